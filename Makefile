# Two commands: `make play` and `make test`. Both set everything up first.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup play test bench ladder lock
.DEFAULT_GOAL := play

setup: .venv/installed

# What is compiled; a change there is compiled anew.
SOURCES := setup.py $(wildcard spinney/cards/*.py spinney/engine/*.py spinney/bots/*.py)

.venv/installed: pyproject.toml requirements.lock $(SOURCES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Spinney needs Python 3.11 or newer (PYTHON=... make setup)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@echo "Compiling the engine (a minute or two; SPINNEY_PURE=1 skips it) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/spinney --version
	@touch $@

play: setup
	@$(BIN)/spinney play

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto
	SPINNEY_PURE=1 $(BIN)/pytest -n auto

# Measure this machine and write docs/speed.md.
bench: setup
	$(BIN)/python benchmarks/report.py

# Refresh the pinned versions from pyproject.toml.
lock: setup
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --all-extras --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --no-header --output-file requirements.lock pyproject.toml

# Let the bots play the ladder (hours; it goes on where it was) and write docs/bots.md.
ladder: setup
	$(BIN)/python benchmarks/ladder.py
