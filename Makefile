# Needed beforehand: make, and Python 3.11 or newer with venv. Each target installs the rest into .venv.
PY ?= python3
B := .venv/bin
CATANATRON := .venv/catanatron
INSTALL := -m pip install --quiet --disable-pip-version-check
COMPILE := $(B)/uv pip compile --quiet --universal --python-version 3.11 --no-header --no-emit-index-url

.PHONY: help play check test bench soak lock clean
.DELETE_ON_ERROR:  # no half-made environment passes for a whole one

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s%s\n", $$1, $$2}' Makefile

play: .venv/.run  ## Play in the terminal
	@$(B)/deskovka play

check: .venv/.dev  ## Check format, style, types and the direction of imports
	$(B)/ruff format --check .
	$(B)/ruff check .
	$(B)/mypy
	$(B)/lint-imports --no-logo

test: check  ## Check, run every test and tell which clauses of the rules are shown by one
	$(B)/pytest -n 2
	$(B)/deskovka rules

bench: .venv/.dev $(CATANATRON)/.made  ## Measure the speed, side by side with catanatron
	DESKOVKA_CATANATRON_PYTHON="$(CURDIR)/$(CATANATRON)/bin/python" $(B)/deskovka bench --against catanatron

soak: .venv/.dev  ## Play thousands of games, looking for broken invariants and growing memory (long)
	$(B)/deskovka fuzz legends --games 5000 --seed 1
	$(B)/deskovka simulate legends --games 10000 --jobs 2 --seats greedy,random --seed 1
	$(B)/deskovka bench --memory 10000

lock: $(B)/uv  ## Write requirements/*.txt anew; versions stay unless pyproject.toml or *.in moves them
	$(COMPILE) pyproject.toml requirements/build.in -o requirements/run.txt
	$(COMPILE) pyproject.toml requirements/build.in --extra lab --group dev -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) requirements/catanatron.in -o requirements/catanatron.txt

clean:  ## Remove .venv and caches
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
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

$(CATANATRON)/.made: requirements/catanatron.txt | $(B)/python
	$(B)/python -m venv --clear $(CATANATRON)
	$(CATANATRON)/bin/python $(INSTALL) -r requirements/catanatron.txt
	@touch $@

$(B)/uv: | $(B)/python
	$(B)/python $(INSTALL) uv==0.13.7
