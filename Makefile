# Needed beforehand: make, and Python 3.11 or newer with venv. Each target installs the rest into .venv.
PY ?= python3
B := .venv/bin
CATANATRON := .venv/catanatron
INSTALL := -m pip install --quiet --disable-pip-version-check
PAGES := src/deskovka/server/static/index.html
SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/deskovka/*/texts src/deskovka/games/*/texts -type f)
APT := $(if $(filter 0,$(shell id -u)),apt-get,sudo apt-get)
export PATH := $(CURDIR)/$(B):$(PATH)  # node and npm live there too
COMPILE := $(B)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-emit-index-url

.PHONY: help play terminal check test bench soak lock clean system
.DELETE_ON_ERROR:  # no half-made environment passes for a whole one

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s%s\n", $$1, $$2}' Makefile

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

test: check $(PAGES) system  ## Check, run every test and tell which clauses of the rules are shown by one
	cd web && npm run --silent test
	$(B)/pytest -n 2
	$(B)/deskovka rules

bench: .venv/.dev $(CATANATRON)/.made  ## Measure the speed, side by side with catanatron
	DESKOVKA_CATANATRON_PYTHON="$(CURDIR)/$(CATANATRON)/bin/python" $(B)/deskovka bench --against catanatron

soak: .venv/.dev  ## Play thousands of games and load a server, looking for what breaks, slows down or grows (long)
	$(B)/deskovka fuzz legends --games 5000 --seed 1
	$(B)/deskovka fuzz root --games 1000 --seed 1
	$(B)/deskovka simulate legends --games 2000 --jobs 2 --seats greedy,random --seed 1
	$(B)/deskovka simulate root --games 400 --jobs 2 --seats greedy,random,random,random --seed 1
	$(B)/deskovka bench --memory 10000
	$(B)/python scripts/load.py

lock: $(B)/uv  ## Write requirements/*.txt anew; versions stay unless pyproject.toml or *.in moves them
	$(COMPILE) pyproject.toml requirements/build.in -o requirements/run.txt
	$(COMPILE) pyproject.toml requirements/build.in --extra lab --extra postgres --group dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) requirements/catanatron.in -o requirements/catanatron.txt

clean:  ## Remove what was installed, built and cached
	rm -rf .venv web/node_modules src/deskovka/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
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

web/node_modules/.made: web/package-lock.json web/package.json | .venv/.run
	cd web && npm ci --silent
	@touch $@

$(PAGES): $(SOURCES) web/node_modules/.made
	cd web && npm run --silent build
	@touch $@

system:  # what the tests need beside Python: a browser and PostgreSQL
	@{ command -v chromium && dpkg-query -W postgresql; } >/dev/null 2>&1 || { $(APT) update -q && \
	  DEBIAN_FRONTEND=noninteractive $(APT) install -q -y --no-install-recommends chromium fonts-dejavu-core postgresql; }

$(CATANATRON)/.made: requirements/catanatron.txt | $(B)/python
	$(B)/python -m venv --clear $(CATANATRON)
	$(CATANATRON)/bin/python $(INSTALL) -r requirements/catanatron.txt
	@touch $@

$(B)/uv: | $(B)/python
	$(B)/python $(INSTALL) uv==0.13.7
