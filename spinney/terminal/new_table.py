"""A real table to score: which game, which sets, who played."""

from __future__ import annotations

from datetime import date

from spinney.cards.catalog import SETS
from spinney.cards.vocabulary import FOREST, GAMES
from spinney.engine.notation import NotationError, read_forests
from spinney.terminal.asking import Asker, as_number
from spinney.terminal.score_draft import Notation, reason
from spinney.text.names import plain


def new_table(asker: Asker, game: str | None) -> Notation:
    """Ask for the game, its sets and who played."""
    chosen = game or _ask_game(asker)
    data: Notation = {"game": chosen, "date": date.today().isoformat()}
    data["sets"] = _ask_sets(asker) if chosen == FOREST else list(SETS[chosen])
    added = [each for each in asker.words.added if each.game == chosen]
    if added:
        data["sets"] += [each.key for each in added]
        data["added"] = [dict(each.data) for each in added]
    while True:
        names = [name.strip() for name in asker.line("entry-names").split(",")]
        called = [name for name in names if name] or [asker.words.get("player-name", number=1)]
        data["players"] = [{"name": name, "cave": 0, "hosts": []} for name in called]
        try:
            read_forests(data)
        except NotationError as error:
            why = asker.words.phrase(reason(error))
            asker.say(asker.words.get("entry-cannot", why=why))
            continue
        if len(set(map(plain, called))) == len(called):
            return data
        asker.say(asker.words.get("entry-same-name"))


def _ask_game(asker: Asker) -> str:
    asker.offer(asker.words.get(f"game-{game}") for game in GAMES)
    while True:
        answer = asker.line("play-which-game") or "1"
        if answer in ("1", "2"):
            return GAMES[int(answer) - 1]


def _ask_sets(asker: Asker) -> list[str]:
    base, *others = SETS[FOREST]
    asker.offer(asker.words.set(name) for name in others)
    while True:
        numbers = [as_number(part) for part in asker.line("entry-sets").split()]
        chosen = [number for number in numbers if number and number <= len(others)]
        if len(chosen) == len(numbers):
            return [base, *(others[number - 1] for number in sorted(set(chosen)))]
