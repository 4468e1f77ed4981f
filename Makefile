# Robinsonade: every chore is one target. `make` lists them.
# Needs Python 3.11 or newer with pip and venv, nothing else; a C compiler and Node are optional.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check
UV := $(BIN)/uv pip install --quiet --python $(PY)
PYTEST := $(BIN)/pytest --dist worksteal
# Many tests wait for a server or a browser: two workers for each core.
WORKERS := $(shell echo $$(( 2 * $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) )))

# Tests start hundreds of programs: none of them compiles its modules again, whatever the machine is told.
export PYTHONDONTWRITEBYTECODE :=

# Stamps: what has been installed into the one environment, for players and for developers.
READY_TO_PLAY := $(VENV)/.ready-to-play
READY_TO_WORK := $(VENV)/.ready-to-work

COMPILED := build/tested
# Tests whose time is the games they play: in the compiled form, if this machine can compile.
PLAYING := tests/forbidden_island/test_statistics.py tests/text/test_whole_games.py
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# `web` and `tests` are also names of folders.
.PHONY: help setup play client web site test tests equipment packages compiled compiled-tests style types rules page \
	fast slow wheel bench soak lock docs format golden clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY_TO_WORK) ## Prepare .venv for development

play: $(READY_TO_PLAY) client ## Play in the browser; options of `robinsonade serve` go into ARGS="..."
	@$(BIN)/robinsonade serve $(ARGS)

client: $(READY_TO_PLAY) ## Build the browser client, if something has changed
	@$(PY) tools/client.py build

web: client

site: $(READY_TO_PLAY) ## Write the page without a server into build/site, for any static host (see docs/site.md)
	@$(PY) tools/client.py site
	@rm -rf build/site
	@$(BIN)/robinsonade site --out build/site $(ARGS)

# ------------------------------------------------------------------ environment

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Robinsonade needs \
	Python 3.11 or newer, this is " + sys.version.split()[0] + "; try: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

$(READY_TO_PLAY): requirements.txt pyproject.toml | $(VENV)/pyvenv.cfg
	$(PIP) --require-hashes -r requirements.txt
	$(PIP) --no-deps -e .
	@touch $@

# pip serves where uv finds no registry.
$(READY_TO_WORK): requirements-dev.txt requirements-installer.txt pyproject.toml | $(VENV)/pyvenv.cfg
	$(PIP) --no-compile --require-hashes -r requirements-installer.txt
	$(UV) --require-hashes -r requirements-dev.txt || $(PIP) --no-compile --require-hashes -r requirements-dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $(READY_TO_PLAY) $@

lock: $(READY_TO_WORK) ## Renew the requirements files; ARGS=--upgrade takes newer versions
	$(LOCK) pyproject.toml --extra server --extra tui $(ARGS) -o requirements.txt
	$(LOCK) pyproject.toml --extra server --extra tui --extra openspiel --extra research --extra ray --extra jax --extra docs --group dev --constraints requirements.txt $(ARGS) -o requirements-dev.txt
	$(LOCK) --group installer --constraints requirements-dev.txt $(ARGS) -o requirements-installer.txt
	$(LOCK) --group node $(ARGS) -o requirements-node.txt

# ------------------------------------------------------------------ proof

# What is fetched is fetched at once. Then two lanes side by side: the compiled form, and all the rest.
# `rules` is among the tests.
test: slow ## Check everything: style, types, rules, texts, tests in both forms
	@$(MAKE) --no-print-directory --jobs=3 $(READY_TO_WORK) equipment packages
	@$(MAKE) --no-print-directory --jobs=2 compiled-tests style types tests
	@$(PYTHON) tools/equipment.py

# One process reads all tests before several do: what it prepares is kept beside them.
tests: page
	@$(PYTEST) --collect-only -qq > build/collected.txt || (cat build/collected.txt; false)
	@if $(PY) tools/compile.py --probe 2>/dev/null; then \
	  set -x; ROBINSONADE_FORM=pure ROBINSONADE_EXAMPLES=1 $(PYTEST) -n $(WORKERS) $(addprefix --ignore=,$(PLAYING)); \
	else \
	  set -x; ROBINSONADE_FORM=pure ROBINSONADE_EXAMPLES=3 $(PYTEST) -n $(WORKERS); \
	fi

compiled-tests: compiled
	@! $(PY) tools/compile.py --probe 2>/dev/null || \
	  ROBINSONADE_FORM=compiled ROBINSONADE_EXAMPLES=2 PYTHONPATH="$(CURDIR)/$(COMPILED)" \
	    $(PYTEST) -n 0 -q tests/test_form.py tests/test_wrong_arguments.py tests/contract tests/golden $(PLAYING)

equipment:
	@$(PYTHON) tools/equipment.py --install

packages:
	@$(PYTHON) tools/client.py packages

compiled: $(READY_TO_WORK)
	@! $(PY) tools/compile.py --probe 2>/dev/null || $(PY) tools/compile.py --to $(COMPILED) --quick

style: $(READY_TO_WORK)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(READY_TO_WORK)
	$(BIN)/mypy

rules: $(READY_TO_WORK)
	$(PY) tools/rule_coverage.py
	$(BIN)/robinsonade check

page: $(READY_TO_WORK)
	$(PY) tools/client.py test

format: $(READY_TO_WORK) ## Format the code and mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(PY) tools/client.py format

docs: $(READY_TO_WORK) ## Build the pages and the reference into build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

golden: $(READY_TO_WORK) ## Record the golden games anew; look at the difference before you commit
	$(PY) tools/regenerate_golden.py $(ARGS)

bench: $(READY_TO_WORK) ## Measure speed, in the form that is in place (see fast and slow)
	@$(BIN)/robinsonade bench $(ARGS)

soak: $(READY_TO_WORK) ## Play a million games in every way, in the form in place; stops and goes on
	@$(PY) tools/soak.py --random 1000000 --greedy 20000 --total $(ARGS)

# ------------------------------------------------------------------ compiled form

fast: $(READY_TO_WORK) ## Compile the engine in place with mypyc
	@$(PY) tools/compile.py --inplace

slow: ## Go back to plain Python: remove the compiled modules
	@$(PYTHON) tools/compile.py --clean

wheel: $(READY_TO_WORK) ## Build the source archive, the pure wheel and the compiled wheel
	$(PY) -m build --no-isolation
	@if obstacle=$$($(PY) tools/compile.py --probe 2>&1); then \
	  set -x; ROBINSONADE_COMPILE=1 $(PY) -m build --no-isolation; \
	else \
	  printf '\n*** NOT BUILT: the compiled wheel. %s ***\n' "$$obstacle"; \
	fi

clean: slow ## Remove everything built; .venv stays
	rm -rf build dist screenshots src/robinsonade/web_static src/robinsonade/site_static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
