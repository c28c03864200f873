# Every target does its own set-up: Python 3.11 or newer, git and make are enough.
#   make play               JupyterLab on the first notebook   (PORT=8899 and BROWSER=no may be added)
#   make test               everything that must hold: style, types, layers, tests with coverage, notebooks
#   make lint | bench | playthroughs | notebooks | constraints | clean

PYTHON  ?= python3
PORT    ?= 8888
BROWSER ?= yes
BIN     := .venv/bin
UV      := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python -c constraints.txt

.PHONY: play test lint bench playthroughs notebooks constraints clean

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "realms_nb needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up .venv, once ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt uv
	@$(UV) -e . --group test --group lint
	@touch $@

play: .venv/ready
	@echo "JupyterLab opens notebooks/01-play.ipynb. Its address stands below; Ctrl+C twice ends it."
	@$(BIN)/jupyter lab --port=$(PORT) $(if $(filter no,$(BROWSER)),--no-browser) \
	  $(if $(filter 0,$(shell id -u)),--allow-root) notebooks/01-play.ipynb

test: lint
	@$(BIN)/python -m pytest --cov --cov-report=term
	@$(BIN)/python -m pytest notebooks --nbval --nbval-sanitize-with tests/sanitize.cfg -W default --no-cov

lint: .venv/ready
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/basedpyright --level error
	@$(BIN)/lint-imports --no-logo

bench: .venv/ready
	@$(UV) --group bench
	@$(BIN)/python tools/bench.py

playthroughs: .venv/ready
	@$(BIN)/python tools/playthroughs.py

notebooks: .venv/ready
	@$(BIN)/python tools/notebooks.py

constraints: .venv/ready
	@$(UV) --upgrade -e . --group test --group lint --group bench
	@$(BIN)/uv pip freeze --python $(BIN)/python --exclude-editable > constraints.txt

clean:
	@rm -rf .venv .coverage .hypothesis .pytest_cache .ruff_cache .import_linter_cache dist build
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
