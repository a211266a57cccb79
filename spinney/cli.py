"""The commands. Each one is short: it reads, calls the room that knows, and prints."""

from __future__ import annotations

import asyncio
import getpass
import io
import json
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any, NoReturn

import platformdirs
import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from spinney.bots import bots_in_words, make_bot
from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.cards.catalog import Deck, DeckError, parse_deck, shipped_deck
from spinney.cards.vocabulary import DARTMOOR, FOREST, GAMES, SETS, Tag
from spinney.coaching import advice_json, review_json
from spinney.engine import Game, GameError, Options
from spinney.engine.notation import NotationError, read_forests
from spinney.engine.replay import Record, ReplayError
from spinney.engine.solo import CHALLENGES, MEDALS
from spinney.engine.vectors import COMPILED
from spinney.lab.arena import Journal, Tournament, report
from spinney.lab.bench import bench
from spinney.lab.clock import TurnClock
from spinney.lab.plots import check_plot, plot_review
from spinney.lab.review import PLAYOUTS, review
from spinney.lab.simulate import Plan, Result, simulate
from spinney.lab.workers import cores
from spinney.terminal import gallery, speed
from spinney.terminal.coach import print_advice, print_review
from spinney.terminal.files import FileError, read_deck, read_json, read_record
from spinney.terminal.play import SEAT, TerminalGame
from spinney.terminal.replay import show_replay
from spinney.terminal.score import Scorer
from spinney.terminal.seats import Seats
from spinney.terminal.tournament import play_tournament, print_result
from spinney.text import words

GAME = "|".join(GAMES)

app = typer.Typer(
    help="Play, score, simulate and study Forest Shuffle and Forest Shuffle: Dartmoor.",
    epilog="Unofficial fan project. Try: spinney play --game dartmoor",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
deck_app = typer.Typer(
    help="Deck files: show the shipped ones, check your own.", no_args_is_help=True
)
app.add_typer(deck_app, name="deck")


def main() -> None:
    """Run the command line; a mistake in the input is one line on standard error."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        app()
    except (FileError, GameError) as error:
        fail(str(error))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        fail(f"{where}{error.strerror}")


def fail(message: str) -> NoReturn:
    typer.echo(f"spinney: {message}", err=True)
    sys.exit(1)


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(
            f"spinney {version('spinney')}, engine {'compiled' if COMPILED else 'interpreted'}"
        )
        raise typer.Exit


@app.callback()
def _spinney(
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None: ...


# -- options that several commands share ---------------------------------------------------

GameOption = Annotated[
    str | None, typer.Option(metavar=GAME, help="Which game; forest, or dartmoor with --solo.")
]
SetsOption = Annotated[
    str, typer.Option(help="Sets of the forest game, with commas: base,alpine,edge.")
]
PlayersOption = Annotated[int | None, typer.Option(help="How many players, 2 to 5 (solo: 1).")]
DeckOption = Annotated[Path | None, typer.Option(help="A deck file of your own.")]
DraftOption = Annotated[bool, typer.Option("--draft", help="Draft set-up (forest game).")]
StartOption = Annotated[
    int | None, typer.Option(min=1, help="Who starts, from 1 (you); by lot if not given.")
]
NoRemovalOption = Annotated[bool, typer.Option("--no-removal", help="Remove no cards.")]
SoloOption = Annotated[
    str | None,
    typer.Option(metavar="CHALLENGE", help=f"Dartmoor solo mode: {', '.join(CHALLENGES)}."),
]
MedalOption = Annotated[
    str, typer.Option(metavar="|".join(MEDALS), help="Solo mode: the medal to reach.")
]
BotOption = Annotated[str, typer.Option(metavar="BOT", help=f"Who plays: {bots_in_words()}.")]
JobsOption = Annotated[
    int | None, typer.Option(min=1, help="How many processes; one per core if not given.")
]
SeedOption = Annotated[int, typer.Option(min=0, help="Same seed, same games.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _options(
    game: str, sets: str, players: int | None, solo: str | None, start: int | None, **others: Any
) -> Options:
    if players is None:
        players = 1 if solo else 2
    if start is not None and start > players:
        fail(f"no player {start} can start; there are {players}")
    chosen = tuple(name.strip() for name in sets.split(",") if name.strip())
    return Options(game, players, chosen, solo=solo, start=start and start - 1, **others)


def _check_game(game: str) -> None:
    if game not in GAMES:
        fail(f"no game '{game}'; there are {' and '.join(GAMES)}")


def _deck(path: Path | None, options: Options) -> Deck | None:
    """A deck of the user's own, checked for this game before anything starts."""
    if path is None:
        return None
    deck = read_deck(path)
    options.check_deck(deck)
    return deck


# -- playing together ----------------------------------------------------------------------


def _need_online_extra(error: ImportError) -> NoReturn:
    fail(f"{error.name} is missing; install spinney[online]")


@app.command(epilog="Example: spinney serve --port 8000")
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0: everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="sqlite:///FILE or postgresql://...; a file of yours if not given."
        ),
    ] = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://...; needed by several workers.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes serve.")] = 1,
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open it in a browser, if there is a screen.")
    ] = False,
) -> None:
    """Serve tables for playing together, in a browser or with 'spinney join'.

    More can be set by SPINNEY_... variables; docs/server.md lists them.
    """
    try:
        from spinney.server.serve import ServeError
        from spinney.server.serve import serve as run
        from spinney.server.settings import Settings
    except ImportError as error:
        _need_online_extra(error)
    given = {"db": db, "redis": redis}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})  # type: ignore[arg-type]
    typer.echo(f"Spinney is at http://{host}:{port} (Ctrl-C ends it)")
    try:
        run(host, port, workers, settings, browser)
    except ServeError as error:
        fail(str(error))


@app.command(epilog="Example: spinney join http://localhost:8000 --new --bot planner")
def join(
    url: Annotated[str, typer.Argument(help="A server's address, or the link of a table.")],
    name: Annotated[
        str | None, typer.Option(help="What you are called there; your login name if not given.")
    ] = None,
    code: Annotated[str | None, typer.Option(help="The table's code, if not in the link.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Make a table; the first seat is yours.")] = (
        False
    ),
    game: Annotated[
        str | None, typer.Option(metavar=GAME, help="With --new: which game; asked if not given.")
    ] = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help=f"With --new: plays the other seats, else open: {bots_in_words()}.",
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Look on, without a seat.")] = False,
) -> None:
    """Play at a server's table: sit down, come back, or make a new one.

    Without a code or --new it lists the public tables.
    """
    try:
        from spinney.client import Unreachable, address_and_code
        from spinney.server.protocol import MAX_NAME, Refusal
        from spinney.terminal.join import Wish, visit
    except ImportError as error:
        _need_online_extra(error)
    if new and (watch or code):
        fail("--new makes a table of your own; it goes with neither --code nor --watch")
    called = (_login_name()[:MAX_NAME] if name is None else name).strip()
    if not called or not called.isprintable() or len(called) > MAX_NAME:
        fail(f"a name has 1 to {MAX_NAME} characters that can be printed")
    level = None if bot is None else make_bot(bot).name
    options = _options(game or _ask_game(), sets, players, None, None) if new else None
    try:
        address, linked = address_and_code(url)
        wish = Wish(called, name is not None, code or linked, options, level, watch)
        asyncio.run(visit(address, wish))
    except (Unreachable, Refusal) as error:
        fail(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _login_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # nobody in particular
        return words().get("player-name", number=1)


# -- cards and decks -----------------------------------------------------------------------


@app.command(epilog="Example: spinney cards --game forest --tag bat")
def cards(
    game: Annotated[str | None, typer.Option(metavar=GAME, help="Only this game.")] = None,
    set_: Annotated[str | None, typer.Option("--set", help="Only this set.")] = None,
    tag: Annotated[str | None, typer.Option(help="Only cards with this type.")] = None,
    caves: Annotated[bool, typer.Option("--caves", help="The Dartmoor caves instead.")] = False,
    as_json: JsonOption = False,
) -> None:
    """List the species, with filters; a question mark means: not attested."""
    if game is not None:
        _check_game(game)
    every_set = [name for names in SETS.values() for name in names]
    if set_ is not None and set_ not in every_set:
        fail(f"no set '{set_}'; there are {', '.join(every_set)}")
    if tag is not None and tag not in list(Tag):
        fail(f"no type '{tag}'; there are {', '.join(Tag)}")
    english, console = words(), Console()
    if caves:
        if as_json:
            print_json(gallery.caves_json(english))
        else:
            gallery.print_caves(console, english)
        return
    chosen = gallery.select(game, set_, tag)
    if not chosen:
        fail("no species passes all these filters")
    if as_json:
        print_json([gallery.to_json(english, species) for species in chosen])
    else:
        gallery.print_species(console, english, chosen)


@deck_app.command("check", epilog="Example: spinney deck check my-dartmoor.json")
def deck_check(file: Annotated[Path, typer.Argument(help="A deck file (JSON).")]) -> None:
    """Check a deck of your own against the species' copies; names each wrong card."""
    try:
        deck = parse_deck(read_json(file))
    except DeckError as error:
        for problem in error.problems:
            typer.echo(f"{file}: {problem}", err=True)
        sys.exit(1)
    known = "the shipped deck" if deck == shipped_deck(deck.game) else f"deck {deck.digest}"
    typer.echo(f"{file}: {deck.game}, {len(deck.cards)} cards, {', '.join(deck.sets)}: {known}. OK")


@deck_app.command("show", epilog="Example: spinney deck show dartmoor > my-dartmoor.json")
def deck_show(game: Annotated[str, typer.Argument(metavar=GAME, help="Which game.")]) -> None:
    """Print the shipped deck, a start for a corrected one."""
    _check_game(game)
    typer.echo(json.dumps(shipped_deck(game).to_json(), indent=1))


# -- scoring -------------------------------------------------------------------------------


@app.command(epilog="Example: spinney score examples/forest_85.json")
def score(
    files: Annotated[
        list[str], typer.Argument(help="Forest files; - reads one JSON forest per line.")
    ],
    as_json: JsonOption = False,
) -> None:
    """Score forests written in the forest notation, with the reason for every point."""
    scorer, console = Scorer(words()), Console()
    failed = False
    for name in files:
        if name == "-":
            for result in scorer.score_lines(sys.stdin):
                failed |= "error" in result
                print_json(result)
            continue
        try:
            forests = read_forests(read_json(Path(name)))
        except FileError as error:
            typer.echo(f"spinney: {error}", err=True)
            failed = True
            continue
        except NotationError as error:
            typer.echo(f"spinney: {name}: {error}", err=True)
            failed = True
            continue
        if as_json:
            print_json(scorer.forests_json(forests))
        else:
            scorer.print_forests(console, forests)
    if failed:
        sys.exit(1)


# -- simulating ----------------------------------------------------------------------------


@app.command("simulate", epilog="Example: spinney simulate --game dartmoor --games 500 --audit")
def simulate_command(
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bot: BotOption = "random",
    seed: SeedOption = 0,
    start: StartOption = None,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    solo: SoloOption = None,
    medal: MedalOption = MEDALS[0],
    deck: DeckOption = None,
    audit: Annotated[
        bool, typer.Option("--audit", help="Recompute everything after every action.")
    ] = False,
    jobs: JobsOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play whole games and sum them up; the result does not depend on --jobs."""
    chosen = game or (DARTMOOR if solo else FOREST)
    options = _options(
        chosen, sets, players, solo, start, draft=draft, no_removal=no_removal, medal=medal
    )
    plan = Plan(options, seed, _deck(deck, options), audit, make_bot(bot))
    with _game_progress(games) as more:
        result = simulate(plan, games, jobs or cores(), more)
    for violation in result.first_violations[:20]:
        typer.echo(violation, err=True)
    if as_json:
        print_json(result.to_json())
    else:
        _print_result(result)
    if result.violations:
        sys.exit(1)


class _GamesPerSecond(ProgressColumn):
    """How fast it goes."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.3g} games/s" if task.speed else "")


@contextmanager
def _game_progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; whoever plays tells it of games played."""
    errors = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _GamesPerSecond()
    with Progress(
        *columns, TimeRemainingColumn(), console=errors, disable=not errors.is_terminal
    ) as bar:
        task = bar.add_task("Playing", total=games)
        yield lambda more: bar.advance(task, more)


def _print_result(result: Result) -> None:
    data = result.to_json()
    data |= {f"score {key}": value for key, value in data.pop("scores").items()}
    for key, value in data.items():
        if value is not None:
            typer.echo(f"{key.replace('_', ' '):18} {value}")


@app.command(epilog="Example: spinney arena planner search:sims=600 --games 100 --out planner.json")
def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT BOT ...", help=f"Who plays: {bots_in_words()}.")
    ],
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="How many games each pair plays.")] = 100,
    seed: SeedOption = 0,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    deck: DeckOption = None,
    stop_early: Annotated[
        bool, typer.Option("--stop-early", help="End a pair when 99.9 % sure who is better.")
    ] = False,
    jobs: JobsOption = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep all games here; the same command goes on with them.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other on the same deals, each from every seat, and rate them.

    At three and more players the bot named first sits alone among copies of the other. The same
    seed gives the same result for all bots but search:ms=N.
    """
    options = _options(
        game or FOREST, sets, players, None, None, draft=draft, no_removal=no_removal
    )
    tournament = Tournament(options, tuple(bots), games, seed, _deck(deck, options), stop_early)
    journal = Journal(tournament)
    whole = len(journal.pairs) * tournament.deals * options.players
    try:
        with _game_progress(whole) as more:
            play_tournament(journal, out, jobs or cores(), more)
    except KeyboardInterrupt:
        goes_on = f"; the same command goes on with {out}" if out else ""
        typer.echo(f"spinney: stopped{goes_on}", err=True)
        raise typer.Exit(130) from None
    result = report(journal)
    if as_json:
        print_json(result)
    else:
        print_result(Console(), result)


@app.command("bench", epilog="Example: spinney bench --json > bench.json")
def bench_command(
    peers: Annotated[
        bool, typer.Option(help="Also catanatron and open_spiel, installed apart from all else.")
    ] = True,
    growth: Annotated[
        bool, typer.Option("--growth", help="Also against players, sets and processes.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on this machine, compiled and interpreted, beside its peers."""
    errors = Console(stderr=True)
    with errors.status("Measuring ...") as status:
        data = bench(peers, growth, lambda what: status.update(f"Measuring: {what} ..."))
    if as_json:
        print_json(data)
    else:
        speed.print_bench(Console(), data)


# -- playing -------------------------------------------------------------------------------


@app.command(epilog="Example: spinney play --game dartmoor --players 3")
def play(
    game: Annotated[
        str | None, typer.Option(metavar=GAME, help="Which game; asked if not given.")
    ] = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    bot: BotOption = "planner",
    seed: Annotated[int | None, typer.Option(min=0, help="The deal; by lot if not given.")] = None,
    start: StartOption = None,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    hidden_score: Annotated[bool, typer.Option("--hidden-score", help="No live scores.")] = False,
    solo: SoloOption = None,
    medal: MedalOption = MEDALS[0],
    deck: DeckOption = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to save; else a file of its own.")
    ] = None,
) -> None:
    """Play in the terminal against bots, or against the automa."""
    level = make_bot(bot).name
    chosen = game or (DARTMOOR if solo else _ask_game())
    options = _options(
        chosen, sets, players, solo, start,
        draft=draft, no_removal=no_removal, medal=medal, visible_score=not hidden_score,
    )  # fmt: skip
    path = save or _new_game_file(chosen)
    if path.exists():
        fail(f"{path}: exists already; 'spinney resume {path}' goes on with it")
    rivals = range(1, options.players)
    english = words()
    names = [english.get("bot-name", number=p) for p in rivals]
    seats = Seats([english.get("player-name", number=1), *names], [level for _ in rivals])
    deal = secrets.randbits(128) if seed is None else seed
    record = Record(options, deal, _deck(deck, options), notes=seats.notes())
    TerminalGame(record, path, english, Console()).run()


@app.command(epilog="Example: spinney resume game.json")
def resume(
    file: Annotated[Path | None, typer.Argument(help="A saved game; else the last.")] = None,
) -> None:
    """Go on with a game saved by 'spinney play'."""
    path = file or _last_game()
    record = read_record(path)
    try:
        session = TerminalGame(record, path, words(), Console())
    except ReplayError as error:
        fail(f"{path}: {error}")
    session.run()


def _ask_game() -> str:
    """Which game, when nothing said so and somebody is there to answer."""
    if not sys.stdin.isatty():
        return FOREST
    english = words()
    for number, name in enumerate(GAMES, 1):
        typer.echo(f"{number:>3}  {english.get(f'game-{name}')}")
    while True:
        try:
            answer = input(english.get("play-which-game")).strip()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if answer in ("", "1", "2"):
            return DARTMOOR if answer == "2" else FOREST


def _games_folder() -> Path:
    return Path(platformdirs.user_data_dir("spinney")) / "games"


def _new_game_file(game: str) -> Path:
    """A file of its own for each game, also for two started in the same second."""
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}.json"
    return _games_folder() / name


def _last_game() -> Path:
    """The terminal game that was saved last."""
    saved = sorted(_games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saved:
        fail(f"no saved game in {_games_folder()}")
    return saved[-1]


@app.command(epilog="Example: spinney replay --step game.json")
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before each turn.")] = False,
    until: Annotated[int | None, typer.Option(min=0, help="Stop after so many actions.")] = None,
    reveal: Annotated[
        bool, typer.Option("--reveal", help="Also a game that is not over: shows all hidden cards.")
    ] = False,
) -> None:
    """Tell a saved game again, hidden cards and all, then score it."""
    record = read_record(file)
    if not _replayed(file, record).over and not reveal:
        fail(f"{file}: the game is not over; --reveal shows it, with all hidden cards")
    wait = _wait if step else lambda: True
    show_replay(record, words(), Console(), until, wait)


@app.command(epilog="Example: spinney hint game.json --ms 2000")
def hint(
    file: Annotated[
        Path | None, typer.Argument(help="A saved game; the last terminal game if not given.")
    ] = None,
    ms: Annotated[int, typer.Option(min=1, help="How long to think, in milliseconds.")] = 1000,
    sims: Annotated[
        int, typer.Option(min=0, help="Instead: how many games to play out; repeatable.")
    ] = 0,
    as_json: JsonOption = False,
) -> None:
    """The best choices of whoever is to move in a saved game, with the reasons.

    Only what that player can know is looked at.
    """
    path = file or _last_game()
    record = read_record(path)
    game = _replayed(path, record)
    if game.over:
        fail(f"{path}: the game is over; 'spinney review {path}' looks back at it")
    if Seats.noted_in(record) and game.actor != SEAT:
        fail(f"{path}: a bot is to move; 'spinney resume {path}' lets it")
    clock = TurnClock(game.players).start(game.actor, game.turn)
    budget = Budget(sims, 0.0 if sims else ms / 1000, clock)
    view = game.view(game.actor)
    advice, english = advise(view, budget), words()
    if as_json:
        print_json(advice_json(english, view.state, advice))
        return
    if view.prompt is not None:
        typer.echo(english.prompt(view.state, view.prompt))
    print_advice(Console(), english, view.state, advice)


@app.command("review", epilog="Example: spinney review game.json --plot game.svg")
def review_command(
    file: Annotated[
        Path | None, typer.Argument(help="A finished game; the last terminal game if not given.")
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Also draw it: a file such as game.svg or game.png.")
    ] = None,
    playouts: Annotated[
        int, typer.Option(min=1, help="Games played out from each turn; more is surer and slower.")
    ] = PLAYOUTS,
    as_json: JsonOption = False,
) -> None:
    """Look back at a finished game: chances over time, turning points, costly choices."""
    path = file or _last_game()
    record = read_record(path)
    game, english = _replayed(path, record), words()
    names = [english.get("player-name", number=p + 1) for p in range(game.players)]
    if plot is not None:
        check_plot(plot)
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task("Looking back", total=1.0)
        found = review(record, playouts, lambda part: bar.update(task, completed=part))
    if plot is not None:
        plot_review(found, names, plot)
    if as_json:
        print_json(review_json(english, record, found))
    else:
        print_review(Console(), english, record, names, found)


def _replayed(path: Path, record: Record) -> Game:
    try:
        return record.game()
    except ReplayError as error:
        fail(f"{path}: {error}")


def _wait() -> bool:
    try:
        return input() != "q"
    except (EOFError, KeyboardInterrupt):
        return False
