# Two commands: `make play` and `make test`. Both set everything up first.
PYTHON ?= python3
BIN := .venv/bin

# What the server sends to browsers.
CLIENT := spinney/server/static/index.html

.PHONY: setup services play test docs notebooks bench sizing ladder calibration studies load types screenshots lock
.DEFAULT_GOAL := play

setup: .venv/installed $(CLIENT)

# The compiled sources; a change to one triggers a rebuild.
SOURCES := setup.py $(wildcard spinney/cards/*.py spinney/engine/*.py spinney/engine/core/*.py spinney/engine/effects/*.py spinney/bots/*.py)

.venv/installed: pyproject.toml requirements.lock $(SOURCES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Spinney needs Python 3.11 or newer (PYTHON=... make setup)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@echo "Compiling the engine (a minute or two; SPINNEY_PURE=1 skips it) ..."
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@$(BIN)/spinney --version
	@touch $@

# Extra packages for tests, docs, studies and training.
.venv/tools: .venv/installed requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

# The tools that build the browser client.
web/node_modules/installed: web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { echo "The browser client needs Node 20.19 or newer"; exit 1; }
	npm ci --prefix web --silent
	@touch $@

# A change to the browser client triggers a rebuild.
$(CLIENT): web/node_modules/installed web/index.html web/vite.config.ts web/svelte.config.js \
		$(shell find web/src web/public web/scripts -type f)
	npm --prefix web run --silent build -- --logLevel warn

# PostgreSQL, Redis and browsers, for the tests of the server and the client.
services:
	@sh tools/services.sh

play: setup
	@$(BIN)/spinney serve --open

# The interpreted run skips tests that do not use the engine, or use only parts it tests anyway.
test: setup .venv/tools services
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	npm --prefix web run --silent check
	npm --prefix web run --silent lint
	npm --prefix web test --silent
	$(BIN)/pytest -n auto --dist loadgroup
	npm --prefix web run --silent e2e
	SPINNEY_PURE=1 $(BIN)/pytest -n auto --ignore tests/server $(addprefix --ignore tests/test_, \
		protocol_types.py browser_score.py terminal_languages.py cluster.py training.py site.py \
		study.py own_bots.py dataset.py small_bot.py)

# Build the documentation into site/, without a network, and check its links.
docs: .venv/tools
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	$(BIN)/python tools/docs/check_links.py site

# Rerun the notebooks and save their output.
notebooks: .venv/tools
	$(BIN)/python tools/docs/run_notebooks.py

# Measure this machine and write docs/speed.md.
bench: .venv/tools
	$(BIN)/python benchmarks/report.py

# Simulate many people playing on the server and write docs/server-load.md.
load: .venv/tools
	$(BIN)/python benchmarks/server/load.py --sweep

# Regenerate the browser client's files that come from the protocol and the card tables.
types: .venv/tools web/node_modules/installed
	$(BIN)/python tools/web_types.py
	$(BIN)/python tools/score_tables.py

# Retake the screenshots for the README and the guides.
screenshots: setup services
	npm --prefix web run --silent screenshots

# Refresh the pinned versions from pyproject.toml: for playing, and for everything else. The +cpu
# suffix of a CPU-only PyTorch build is removed, because not every package index has such builds.
LOCK := $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --no-header --all-build-deps
lock: .venv/installed
	$(BIN)/python -m pip install --quiet pip-tools
	$(LOCK) --extra online --extra plots --output-file requirements.lock pyproject.toml
	$(LOCK) --all-extras --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml
	sed -i.bak 's/^\(torch==.*\)+cpu$$/\1/' requirements-dev.lock && rm requirements-dev.lock.bak

# Measure what many games cost and write docs/cluster.md.
sizing: .venv/tools
	$(BIN)/python benchmarks/sizing.py

# Let the bots play the ladder (hours; resumes if interrupted) and write docs/bots.md.
ladder: .venv/tools
	$(BIN)/python benchmarks/ladder.py

# Compare predicted win chances with actual wins and write docs/bots.md.
calibration: .venv/tools
	$(BIN)/python benchmarks/calibration.py

# Play the games of the two studies (resumes if interrupted) and write docs/studies.
studies: .venv/tools
	$(BIN)/spinney --language en study forest --games 10000 --seed 2026 --out docs/studies/forest
	$(BIN)/spinney --language en study dartmoor --games 10000 --seed 2026 --out docs/studies/dartmoor
