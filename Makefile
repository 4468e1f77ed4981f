# Robinsonade: every chore is one target. `make` lists them.
# Needs Python 3.11 or newer with pip and venv, nothing else; a C compiler and Node are optional.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check

# Stamps: what has been installed into the one environment, for players and for developers.
READY_TO_PLAY := $(VENV)/.ready-to-play
READY_TO_WORK := $(VENV)/.ready-to-work

COMPILED := build/compiled
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# `web` is also the name of a folder.
.PHONY: help setup play client web test database browser fast slow wheel bench lock format golden clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY_TO_WORK) ## Prepare .venv for development

play: $(READY_TO_PLAY) client ## Play in the browser; options of `robinsonade serve` go into ARGS="..."
	@$(BIN)/robinsonade serve $(ARGS)

client: $(READY_TO_PLAY) ## Build the browser client, if something has changed
	@$(PY) tools/client.py build

web: client

# ------------------------------------------------------------------ environment

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Robinsonade needs \
	Python 3.11 or newer, this is " + sys.version.split()[0] + "; try: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

$(READY_TO_PLAY): requirements.txt pyproject.toml | $(VENV)/pyvenv.cfg
	$(PIP) --require-hashes -r requirements.txt
	$(PIP) --no-deps -e .
	@touch $@

$(READY_TO_WORK): requirements-dev.txt pyproject.toml | $(VENV)/pyvenv.cfg
	$(PIP) --require-hashes -r requirements-dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $(READY_TO_PLAY) $@

lock: $(READY_TO_WORK) ## Renew the requirements files; ARGS=--upgrade takes newer versions
	$(LOCK) pyproject.toml $(ARGS) -o requirements.txt
	$(LOCK) pyproject.toml --group dev --constraints requirements.txt $(ARGS) -o requirements-dev.txt

# ------------------------------------------------------------------ proof

# Two servers on one database are tested with a real PostgreSQL, where there is one or may be.
database:
	@if ! command -v pg_virtualenv >/dev/null && command -v apt-get >/dev/null \
	    && [ "$$(id -u)" = 0 ]; then \
	  echo "Installing PostgreSQL for the tests"; \
	  (apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql) \
	    >/dev/null 2>&1 || true; \
	fi
	@command -v pg_virtualenv >/dev/null || printf '\n*** NOT TESTED: PostgreSQL. %s ***\n' \
	  'There is no pg_virtualenv; on Debian: apt-get install postgresql'

# The pages are tested in a real Chromium, the one of the distribution: nothing is downloaded by it.
browser:
	@if ! command -v chromium >/dev/null && command -v apt-get >/dev/null \
	    && [ "$$(id -u)" = 0 ]; then \
	  echo "Installing Chromium for the tests"; \
	  (apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium) \
	    >/dev/null 2>&1 || true; \
	fi
	@command -v chromium >/dev/null || printf '\n*** NOT TESTED: the browser. %s ***\n' \
	  'There is no chromium; on Debian: apt-get install chromium'

test: $(READY_TO_WORK) slow database browser ## Check everything: style, types, rules, texts, tests in both forms
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PY) tools/rule_coverage.py
	$(BIN)/robinsonade check
	$(PY) tools/client.py test
	ROBINSONADE_FORM=pure $(BIN)/pytest -n auto
	@if obstacle=$$($(PY) tools/compile.py --probe 2>&1); then \
	  $(PY) tools/compile.py --to $(COMPILED) && \
	  echo "Once more, compiled:" && \
	  ROBINSONADE_FORM=compiled PYTHONPATH="$(CURDIR)/$(COMPILED)" \
	    $(BIN)/pytest -n auto tests/test_form.py $(wildcard tests/contract tests/golden); \
	else \
	  printf '\n*** NOT TESTED: the compiled form. %s ***\n' "$$obstacle"; \
	fi

format: $(READY_TO_WORK) ## Format the code and mend what ruff can mend
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(PY) tools/client.py format

golden: $(READY_TO_WORK) ## Record the golden games anew; look at the difference before you commit
	$(PY) tools/regenerate_golden.py $(ARGS)

bench: $(READY_TO_WORK) ## Measure speed, in the form that is in place (see fast and slow)
	@$(BIN)/robinsonade bench $(ARGS)

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
	rm -rf build dist screenshots src/robinsonade/web_static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
