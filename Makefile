# Needed beforehand: make, and Python 3.11 or newer with venv. Each target installs the rest into .venv.
PY ?= python3
B := .venv/bin
CATANATRON := .venv/catanatron
INSTALL := -m pip install --quiet --disable-pip-version-check
PAGES := src/deskovka/server/static/index.html
SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/deskovka/*/texts src/deskovka/games/*/texts -type f)
COMPILED := scripts/compiled.py $(shell find src/deskovka/kernel src/deskovka/bots src/deskovka/games -name '*.py')
COPIED := $(shell find src/deskovka/content src/deskovka/lab src/deskovka/games -type f -not -name '*.pyc')
APT := $(if $(filter 0,$(shell id -u)),apt-get,sudo apt-get)
export PATH := $(CURDIR)/$(B):$(PATH)  # node and npm live there too
unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes; each would compile everything again
QUICK := src tests/kernel tests/content tests/legends tests/root tests/paladins tests/uprising tests/crescent
FLOWS := first_game home new_table table undo
QUICK_APP := tests/server --ignore tests/server/hostile $(FLOWS:%=tests/web/test_%.py)
COMPILE := $(B)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-emit-index-url --generate-hashes

.PHONY: help play terminal check quick quick-app test test-boardless test-pages test-compiled wheel compiled types bench mutants soak lock audit clean system
.DELETE_ON_ERROR:  # no half-made environment passes for a whole one

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-11s%s\n", $$1, $$2}' Makefile

play: .venv/.run $(PAGES)  ## Play in the browser
	@$(B)/deskovka serve

terminal: .venv/.run  ## Play in the terminal
	@$(B)/deskovka play

check: .venv/.dev web/node_modules/.made  ## Check format, style, types and the direction of imports
	$(B)/ruff format --check .
	$(B)/ruff check .
	$(B)/mypy
	$(B)/lint-imports --no-logo
	cd web && npm run --silent check

quick: .venv/.dev  ## Test the rules, the kernel and the content: less than a minute
	$(B)/pytest -n 2 $(QUICK)

quick-app: .venv/.dev $(PAGES) system  ## Test the server, the parts of the pages and the main flows: less than two minutes
	@$(MAKE) --no-print-directory test-pages
	$(B)/pytest -n 2 $(QUICK_APP)

test: .venv/.dev $(PAGES) system  ## Check, run every test and tell which clauses of the rules are shown by one
	@$(MAKE) --no-print-directory --jobs 2 --output-sync check test-pages test-compiled test-boardless  # each keeps one core busy
	$(B)/pytest -n 2 --budgets
	$(B)/deskovka rules

test-pages: web/node_modules/.made
	cd web && npm run --silent test

test-compiled: build/translated/.made build/compiled-legends/.made
	PYTHONPATH=build/compiled-legends/src $(B)/pytest tests/laws/test_games.py -k legends

test-boardless: .venv/.dev web/node_modules/.made  # pages for the tests, built again only when something of theirs has changed
	$(B)/python -m tests.web.boardless

build/translated/.made: $(COMPILED) .venv/.dev
	$(B)/python scripts/compiled.py --translate --out build/translated
	@touch $@

build/compiled-legends/.made: $(COMPILED) $(COPIED) .venv/.dev
	$(B)/python scripts/compiled.py --quick --out build/compiled-legends legends
	@touch $@

types: .venv/.dev  ## Write the TypeScript types of views, content and messages anew
	$(B)/python scripts/typescript.py

wheel: .venv/.run $(PAGES)  ## Build the package, pages included, into dist/
	$(B)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

compiled: .venv/.dev $(PAGES)  ## Compile the rules and the bots into build/compiled, and a wheel of it into dist/: minutes
	$(B)/python scripts/compiled.py
	$(B)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist build/compiled

bench: .venv/.dev $(CATANATRON)/.made  ## Measure the speed, side by side with catanatron
	DESKOVKA_CATANATRON_PYTHON="$(CURDIR)/$(CATANATRON)/bin/python" $(B)/deskovka bench --against catanatron

mutants: .venv/.mutants  ## Change the rules in 400 places, one at a time, and see whether a test fails: half an hour
	$(B)/python scripts/mutants.py

soak: .venv/.dev  ## Play thousands of games and load a server, looking for what breaks, slows down or grows (long)
	$(B)/pytest -n 2 -m soak
	$(B)/pytest -n 2 --hypothesis-profile soak tests/kernel tests/content tests/legends tests/root
	$(B)/deskovka fuzz legends --games 5000 --seed 1
	$(B)/deskovka fuzz root --games 1000 --seed 1
	$(B)/deskovka fuzz uprising --games 200 --seed 3
	$(B)/deskovka fuzz paladins --games 1000 --seed 1
	$(B)/deskovka simulate legends --games 2000 --jobs 2 --seats greedy,random --seed 1
	$(B)/deskovka simulate root --games 400 --jobs 2 --seats greedy,random,random,random --seed 1
	$(B)/deskovka bench --memory 10000
	$(B)/python scripts/compiled.py
	PYTHONPATH=build/compiled/src $(B)/pytest -n 2 tests/laws tests/kernel tests/bots
	$(B)/python -m scripts.load
	$(B)/python -m scripts.load --compare
	$(B)/python -m scripts.attacks

lock: $(B)/uv  ## Write requirements/*.txt anew; versions stay unless pyproject.toml or *.in moves them
	$(COMPILE) pyproject.toml requirements/build.in --extra server -o requirements/run.txt
	$(COMPILE) pyproject.toml requirements/build.in --all-extras --group dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) requirements/mutants.in -c requirements/dev.txt -o requirements/mutants.txt
	$(COMPILE) requirements/catanatron.in -o requirements/catanatron.txt

audit: .venv/audit/.made  ## Ask the internet for known weaknesses of what is pinned, and list all of it in dist/
	$(B)/python scripts/audit.py

clean:  ## Remove what was installed, built and cached
	rm -rf .venv build dist web/node_modules src/deskovka/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(B)/python:
	@$(PY) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Deskovka needs Python 3.11 or newer, but $(PY) is %d.%d: name a newer one, as in make PY=python3.11 play" % sys.version_info[:2])'
	$(PY) -m venv --clear .venv

.venv/.run: pyproject.toml requirements/run.txt | $(B)/python
	$(B)/python $(INSTALL) -r requirements/run.txt
	$(B)/python $(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.run
	$(B)/python $(INSTALL) -r requirements/dev.txt
	@touch $@

.venv/.mutants: requirements/mutants.txt .venv/.dev
	$(B)/python $(INSTALL) -r requirements/mutants.txt
	@touch $@

web/node_modules/.made: web/package-lock.json web/package.json | .venv/.run
	cd web && npm ci --silent
	@touch $@

$(PAGES): $(SOURCES) web/node_modules/.made
	cd web && npm run --silent build -- --logLevel error
	@touch $@

HEADERS = $(shell $(B)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h
system: .venv/.dev  # what the tests need beside Python: a browser, PostgreSQL, a compiler
	@{ command -v chromium-headless-shell && dpkg-query -W postgresql && command -v cc && test -e $(HEADERS); } >/dev/null 2>&1 || { $(APT) update -q && \
	  DEBIAN_FRONTEND=noninteractive $(APT) install -q -y --no-install-recommends chromium-headless-shell fonts-dejavu-core postgresql gcc libc6-dev python3-dev; } \
	  || { command -v chromium && dpkg-query -W postgresql && command -v cc && test -e $(HEADERS); } >/dev/null  # a whole browser does too, at three times the work

$(CATANATRON)/.made: requirements/catanatron.txt | $(B)/python
	$(B)/python -m venv --clear $(CATANATRON)
	$(CATANATRON)/bin/python $(INSTALL) -r requirements/catanatron.txt
	@touch $@

.venv/audit/.made: | $(B)/python
	$(B)/python -m venv --clear .venv/audit
	.venv/audit/bin/python $(INSTALL) pip-audit==2.10.0 cyclonedx-bom==7.2.1
	@touch $@

$(B)/uv: | $(B)/python
	$(B)/python $(INSTALL) uv==0.13.7
