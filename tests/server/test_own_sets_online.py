"""Tables with sets of one's own: everybody gets the cards, and a bad file is refused in words."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from spinney.bots import NoClock, make_bot
from spinney.cards.card_sets import MAX_FILE, parse_set
from spinney.engine import Options, Record, Rng
from spinney.text import Words
from tests.server.test_app import Open, Seated, application, quick_reviews, wish

__all__ = ["application", "quick_reviews"]

EXAMPLE = resources.files("spinney.cards").joinpath("example.toml").read_text("utf-8")
SHORE = Path(__file__).parent.parent / "data" / "shore"


def bots(**changed: Any) -> dict[str, Any]:
    """Ana watches two bots."""
    seats = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Wren", "Ivy")]
    return wish(seats=[{"kind": "me"}, *seats], **changed)


def test_a_table_with_a_set_of_ones_own(application: Open) -> None:
    site = application()
    checked = site.post("/api/sets/check?language=de", json={"text": EXAMPLE}).json()
    assert checked == {
        "key": "coast", "game": "forest", "name": "Coast", "species": 4, "cards": 9,
    }  # fmt: skip
    made = site.post("/api/tables", json=bots(added=[EXAMPLE], seed="5")).json()
    info = site.get(f"/api/tables/{made['code']}").json()
    assert info["options"]["sets"] == ["base", "coast"]
    usual = site.get("/api/catalog/forest").json()
    assert info["deck"] != usual["deck"]
    for language in Words.languages():
        path = f"/api/tables/{made['code']}/catalog?language={language}"
        catalog = site.get(path).json()
        assert catalog["deck"] == info["deck"]
        assert catalog["cards"][: len(usual["cards"])] == usual["cards"]
        own = [species for species in catalog["species"] if species["set"] == "coast"]
        assert {species["picture"] for species in own} >= {"g-kiwi-bird", "g-berry-bush"}
        assert all(species["name"] and species["text"] for species in own)
        assert catalog["sets"]["coast"] == "Coast"
        assert catalog["tags"]["coast"]


def test_it_is_played_and_survives_a_restart(application: Open) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
    made = (
        application().post("/api/tables", json=wish(added=[EXAMPLE], seed="5", seats=seats)).json()
    )
    site = application()
    Seated(site, made["code"], made["token"]).ask("start")
    for _ in range(40):
        ana = Seated(site, made["code"], made["token"], language="de")
        (view,) = [view for view in ana.welcome["views"] if view["prompt"]]
        action = view["prompt"]["legal"][-1]
        told = ana.ask("act", seat=view["seat"], move=view["move"], actions=[action])
        assert told["type"] == "ack", told
        for player in range(2):
            sheet = ana.ask("sheet", player=player)
            assert sheet["type"] == "sheet", sheet
        ana.close()
    ana = Seated(site, made["code"], made["token"], language="it")
    (view,) = [view for view in ana.welcome["views"] if view["prompt"]]
    hint = ana.ask("hint", seat=view["seat"])
    assert hint["type"] == "hint", hint
    assert ana.ask("unseen", seat=view["seat"])["type"] == "unseen"


@pytest.mark.usefixtures("quick_reviews")
def test_a_finished_game_is_shown(application: Open) -> None:
    site = application()
    own = parse_set(EXAMPLE)
    record = Record(Options("forest", 2, ("coast",), added=(own,)), 3)
    # Not at random: such games are long, and so are their reviews.
    game, rng, bot = record.start(), Rng(3), make_bot("greedy")
    while not game.over:
        game.apply(bot.decide(game.view(game.actor), rng, NoClock()))
    replay = json.loads(json.dumps(game.to_json()))
    made = site.post("/api/tables/import", json={"name": "Ben", "replay": replay}).json()
    kept = site.get(f"/api/tables/{made['code']}/replay").json()
    assert kept["options"]["added"] == replay["options"]["added"]
    for language in Words.languages():
        told = site.get(f"/api/tables/{made['code']}/history?language={language}")
        assert told.status_code == 200
        assert "Austernfischer" in told.text or language != "de"
    ben = Seated(site, made["code"], made["token"], language="fr")
    assert ben.ask("review")["type"] == "review"
    assert ben.ask("sheet", player=1)["type"] == "sheet"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "unknown word"),
        (EXAMPLE.replace("cost = 2", "cots = 2"), "grey_seal, cots"),
        (EXAMPLE.replace("copies = 3", "copies = 4"), "sea_buckthorn"),
        (EXAMPLE.replace('key = "coast"', 'key = "base"'), "base"),
    ],
    ids=["empty", "a wrong word", "a wrong deck", "a taken key"],
)
def test_a_bad_file_is_refused_in_words(application: Open, text: str, why: str) -> None:
    site = application()
    for path, body in (("/api/sets/check", {"text": text}), ("/api/tables", bots(added=[text]))):
        answer = site.post(path, json=body)
        assert answer.status_code == 422, answer.text
        assert why in answer.json()["message"]


def test_a_large_file_or_too_many_are_refused(application: Open) -> None:
    site = application()
    assert site.post("/api/sets/check", json={"text": "#" * (MAX_FILE + 1)}).status_code == 422
    assert site.post("/api/tables", json=bots(added=[EXAMPLE] * 5)).status_code == 422
    twice = site.post("/api/tables", json=bots(added=[EXAMPLE] * 2))
    assert twice.status_code == 422
    assert "exists already" in twice.json()["message"]


def test_an_operator_offers_sets(application: Open, tmp_path: Path) -> None:
    """They are in everybody's catalog, and at the tables that choose them; code is possible."""
    site = application(sets=[SHORE])
    catalog = site.get("/api/catalog/forest?language=fr").json()
    assert catalog["sets"]["shore"] == "Rivage"
    assert catalog["colours"] == {"dune_pine": "#8a9a3a"}
    plain = site.post("/api/tables", json=bots()).json()
    assert site.get(f"/api/tables/{plain['code']}").json()["options"]["sets"] == ["base"]
    chosen = bots(options={"game": "forest", "sets": ["alpine", "shore"]})
    made = site.post("/api/tables", json=chosen).json()
    info = site.get(f"/api/tables/{made['code']}").json()
    assert info["options"]["sets"] == ["base", "alpine", "shore"]
    assert info["deck"] == catalog["deck"]
    assert json.dumps(info).count("dune_pine") == 0  # the faces are in the catalog
