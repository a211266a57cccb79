# Two commands: `make play` and `make test`. Both set everything up first.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Many Python processes are started here: what one has translated, the next need not.
unexport PYTHONDONTWRITEBYTECODE

# The Python side and the browser client are set up side by side.
ifeq ($(MAKELEVEL),0)
MAKEFLAGS += --jobs=2
endif

# What the server sends to browsers, and Python for the page that needs no server.
CLIENT := spinney/server/static/index.html
PAGE := spinney/server/python/python.json

.PHONY: setup services play site test test-core test-train docs notebooks bench sizing ladder calibration reviews studies load types screenshots lock
.DEFAULT_GOAL := play

setup: .venv/compiled $(CLIENT) $(PAGE)

# What it takes to play; without the compiled engine, Spinney runs interpreted.
.venv/installed: pyproject.toml setup.py requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Spinney needs Python 3.11 or newer (PYTHON=... make setup)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) -r requirements.lock -c requirements-build.lock setuptools
	SPINNEY_PURE=1 $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# The engine, compiled beside its sources; a change to one triggers a rebuild.
SOURCES := $(wildcard spinney/cards/*.py spinney/engine/*.py spinney/engine/core/*.py spinney/engine/effects/*.py \
	spinney/bots/*.py)

.venv/compiled: .venv/compiler $(SOURCES)
	@echo "Compiling the engine (a minute or two; SPINNEY_PURE=1 skips it) ..."
	@$(BIN)/python tools/compile.py $@ $^
	@$(BIN)/spinney --version

.venv/compiler: .venv/installed requirements-build.lock
	$(PIP) --no-compile -r requirements-build.lock
	@touch $@

# Extra packages for tests, docs and studies; most of their modules are never used here.
.venv/tools: .venv/compiler requirements-dev.lock
	$(PIP) --no-compile -r requirements-dev.lock
	@touch $@

# Extra packages for training; any build of PyTorch that is already there will do.
.venv/train: .venv/tools requirements-train.lock
	$(PIP) -r requirements-train.lock
	@touch $@

# The tools that build the browser client.
define ASK_FOR_NODE
@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' || { \
	echo "The browser client needs Node 20.19 or newer."; \
	echo "'make test-core' runs the Python tests, which need none; and a wheel of Spinney contains the client."; \
	exit 1; }
endef

web/node_modules/installed: web/package-lock.json
	$(ASK_FOR_NODE)
	npm ci --prefix web --silent
	@touch $@

# A change to the browser client triggers a rebuild.
$(CLIENT): web/node_modules/installed web/index.html web/vite.config.ts web/svelte.config.js \
		$(shell find web/src web/public web/scripts -type f)
	npm --prefix web run --silent build -- --logLevel warn

# What the page runs, packed: a change to it triggers this.
$(PAGE): .venv/installed web/node_modules/installed tools/page_python.py requirements.lock \
		$(shell find spinney -name '*.py' -o -name '*.ftl' -o -name '*.net' -o -path 'spinney/cards/sets/*/*' -type f)
	$(BIN)/python tools/page_python.py $(@D)

# Plain files for any web host, in public/: a page that needs no server.
site: $(CLIENT) $(PAGE)
	$(BIN)/spinney site public

# PostgreSQL, Redis and browsers, for the tests of the server and the client.
services:
	$(ASK_FOR_NODE)
	@sh tools/services.sh

# What is missing for all tests is said before anything is set up for them.
ifneq ($(filter test,$(MAKECMDGOALS)),)
.venv/installed web/node_modules/installed: | services
endif

# A page within a minute: the next start has the rest, which is made behind.
BEHIND := .venv/compiled $(PAGE)
play: .venv/installed $(CLIENT)
	@if ! $(MAKE) --silent --question $(BEHIND); then \
		echo "The next start has more: playing on without the server, and the compiled engine (.venv/behind.log)."; \
		MAKEFLAGS= nohup nice $(MAKE) --keep-going $(BEHIND) >.venv/behind.log 2>&1 & fi
	@if $(MAKE) --silent --question .venv/compiled; then $(BIN)/spinney; else SPINNEY_PURE=1 $(BIN)/spinney; fi

# Without PyTorch, the modules that need it are read but not checked.
WITHOUT_TORCH := --follow-imports silent --exclude '^(spinney/lab/training/|tests/test_learner\.py)'

# What can differ between the compiled engine and the same sources interpreted: the rules and the views of
# the game. test_compiled compares whole games of the bots between the two.
INTERPRETED := catalog doors effects_dartmoor effects_forest game handlers knowledge notation observation perft \
	picks plan points_dartmoor points_forest random_games replay rulings solo trails unseen

# Two jobs at a time keep both cores busy: while one compiles the engine, the other checks whatever does not need
# it. The longest come first; the browsers, which use both cores themselves, last.
test: .venv/compiled test-client test-lint test-server test-python test-interpreted
	npm --prefix web run --silent e2e

.PHONY: test-client test-lint test-server test-python test-interpreted
# Node tidies up before it takes more memory than this, in megabytes.
test-client: export NODE_OPTIONS := $(NODE_OPTIONS) --max-old-space-size=700
test-client: web/node_modules/installed
	npm --prefix web run --silent check
	npm --prefix web run --silent lint
	npm --prefix web test --silent

# Types in two steps, the second with what the first has kept: at once they need a gigabyte.
test-lint: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(WITHOUT_TORCH) spinney
	$(BIN)/mypy $(WITHOUT_TORCH)
	$(BIN)/lint-imports

# They wait for each other's clocks and time-outs most of the time, so two processes share them; each has one
# server, PostgreSQL and Redis for all tests that need no more.
test-server: .venv/compiled .venv/tools services $(CLIENT) $(PAGE)
	$(BIN)/pytest -n 2 --dist loadfile tests/server

test-python: .venv/compiled .venv/tools $(CLIENT) $(PAGE)
	$(BIN)/pytest -m "not train" --ignore tests/server

test-interpreted: .venv/tools | .venv/compiled
	SPINNEY_PURE=1 $(BIN)/pytest -m "not train" $(INTERPRETED:%=tests/test_%.py)

# The Python tests that need neither Node nor a browser, PostgreSQL, Redis or a cluster.
NOT_CORE := browser_network browser_score cluster packages pad_log page_speed protocol_types site

test-core: .venv/compiled .venv/tools
	$(BIN)/pytest -n auto --dist loadgroup -m "not train" --ignore tests/server \
		$(NOT_CORE:%=--ignore=tests/test_%.py)

# What needs PyTorch; .ci/run runs it after `make test`.
test-train: .venv/compiled .venv/train
	$(BIN)/mypy
	$(BIN)/pytest -n auto --dist loadgroup -m train

# Build the documentation into site/, without a network, and check its links.
docs: .venv/tools
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	$(BIN)/python tools/docs/check_links.py site

# Rerun the notebooks and save their output.
notebooks: .venv/compiled .venv/tools
	$(BIN)/python tools/docs/run_notebooks.py

# Measure this machine and write docs/speed.md.
bench: .venv/compiled .venv/tools
	$(BIN)/python benchmarks/report.py

# Simulate many people playing on the server, undisturbed, while others attack it, and while one of
# two servers is killed; write docs/server-load.md and docs/server-attack.md.
load: .venv/compiled .venv/tools
	$(BIN)/python benchmarks/server/load.py --sweep
	$(BIN)/python benchmarks/server/attack.py
	$(BIN)/python benchmarks/server/machines.py

# Regenerate the browser client's files that come from the protocol and the card tables.
types: .venv/tools web/node_modules/installed
	$(BIN)/python tools/web_types.py
	$(BIN)/python tools/score_tables.py

# Retake the screenshots for the README and the guides.
screenshots: setup services
	npm --prefix web run --silent screenshots

# Refresh the pinned versions from pyproject.toml: for playing, for compiling, for the tests and all
# else, and for training. The +cpu suffix of a CPU-only PyTorch build is removed, because not every
# package index has such builds.
LOCK := $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links \
	--no-emit-trusted-host --no-header
lock: .venv/installed
	$(BIN)/python -m pip install --quiet pip-tools
	$(LOCK) --output-file requirements.lock pyproject.toml
	$(LOCK) --generate-hashes --constraint requirements.lock --output-file deploy/requirements.lock pyproject.toml
	$(LOCK) --only-build-deps --all-build-deps --constraint requirements.lock --output-file requirements-build.lock pyproject.toml
	$(LOCK) --generate-hashes --only-build-deps --all-build-deps --constraint requirements.lock \
		--constraint requirements-build.lock --output-file deploy/requirements-build.lock pyproject.toml
	$(LOCK) $(addprefix --extra ,dev docs lab plots ray rl) --constraint requirements.lock --constraint requirements-build.lock \
		--output-file requirements-dev.lock pyproject.toml
	$(LOCK) --extra train --extra rl --constraint requirements-dev.lock --output-file requirements-train.lock pyproject.toml
	sed -i.bak 's/^\(torch==.*\)+cpu$$/\1/' requirements-train.lock && rm requirements-train.lock.bak

# Measure what many games cost and write docs/cluster.md.
sizing: .venv/compiled .venv/tools
	$(BIN)/python benchmarks/sizing.py

# Let the bots play the ladder (hours; resumes if interrupted) and write docs/bots.md.
ladder: .venv/compiled .venv/tools
	$(BIN)/python benchmarks/ladder.py

# Compare predicted chances and points with the results and write docs/bots.md.
calibration: .venv/compiled .venv/tools
	$(BIN)/python benchmarks/calibration.py

# Measure how long reviews take and write docs/bots.md.
reviews: .venv/compiled .venv/tools
	$(BIN)/python benchmarks/reviews.py

# Play the games of the two studies (resumes if interrupted) and write docs/studies.
studies: .venv/compiled .venv/tools
	$(BIN)/spinney --language en study forest --games 30000 --seed 2026 --out docs/studies/forest
	$(BIN)/spinney --language en study dartmoor --games 46000 --seed 2026 --out docs/studies/dartmoor
