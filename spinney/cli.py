"""The commands. Each one is short: it reads, calls the room that knows, and prints."""

from __future__ import annotations

import asyncio
import getpass
import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from importlib.metadata import version
from itertools import count
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
from typer.main import get_command

from spinney.bots import make_bot
from spinney.bots.coach import advise
from spinney.bots.search import Budget
from spinney.cards.catalog import Deck, DeckError, parse_deck, shipped_deck
from spinney.cards.phrases import quoted
from spinney.cards.vocabulary import DARTMOOR, FOREST, GAMES, SETS, Tag
from spinney.coaching import advice_json, review_json
from spinney.engine import Game, GameError, Options
from spinney.engine.notation import Forests
from spinney.engine.options import no_game
from spinney.engine.replay import Record, ReplayError
from spinney.engine.solo import MEDALS
from spinney.engine.vectors import COMPILED
from spinney.lab.arena import Journal, Tournament, report
from spinney.lab.bench import bench
from spinney.lab.clock import TurnClock
from spinney.lab.plots import Labels, check_plot, plot_review
from spinney.lab.review import PLAYOUTS, review
from spinney.lab.simulate import Plan, Result, simulate
from spinney.lab.workers import cores
from spinney.terminal import gallery, speed
from spinney.terminal.asking import Asker
from spinney.terminal.coach import print_advice, print_review
from spinney.terminal.draft import Draft
from spinney.terminal.entry import Entry
from spinney.terminal.files import (
    FileError,
    in_file,
    read_deck,
    read_json,
    read_record,
    system_reason,
)
from spinney.terminal.help import UsageError, speak_help, usage_text, wanted_language
from spinney.terminal.language import (
    VARIABLE,
    Commands,
    check_language,
    language_of,
    terminal_words,
)
from spinney.terminal.new_table import new_table
from spinney.terminal.play import SEAT, TerminalGame, program
from spinney.terminal.replay import show_replay
from spinney.terminal.score import Scorer
from spinney.terminal.seats import Seats
from spinney.terminal.sheet_html import HtmlSheet, day_of
from spinney.terminal.tournament import play_tournament, print_result
from spinney.text import Words, words

GAME = "|".join(GAMES)
LANGUAGES = "|".join(Words.languages())

# What helps is the name of a message; the epilog is an example.
app = typer.Typer(
    help="help-spinney",
    epilog="spinney play --game dartmoor",
    no_args_is_help=True,
    add_completion=False,
)
deck_app = typer.Typer(help="help-deck", no_args_is_help=True)
app.add_typer(deck_app, name="deck")

#: The language that is spoken.
_language: ContextVar[str] = ContextVar("_language")


def main() -> None:
    """Run the command line; a mistake in the input is one line on standard error."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        _language.set(language_of(os.environ))
        command = get_command(app)
        language = wanted_language(command, sys.argv[1:])
        if language is not None:
            check_language(language)
            _language.set(language)
        speak_help(command, spoken)
        status = command(standalone_mode=False)
    except UsageError as error:
        text = usage_text(spoken(), error, " ".join(sys.argv[1:]))
        if text:
            complain(text)
        sys.exit(2)
    except GameError as error:
        give_up(spoken().phrase(error.phrase))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        why = system_reason(error)
        give_up(spoken().phrase(in_file(error.filename, why).phrase if error.filename else why))
    if status:
        sys.exit(status)


def spoken() -> Words:
    """The words of the language that is spoken; to read them takes a moment."""
    return terminal_words(_language.get())


def complain(text: str) -> None:
    typer.echo(f"spinney: {text}", err=True)


def give_up(text: str) -> NoReturn:
    complain(text)
    sys.exit(1)


def fail(message: str, /, **args: str | int) -> NoReturn:
    give_up(spoken().get(message, **args))


def misuse(message: str, /, **args: str | int) -> NoReturn:
    """As for any command line that is not understood."""
    complain(spoken().get(message, **args))
    sys.exit(2)


def tell(message: str, /, **args: str | int | bool) -> None:
    typer.echo(spoken().get(message, **args))


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))


def _version(context: typer.Context, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        typer.echo(
            f"spinney {version('spinney')}, engine {'compiled' if COMPILED else 'interpreted'}"
        )
        raise typer.Exit


@app.callback()
def _spinney(
    language: Annotated[
        str | None, typer.Option(envvar=VARIABLE, metavar=LANGUAGES, help="option-language")
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="option-version"),
    ] = False,
) -> None:
    """Both are seen to before there is a command, the language by :func:`main`."""


# -- options that several commands share ---------------------------------------------------

GameOption = Annotated[str | None, typer.Option(metavar=GAME, help="option-game")]
SetsOption = Annotated[str, typer.Option(help="option-sets")]
PlayersOption = Annotated[int | None, typer.Option(help="option-players")]
DeckOption = Annotated[Path | None, typer.Option(help="option-deck")]
DraftOption = Annotated[bool, typer.Option("--draft", help="option-draft")]
StartOption = Annotated[int | None, typer.Option(min=1, help="option-start")]
NoRemovalOption = Annotated[bool, typer.Option("--no-removal", help="option-no-removal")]
SoloOption = Annotated[
    str | None,
    typer.Option(metavar="CHALLENGE", help="option-solo"),
]
MedalOption = Annotated[str, typer.Option(metavar="|".join(MEDALS), help="option-medal")]
BotOption = Annotated[str, typer.Option(metavar="BOT", help="option-bot")]
JobsOption = Annotated[int | None, typer.Option(min=1, help="option-jobs")]
SeedOption = Annotated[int, typer.Option(min=0, help="option-seed")]
JsonOption = Annotated[bool, typer.Option("--json", help="option-json")]


def _options(
    game: str, sets: str, players: int | None, solo: str | None, start: int | None, **others: Any
) -> Options:
    if players is None:
        players = 1 if solo else 2
    if start is not None and start > players:
        fail("fail-start", start=start, players=players)
    chosen = tuple(name.strip() for name in sets.split(",") if name.strip())
    return Options(game, players, chosen, solo=solo, start=start and start - 1, **others)


def _check_game(game: str) -> None:
    if game not in GAMES:
        raise GameError(no_game(game))


def _deck(path: Path | None, options: Options) -> Deck | None:
    """A deck of the user's own, checked for this game before anything starts."""
    if path is None:
        return None
    deck = read_deck(path)
    options.check_deck(deck)
    return deck


# -- playing together ----------------------------------------------------------------------


def _need_online_extra(error: ImportError) -> NoReturn:
    fail("fail-online", name=str(error.name))


@app.command(help="help-serve", epilog="spinney serve --port 8000")
def serve(
    host: Annotated[str, typer.Option(help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-port")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(metavar="URL", help="option-db"),
    ] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="option-redis")] = None,
    workers: Annotated[int, typer.Option(min=1, help="option-workers")] = 1,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="option-open")] = False,
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
    tell("serve-address", address=f"http://{host}:{port}")
    try:
        run(host, port, workers, settings, browser)
    except ServeError:
        fail("fail-workers")


@app.command(help="help-join", epilog="spinney join http://localhost:8000 --new --bot planner")
def join(
    url: Annotated[str, typer.Argument(help="option-url")],
    name: Annotated[str | None, typer.Option(help="option-name")] = None,
    code: Annotated[str | None, typer.Option(help="option-code")] = None,
    new: Annotated[bool, typer.Option("--new", help="option-new")] = (False),
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-new-game")] = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="option-new-bot",
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="option-watch")] = False,
) -> None:
    """Play at a server's table: sit down, come back, or make a new one.

    Without a code or --new it lists the public tables.
    """
    try:
        from pydantic import TypeAdapter, ValidationError

        from spinney.client import address_and_code
        from spinney.server.protocol import MAX_NAME, Name, Refusal
        from spinney.terminal.join import Wish, visit
        from spinney.terminal.refusals import NotPossible, bot_for_a_table, refusal_text
    except ImportError as error:
        _need_online_extra(error)
    if new and (watch or code):
        fail("fail-new")
    try:
        wanted = _login_name()[:MAX_NAME] if name is None else name
        called = TypeAdapter(Name).validate_python(wanted)
    except ValidationError:
        fail("fail-name", most=MAX_NAME)
    options = _options(game or _ask_game(), sets, players, None, None) if new else None
    try:
        level = None if bot is None else bot_for_a_table(spoken(), bot)
        address, linked = address_and_code(url)
        wish = Wish(called, name is not None, code or linked, options, level, watch)
        asyncio.run(visit(address, wish, spoken()))
    except Refusal as refusal:
        give_up(refusal_text(spoken(), refusal))
    except NotPossible as error:
        give_up(str(error))
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _login_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # nobody in particular
        return spoken().get("player-name", number=1)


# -- cards and decks -----------------------------------------------------------------------


@app.command(help="help-cards", epilog="spinney cards --game forest --tag bat")
def cards(
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-only-game")] = None,
    set_: Annotated[str | None, typer.Option("--set", help="option-only-set")] = None,
    tag: Annotated[str | None, typer.Option(help="option-only-tag")] = None,
    caves: Annotated[bool, typer.Option("--caves", help="option-caves")] = False,
    as_json: JsonOption = False,
) -> None:
    """List the species, with filters; a question mark means: not attested."""
    if game is not None:
        _check_game(game)
    every_set = [name for names in SETS.values() for name in names]
    if set_ is not None and set_ not in every_set:
        fail("fail-set", set=quoted(set_), sets=", ".join(every_set))
    if tag is not None and tag not in list(Tag):
        fail("fail-tag", tag=quoted(tag), tags=", ".join(Tag))
    lexicon, console = spoken(), Console()
    if caves:
        if as_json:
            print_json(gallery.caves_json(lexicon))
        else:
            gallery.print_caves(console, lexicon)
        return
    chosen = gallery.select(game, set_, tag)
    if not chosen:
        fail("fail-filters")
    if as_json:
        print_json([gallery.to_json(lexicon, species) for species in chosen])
    else:
        gallery.print_species(console, lexicon, chosen)


@deck_app.command("check", help="help-deck-check", epilog="spinney deck check my-dartmoor.json")
def deck_check(file: Annotated[Path, typer.Argument(help="option-deck-file")]) -> None:
    """Check a deck of your own against the species' copies; names each wrong card."""
    try:
        deck = parse_deck(read_json(file))
    except DeckError as error:
        for problem in error.problems:
            typer.echo(spoken().phrase(in_file(file, problem).phrase), err=True)
        sys.exit(1)
    tell(
        "deck-checked",
        path=str(file), game=deck.game, cards=len(deck.cards), sets=", ".join(deck.sets),
        shipped=deck == shipped_deck(deck.game), digest=deck.digest,
    )  # fmt: skip


@deck_app.command(
    "show", help="help-deck-show", epilog="spinney deck show dartmoor > my-dartmoor.json"
)
def deck_show(game: Annotated[str, typer.Argument(metavar=GAME, help="option-which-game")]) -> None:
    """Print the shipped deck, a start for a corrected one."""
    _check_game(game)
    typer.echo(json.dumps(shipped_deck(game).to_json(), indent=1))


# -- scoring -------------------------------------------------------------------------------


@app.command(
    help="help-score",
    epilog="spinney score examples/forest_85.json --html sheet.html\n\n"
    "spinney score --interactive --game dartmoor table.json",
)
def score(
    context: typer.Context,
    files: Annotated[list[str] | None, typer.Argument(help="option-forests")] = None,
    interactive: Annotated[bool, typer.Option("--interactive", help="option-interactive")] = False,
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-table-game")] = None,
    html: Annotated[str | None, typer.Option(metavar="OUT", help="option-html")] = None,
    force: Annotated[bool, typer.Option("--force", help="option-force")] = False,
    as_json: JsonOption = False,
) -> None:
    """Score forests, with the reason for every point: read from files, or entered by hand."""
    names = files or []
    if not names and not interactive:
        misuse("usage-missing", name="files", help=f"{context.command_path} --help")
    if (interactive or html is not None) and (len(names) > 1 or "-" in names):
        fail("fail-one-table")
    sheet = None if html is None else HtmlFile(html, force, Path(names[0]) if names else None)
    if interactive:
        _enter(Path(names[0]) if names else None, game, sheet, as_json)
        return
    scorer, console = Scorer(spoken()), Console()
    failed = False
    for name in names:
        if name == "-":
            for result in scorer.score_lines(sys.stdin):
                failed |= "error" in result
                print_json(result)
            continue
        try:
            data, forests = scorer.read_table(Path(name))
        except FileError as error:
            complain(spoken().phrase(error.phrase))
            failed = True
            continue
        if sheet is not None:
            sheet.write(data, forests)
        if sheet is not None and sheet.on_stdout:
            continue
        if as_json:
            print_json(scorer.forests_json(forests))
        else:
            scorer.print_forests(console, forests)
    if failed:
        sys.exit(1)


class HtmlFile:
    """Where a sheet to print goes: never over a file that nobody wants to lose."""

    def __init__(self, out: str, force: bool, table: Path | None) -> None:
        self.on_stdout = out == "-"
        self.path = Path(out)
        self.force = force
        if self.on_stdout:
            return
        if table is not None and self.path.resolve() == table.resolve():
            fail("fail-html-itself", path=out)
        if self.path.exists() and not force:
            fail("fail-html-exists", path=out)

    def write(self, data: object, forests: Forests) -> None:
        page = HtmlSheet(words(_language.get()), forests, day_of(data)).page()
        if self.on_stdout:
            typer.echo(page, nl=False)
            return
        with self.path.open("w" if self.force else "x", encoding="utf-8") as file:
            file.write(page)


def _enter(path: Path | None, game: str | None, sheet: HtmlFile | None, as_json: bool) -> None:
    """Let somebody enter a table, or go on with one, then score it."""
    if game is not None:
        _check_game(game)
    lexicon = spoken()
    scorer = Scorer(lexicon)
    # What is read by a program is alone on standard output.
    apart = as_json or (sheet is not None and sheet.on_stdout)
    console = Console(stderr=apart)
    ask = _ask_apart if apart else input
    if path is not None and path.exists():
        data, forests = scorer.read_table(path)
        if game not in (None, forests.game):
            fail("fail-other-game", path=str(path), game=lexicon.get(f"game-{forests.game}"))
    else:
        try:
            data = new_table(Asker(lexicon, console, ask), game)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
    draft = Draft(data, path or _new_file("tables", data["game"]))
    forests = Entry(draft, lexicon, console, ask).run()
    scorer.print_ranking(console, forests)
    if sheet is not None:
        sheet.write(draft.data, forests)
    if as_json:
        print_json(scorer.forests_json(forests))
    elif not apart:
        scorer.print_forests(console, forests)
    left = lexicon.get("entry-left", program=program(), path=str(draft.path))
    console.print(left, markup=False, highlight=False, soft_wrap=True)


def _ask_apart(prompt: str) -> str:
    typer.echo(prompt, nl=False, err=True)
    return input()


# -- simulating ----------------------------------------------------------------------------


@app.command(
    "simulate", help="help-simulate", epilog="spinney simulate --game dartmoor --games 500 --audit"
)
def simulate_command(
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="option-games")] = 100,
    bot: BotOption = "random",
    seed: SeedOption = 0,
    start: StartOption = None,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    solo: SoloOption = None,
    medal: MedalOption = MEDALS[0],
    deck: DeckOption = None,
    audit: Annotated[bool, typer.Option("--audit", help="option-audit")] = False,
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
        lexicon = spoken()
        if not task.speed:
            return Text()
        return Text(lexicon.get("games-per-second", n=speed.rate(lexicon, task.speed)))


@contextmanager
def _game_progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; whoever plays tells it of games played."""
    errors = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _GamesPerSecond()
    with Progress(
        *columns, TimeRemainingColumn(), console=errors, disable=not errors.is_terminal
    ) as bar:
        task = bar.add_task(spoken().get("progress-playing"), total=games)
        yield lambda more: bar.advance(task, more)


def _print_result(result: Result) -> None:
    lexicon, data = spoken(), result.to_json()
    data |= {f"score-{key}": value for key, value in data.pop("scores").items()}
    for key, value in data.items():
        if value is not None:
            text = (
                value if isinstance(value, str) else lexicon.number(value, isinstance(value, float))
            )
            typer.echo(f"{lexicon.get(f'simulate-{key}'):28} {text}")


@app.command(
    help="help-arena", epilog="spinney arena planner search:sims=600 --games 100 --out planner.json"
)
def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT ...", help="option-bot")],
    game: GameOption = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    games: Annotated[int, typer.Option(min=1, help="option-games-each")] = 100,
    seed: SeedOption = 0,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    deck: DeckOption = None,
    stop_early: Annotated[bool, typer.Option("--stop-early", help="option-stop-early")] = False,
    jobs: JobsOption = None,
    out: Annotated[Path | None, typer.Option(help="option-out")] = None,
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
        complain(spoken().get("arena-stopped", kept=out is not None, path=str(out)))
        raise typer.Exit(130) from None
    result = report(journal)
    if as_json:
        print_json(result)
    else:
        print_result(Console(), spoken(), result)


@app.command("bench", help="help-bench", epilog="spinney bench --json > bench.json")
def bench_command(
    peers: Annotated[bool, typer.Option(help="option-peers")] = True,
    growth: Annotated[bool, typer.Option("--growth", help="option-growth")] = False,
    as_json: JsonOption = False,
) -> None:
    """Measure the engine on this machine, compiled and interpreted, beside its peers."""
    lexicon, errors, parts = spoken(), Console(stderr=True), count(1)
    with errors.status("") as status:
        data = bench(
            peers, growth, lambda _: status.update(lexicon.get("progress-measuring", n=next(parts)))
        )
    if as_json:
        print_json(data)
    else:
        speed.SpeedReport(lexicon, Console()).print(data)


# -- playing -------------------------------------------------------------------------------


@app.command(help="help-play", epilog="spinney play --game dartmoor --players 3")
def play(
    game: Annotated[str | None, typer.Option(metavar=GAME, help="option-ask-game")] = None,
    sets: SetsOption = "",
    players: PlayersOption = None,
    bot: BotOption = "planner",
    seed: Annotated[int | None, typer.Option(min=0, help="option-deal")] = None,
    start: StartOption = None,
    draft: DraftOption = False,
    no_removal: NoRemovalOption = False,
    hidden_score: Annotated[
        bool, typer.Option("--hidden-score", help="option-hidden-score")
    ] = False,
    solo: SoloOption = None,
    medal: MedalOption = MEDALS[0],
    deck: DeckOption = None,
    save: Annotated[Path | None, typer.Option(help="option-save")] = None,
) -> None:
    """Play in the terminal against bots, or against the automa."""
    level = make_bot(bot).name
    chosen = game or (DARTMOOR if solo else _ask_game())
    options = _options(
        chosen, sets, players, solo, start,
        draft=draft, no_removal=no_removal, medal=medal, visible_score=not hidden_score,
    )  # fmt: skip
    path = save or _new_file("games", chosen)
    if path.exists():
        fail("fail-exists", path=str(path))
    rivals = range(1, options.players)
    lexicon = spoken()
    names = [lexicon.get("bot-name", number=p) for p in rivals]
    seats = Seats([lexicon.get("player-name", number=1), *names], [level for _ in rivals])
    deal = secrets.randbits(128) if seed is None else seed
    record = Record(options, deal, _deck(deck, options), notes=seats.notes())
    TerminalGame(record, path, lexicon, Console()).run()


@app.command(help="help-resume", epilog="spinney resume game.json")
def resume(
    file: Annotated[Path | None, typer.Argument(help="option-saved-or-last")] = None,
) -> None:
    """Go on with a game saved by 'spinney play'."""
    path = file or _last_game()
    record = read_record(path)
    try:
        game = TerminalGame(record, path, spoken(), Console())
    except ReplayError as error:
        raise in_file(path, error.phrase) from None
    game.run()


def _ask_game() -> str:
    """Which game, when nothing said so and somebody is there to answer."""
    if not sys.stdin.isatty():
        return FOREST
    lexicon = spoken()
    for number, name in enumerate(GAMES, 1):
        typer.echo(f"{number:>3}  {lexicon.get(f'game-{name}')}")
    while True:
        try:
            answer = input(lexicon.get("play-which-game")).strip()
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if answer in ("", "1", "2"):
            return DARTMOOR if answer == "2" else FOREST


def _data_folder(name: str) -> Path:
    return Path(platformdirs.user_data_dir("spinney")) / name


def _new_file(folder: str, game: str) -> Path:
    """A file of its own for each game, also for two started in the same second."""
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}.json"
    return _data_folder(folder) / name


def _last_game() -> Path:
    """The terminal game that was saved last."""
    folder = _data_folder("games")
    saved = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not saved:
        fail("fail-no-saved-game", folder=str(folder))
    return saved[-1]


@app.command(help="help-replay", epilog="spinney replay --step game.json")
def replay(
    file: Annotated[Path, typer.Argument(help="option-saved")],
    step: Annotated[bool, typer.Option("--step", help="option-step")] = False,
    until: Annotated[int | None, typer.Option(min=0, help="option-until")] = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="option-reveal")] = False,
) -> None:
    """Tell a saved game again, hidden cards and all, then score it."""
    record = read_record(file)
    if not _replayed(file, record).over and not reveal:
        fail("fail-not-over", path=str(file))
    wait = _wait if step else lambda: True
    show_replay(record, spoken(), Console(), until, wait)


@app.command(help="help-hint", epilog="spinney hint game.json --ms 2000")
def hint(
    file: Annotated[Path | None, typer.Argument(help="option-saved-or-last")] = None,
    ms: Annotated[int, typer.Option(min=1, help="option-ms")] = 1000,
    sims: Annotated[int, typer.Option(min=0, help="option-sims")] = 0,
    as_json: JsonOption = False,
) -> None:
    """The best choices of whoever is to move in a saved game, with the reasons.

    Only what that player can know is looked at.
    """
    path = file or _last_game()
    record = read_record(path)
    game = _replayed(path, record)
    if game.over:
        fail("fail-over", path=str(path))
    if Seats.noted_in(record) and game.actor != SEAT:
        fail("fail-bot-moves", path=str(path))
    clock = TurnClock(game.players).start(game.actor, game.turn)
    budget = Budget(sims, 0.0 if sims else ms / 1000, clock)
    view = game.view(game.actor)
    advice, lexicon = advise(view, budget), spoken()
    if as_json:
        print_json(advice_json(lexicon, view.state, advice))
        return
    if view.prompt is not None:
        typer.echo(lexicon.prompt(view.state, view.prompt))
    print_advice(Console(), lexicon, view.state, advice)


@app.command("review", help="help-review", epilog="spinney review game.json --plot game.svg")
def review_command(
    file: Annotated[Path | None, typer.Argument(help="option-finished")] = None,
    plot: Annotated[Path | None, typer.Option(help="option-plot")] = None,
    playouts: Annotated[int, typer.Option(min=1, help="option-playouts")] = PLAYOUTS,
    as_json: JsonOption = False,
) -> None:
    """Look back at a finished game: chances over time, turning points, costly choices."""
    path = file or _last_game()
    record = read_record(path)
    game, lexicon = _replayed(path, record), spoken()
    names = [lexicon.get("player-name", number=p + 1) for p in range(game.players)]
    if plot is not None:
        check_plot(plot)
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as bar:
        task = bar.add_task(lexicon.get("progress-review"), total=1.0)
        found = review(record, playouts, lambda part: bar.update(task, completed=part))
    if plot is not None:
        labels = Labels(*(lexicon.get(f"plot-{axis}") for axis in Labels._fields))
        plot_review(found, names, labels, plot)
    if as_json:
        print_json(review_json(lexicon, record, found))
    else:
        print_review(Console(), lexicon, record, names, found)


def _replayed(path: Path, record: Record) -> Game:
    try:
        return record.game()
    except ReplayError as error:
        raise in_file(path, error.phrase) from None


def _wait() -> bool:
    try:
        return Commands(spoken()).split(input())[0] != "leave"
    except (EOFError, KeyboardInterrupt):
        return False
