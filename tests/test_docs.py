"""The examples in the documentation must work."""

from __future__ import annotations

import ast
import doctest
import importlib
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.main import get_command

import spinney
from spinney.cli import app
from spinney.engine.notation import read_forests
from tests.commands import Run

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PACKAGE = Path(spinney.__file__).parent


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), re.DOTALL)


def test_the_notation_example_scores() -> None:
    (example,) = blocks(ROOT / "docs" / "notation.md", "json")
    sheet = read_forests(json.loads(example)).score_sheet(0)
    # 3 cave cards, a squirrel on an oak, two hares, two toads in one slot.
    assert sheet.total == 3 + 5 + 4 + 10


# -- Python --------------------------------------------------------------------------------

#: Code that needs a running server and is not executed here.
NEEDS_A_SERVER = "async with Server("


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if blocks(page, "python")],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_python_that_is_shown_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blocks run in order: a later one may use what an earlier one has defined."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "shown"}
    for code in blocks(page, "python"):
        if NEEDS_A_SERVER not in code:
            exec(compile(code, str(page), "exec", dont_inherit=True), names)


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if blocks(page, "pycon")],
    ids=lambda page: str(page.relative_to(ROOT)),
)
def test_what_python_is_shown_to_answer_it_answers(page: Path) -> None:
    shown = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(shown, {}, page.name, str(page), 0)
    doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(test)


def examples() -> Iterator[doctest.DocTest]:
    """Every docstring example, read from the source: compiled modules drop most docstrings."""
    parser = doctest.DocTestParser()
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text("utf-8")
        if ">>>" not in text:
            continue
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
            if isinstance(node, kinds) and (said := ast.get_docstring(node)):
                name = f"{module}.{getattr(node, 'name', '')}".rstrip(".")
                test = parser.get_doctest(said, {}, name, str(path), 0)
                if test.examples:
                    yield test


@pytest.mark.parametrize("example", list(examples()), ids=lambda example: example.name)
def test_examples_in_docstrings_are_true(example: doctest.DocTest) -> None:
    module = example.name
    while module:
        try:
            example.globs = dict(vars(importlib.import_module(module)))
            break
        except ModuleNotFoundError:
            module = module.rpartition(".")[0]
    runner = doctest.DebugRunner()
    runner.run(example)
    assert runner.summarize().attempted == len(example.examples)


# -- the command line ----------------------------------------------------------------------


def shown_commands() -> Iterator[tuple[Path, str]]:
    for page in PAGES:
        for block in (*blocks(page, "sh"), *blocks(page, "bash")):
            for line in block.splitlines():
                found = re.match(r"(?:\.venv/bin/)?spinney (.+?)(?:\s{2,}#.*|\s+#.*)?$", line)
                if found:
                    yield page, found[1]


def test_every_command_and_option_shown_exists() -> None:
    command = get_command(app())
    shown = list(shown_commands())
    assert len(shown) > 30
    for page, line in shown:
        words = shlex.split(line.split(" | ")[0].split(" > ")[0].split(" < ")[0])
        place = command
        while words and hasattr(place, "commands"):
            word = words.pop(0)
            if word == "--language":
                words.pop(0)
            elif word.startswith("--"):
                assert word in options(place), f"{page.name}: spinney {line}"
            else:
                assert word in place.commands, f"{page.name}: spinney {line}"
                place = place.commands[word]
        for word in words:
            if word.startswith("--"):
                name = word.split("=")[0]
                assert name in options(place), f"{page.name}: spinney {line}"


def options(command: object) -> set[str]:
    params = getattr(command, "params", [])
    return {name for param in params for name in (*param.opts, *param.secondary_opts)} | {"--help"}


@pytest.mark.parametrize(
    ("page", "command", "output"),
    [
        pytest.param(page, command, output, id=f"{page.stem}: {command}")
        for page in PAGES
        for block in blocks(page, "console")
        for command, output in re.findall(
            r"^\$ spinney (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE
        )
    ],
)
def test_what_a_command_is_shown_to_print_it_prints(
    page: Path, command: str, output: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "84")
    (Path.cwd() / "examples").symlink_to(ROOT / "examples")
    ran = run(*shlex.split(command))
    assert ran.status == 0, ran.err
    printed = "\n".join(line.rstrip() for line in ran.out.splitlines()).rstrip() + "\n"
    matches = doctest.OutputChecker().check_output(output, printed, doctest.ELLIPSIS)
    assert matches, f"{page.name}: {command}\n{printed}"


# -- links ---------------------------------------------------------------------------------

#: Pages that are generated when the site is built.
MADE = re.compile(r"(\.\./)*(cards/\w+|command-line|notebooks/[\w-]+)\.md")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if not target.startswith("https://") and not MADE.fullmatch(target):
            assert (page.parent / target).exists(), target


def test_pages_of_the_site_link_by_words() -> None:
    """Links do not show file names, which the site does not have; the README may use them."""
    for page in PAGES[1:]:
        named = re.findall(r"\[`?[\w/-]+\.md`?\]\(", page.read_text("utf-8"))
        assert named == [], page.name


def test_files_named_in_backticks_exist() -> None:
    for page in PAGES:
        for name in re.findall(
            r"`((?:spinney|tests|docs|examples|deploy|tools)/[\w./]*)", page.read_text("utf-8")
        ):
            assert (ROOT / name).exists(), f"{page.name}: {name}"


def test_the_page_about_attacks_says_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks" / "server"))
    attackpage = importlib.import_module("attackpage")
    page = (ROOT / "docs" / "server-attack.md").read_text("utf-8")
    data = json.loads((ROOT / "docs" / "server-attack.json").read_text("utf-8"))
    for made in (attackpage.size, attackpage.table, attackpage.stored):
        assert "\n".join(made(data)) in page
