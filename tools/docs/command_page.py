"""The command line reference, from the commands themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from spinney.bots import bot_list_text
from spinney.cli import app
from spinney.engine.solo import CHALLENGES
from spinney.text import words

INTRO = """# The command line

Generated from the commands themselves: `spinney --help` and `spinney COMMAND --help` say the same,
in five languages. After `make setup`, `spinney` is `.venv/bin/spinney`; `. .venv/bin/activate` puts
it on your path.
"""

#: The placeholder for a value, by type.
KINDS = {"int": "N", "float": "X", "path": "PATH"}


def page() -> str:
    """Every command with its options and an example."""
    command = get_command(app())
    return "\n".join([INTRO, *_options(command), "", *_parts(command, "spinney")]) + "\n"


def _parts(group: Any, path: str) -> Iterator[str]:
    for name, command in group.commands.items():
        if getattr(command, "commands", None):
            yield from _parts(command, f"{path} {name}")
        else:
            yield from _section(command, f"{path} {name}")


def _section(command: Any, path: str) -> Iterator[str]:
    wanted = [_argument(param) for param in command.params if _is_argument(param)]
    yield f"## {path}\n"
    yield _text(command.help) + "\n"
    yield f"```text\n{' '.join([path, *wanted, '[OPTIONS]'])}\n```\n"
    yield from _options(command)
    yield "\nFor example\n"
    yield f"```sh\n{command.epilog.replace(chr(10) * 2, chr(10))}\n```\n"


def _options(command: Any) -> Iterator[str]:
    if not command.params:
        return
    yield "| option | meaning | default |"
    yield "|---|---|---|"
    for param in command.params:
        yield f"| {_names(param)} | {_text(param.help)} | {_default(param)} |"


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _argument(param: Any) -> str:
    name = param.metavar or param.name.upper() + ("..." if param.nargs < 0 else "")
    return name if param.required else f"[{name}]"


def _names(param: Any) -> str:
    if _is_argument(param):
        return _code(_argument(param))
    names = ", ".join(_code(name) for name in (*param.opts, *param.secondary_opts))
    return names if param.is_flag else f"{names} {_code(param.metavar or _kind(param))}"


def _kind(param: Any) -> str:
    """The placeholder for an option without a metavar."""
    shown = param.display_type(None).lower()
    return next((word for kind, word in KINDS.items() if kind in shown), "TEXT")


def _code(text: str) -> str:
    return f"`{text}`"


def _default(param: Any) -> str:
    if param.envvar:
        return _code(f"${param.envvar}")
    if param.default is None or param.default == "" or isinstance(param.default, bool):
        return ""
    return _code(str(param.default))


def _text(message: str) -> str:
    """The text of a message, on one line and escaped for a table."""
    said = words("en").get(message, bots=bot_list_text(), challenges=", ".join(CHALLENGES))
    return " ".join(said.split()).replace("|", "\\|").replace("<", "&lt;")
