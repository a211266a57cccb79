"""Score pads become logs of operations: existing cards become the operations that lay them."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

pads = sa.table("pads", sa.column("code", sa.String), sa.column("state", sa.Text))


def upgrade() -> None:
    connection = op.get_bind()
    for code, state in connection.execute(sa.select(pads.c.code, pads.c.state)).all():
        changed = json.dumps(with_ops(json.loads(state)))
        connection.execute(pads.update().where(pads.c.code == code).values(state=changed))


def downgrade() -> None:
    raise NotImplementedError("operations cannot be told as forests of one version again")


def with_ops(old: dict[str, Any]) -> dict[str, Any]:
    pad = old["pad"]
    terms = {name: pad[name] for name in ("code", "game", "title", "sets", "solo", "closed")}
    ops = [op for player in pad["players"] for op in ops_of(player)]
    most = {what: n for what, n in pad["rivals"].items() if n}
    ops += [
        {"id": f"{clock}-rivals", "type": "rival", "what": what, "most": n}
        for clock, (what, n) in enumerate(most.items(), 1)
    ]
    return terms | {
        "seq": pad["seq"], "version": pad["version"], "ops": ops,
        "key": old["key"], "keys": old["keys"], "next": old["next"],
    }  # fmt: skip


def ops_of(player: dict[str, Any]) -> list[dict[str, Any]]:
    """A player's operations; a browser that kept the same pad makes the same ones."""
    number, forest = player["player"], player["forest"]
    ops: list[dict[str, Any]] = []

    def add(**change: Any) -> str:
        id = f"{len(ops) + 1}-p{number}"
        ops.append({"id": id, "player": number} | change)
        return id

    add(type="name", name=player["name"])
    for entry in forest["hosts"]:
        host = add(type="lay", card=entry["card"])
        for slot, cards in entry.items():
            for card in cards if slot != "card" else ():
                add(type="lay", card=card, host=host, slot=slot)
    if forest["cave"]:
        add(type="cave", n=forest["cave"])
    if forest["cave_card"]:
        add(type="cave_card", n=forest["cave_card"])
    return ops
