# Every target does its own set-up: Python 3.11 or newer, git and make are enough.
#   make play               JupyterLab on the first notebook   (LANGUAGE=de or it, PORT=8899, BROWSER=no may be added)
#   make test               everything that must hold: style, types, layers, tests with coverage, notebooks
#   make fuzz               10,000 mutated saves, 5,000 rule sets, 20,000 messages, a league evening of 25 files: minutes
#   make wall               hostile hand-ins of every family in every set-up, and a league beside sixteen loops: minutes; SECURITY.md
#   make nightly            all that, every fuzz, twin and study at full length, faults planted in every room, hosts, Lite: an hour or more
#   make mutants ROOM=lab N=60 SEED="1 2"   plants faults at random in a room and says which ones no test notices
#   make met                checks that no test comes to: loops that met nothing, conditions that never held; ORDER=7: in random order
#   make studies            long studies of luck, chances and verdicts, piece by piece; writes docs/studies.md, an hour
#   make page               realms.html: both games in one file, with Python inside; opens from a folder, needs no network
#   make lite               lite/: the lessons as a static site, with Python in the browser; make lite-test runs 01 to 05 there (LITE=all: all)
#   make docs               site/: the documentation with boards that play; make docs-test reads it in a browser, offline
#   make wheels             the wheel in fresh environments of 3.11, 3.12 and 3.13, light and whole
#   make hosts | firefox    the board in Notebook 7, Voila and marimo; the page in Firefox
#   make own       measures the levels in the example games of docs/own, piece by piece, and writes the table of docs/own.md; an hour
#   make lint | twins | bench | widgets | playthroughs | notebooks | pictures | guide | binder | constraints | clean     (notebooks NAMES="02 07" runs some)

PYTHON  ?= python3
PORT    ?= 8888
BROWSER ?= yes
# English lessons lie in lessons, others in a folder of their language. Many systems have a variable of this name for
# other ends, so only what is typed after make counts.
ASKED   := $(if $(filter command line,$(origin LANGUAGE)),$(LANGUAGE),en)
HOME_OF  = lessons$(patsubst %,/%,$(filter-out en,$(ASKED)))
BIN     := .venv/bin
JS      := js
# Tests of one file stay together: a notebook is one kernel, and the browser tests of a file share one page. In the order
# of the folders, so that long files in the browser come first and short ones fill the end.
CORES   := -n auto --maxprocesses 4 --dist loadfile --no-loadscope-reorder
COUNTED := tests/core tests/games/test_conformance.py tests/games/test_playthroughs.py tests/games/minute_realms/engine tests/games/realm_of_sand/engine
BROWSER_TESTS := tests/browser tests/games/realm_of_sand/browser
# Every file that is installed must have one of the hashes in constraints.txt.
UV      := $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python -c constraints.txt

.PHONY: own wall contents docs docs-test wheels play test page lite lite-test hosts firefox fuzz studies twins lint bench widgets playthroughs notebooks pictures guide labdocs binder constraints clean
.PHONY: nightly lessons-everywhere mutants met plain test-python test-scripts test-parts test-rules test-rest test-browser test-notebooks

# What playing needs, and no more.
.venv/play: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "realms_nb needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up .venv, once ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@# uv takes hashes from the constraints, pip from what it is asked for: so the lines of uv are a file of their own.
	@sed -n '/^uv==/,/[^\\]$$/p' constraints.txt > .venv/uv.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r .venv/uv.txt
	@$(UV) -e '.[halls]'
	@touch $@

# What tests and tools need besides.
.venv/ready: .venv/play
	@echo "Adding what the tests and tools need, once ..."
	@$(UV) --group test --group lint
	@touch $@

play: .venv/play
	@# The compiler begins at once; until it is done, odds come from plain Python.
	@(nice $(BIN)/python -m realms_nb.fast >/dev/null 2>&1 &)
	@# Copies without outputs to work in; what somebody has worked in already stays.
	@$(BIN)/python tools/lessons.py students $(HOME_OF) $(ASKED)
	@echo "JupyterLab opens $(HOME_OF)/01-play.ipynb. Its address stands below; Ctrl+C twice ends it."
	@$(BIN)/jupyter lab --config=binder/jupyter_server_config.py --port=$(PORT) $(if $(filter no,$(BROWSER)),--no-browser) \
	  $(if $(filter 0,$(shell id -u)),--allow-root) --LabApp.default_url=/lab/tree/$(HOME_OF)/01-play.ipynb

# The tests of the widgets need Node for the sources and a Chromium for the board; users of the package need neither.
$(JS)/node_modules/ready: $(JS)/package-lock.json
	@command -v npm >/dev/null || { echo "The tests of the widgets need Node 20 or newer with npm."; exit 1; }
	@cd $(JS) && npm install --no-save --silent && touch node_modules/ready

# Its shell without a window is half as dear; where there is none (Ubuntu), the whole one does as well.
.venv/chromium:
	@{ command -v chromium-headless-shell || command -v chromium || command -v chromium-browser; } >/dev/null || test -n "$(CHROMIUM)" || { \
	  echo "Installing Chromium for the browser tests ..."; \
	  SUDO=$$(test "$$(id -u)" = 0 || echo sudo); $$SUDO apt-get update -qq; \
	  $$SUDO apt-get install -y -qq chromium-headless-shell >/dev/null || $$SUDO apt-get install -y -qq chromium >/dev/null; }
	@touch $@

# Everything at once, as far as it does not stand on each other: tools/stages.py says what stands on what.
test: .venv/ready
	@$(BIN)/python tools/stages.py

# A game each, so that both cores compile.
test-compile-%: .venv/play
	@$(BIN)/python -m realms_nb.fast $*

# Engines are counted line by line only where their rules are stated: it makes every game three times as long, and
# thousands of games (test_whole_games.py) meet no line that the rules do not.
test-rules: .venv/ready
	@$(BIN)/python -m pytest $(CORES) $(COUNTED) --cov --cov-report=term

test-rest: .venv/ready
	@$(BIN)/python -m pytest $(CORES) tests $(addprefix --ignore=,$(COUNTED) $(BROWSER_TESTS))

# What the game in one file is made of comes from the registries: who waits for it meanwhile computes nothing.
test-parts: .venv/play
	@$(BIN)/python -c "from pathlib import Path; from realms_nb.pages.build import collected, pins; collected(pins(), Path('.cache/pages'))"

# These wait more than they compute, so they have workers of their own beside the others.
test-browser: .venv/ready $(JS)/node_modules/ready .venv/chromium
	@$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder $(BROWSER_TESTS) --ignore=tests/browser/test_lite.py

# Copies of the lessons in which the facts behind their sentences are cells.
test-notebooks: .venv/ready
	@$(BIN)/python tools/lessons.py checked .cache/lessons/en
	@$(BIN)/python -m pytest -n 1 --dist loadfile --no-loadscope-reorder .cache/lessons/en notebooks/extra --nbval --nbval-sanitize-with tests/sanitize.cfg -W default

# What it is made of is fetched once by npm and pip, and kept in .cache.
page: .venv/ready
	@$(BIN)/python -m realms_nb.pages realms.html --cache .cache/pages

# JupyterLite in an environment of its own (.cache/lite), of parts that are fetched once into .cache/pages (150 MB).
lite: .venv/ready
	@$(BIN)/python tools/lite.py

lite-test: lite .venv/chromium
	@$(BIN)/python -m pytest tests/browser/test_lite.py --no-cov --durations=0 --durations-min=5

# The wheel in fresh environments of 3.11, 3.12 and 3.13, light and whole, with sizes and numbers of packages.
wheels: .venv/ready
	@$(BIN)/python tools/wheels.py

# The documentation as a site, in site/: it opens from a folder and asks no other machine; Sphinx is in .cache/site.
docs: .venv/ready
	@$(BIN)/python tools/docs_site.py site

docs-test: docs .venv/chromium
	@SITE=$(CURDIR)/site $(BIN)/python -m pytest tests/site --no-cov

# The board in Notebook 7, Voila and marimo, each in an environment of its own; and the page in Firefox. Minutes.
hosts: .venv/ready .venv/chromium
	@$(BIN)/python tools/hosts.py

firefox: .venv/ready
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null || { \
	  SUDO=$$(test "$$(id -u)" = 0 || echo sudo); $$SUDO apt-get update -qq && $$SUDO apt-get install -y -qq firefox-esr >/dev/null; }
	@$(BIN)/python tools/firefox.py

# What `make test` proves in short, at its full length; and what it leaves out. An hour or more.
nightly: test fuzz wall twins plain studies lessons-everywhere
	@ORDER=$(or $(firstword $(SEED)),1) $(MAKE) --no-print-directory met
	@$(foreach room,$(shell sed -n 's/^\[rooms\.\(.*\)\]/\1/p' tools/mutants.toml),$(BIN)/python tools/mutants.py $(room) 60 $(or $(SEED),1) &&) true
	@$(MAKE) --no-print-directory lite-test LITE=all
	@FUZZ=2 $(BIN)/python -m pytest tests/browser/test_tabletop.py tests/browser/test_halls_wifi.py --no-cov
	@$(MAKE) --no-print-directory docs-test wheels hosts firefox

# The lessons in the other languages, with the facts that take long: outputs differ there, errors and facts do not. And
# every simple way of playing is tried against every exercise.
lessons-everywhere: .venv/ready
	@for each in de it; do $(BIN)/python tools/lessons.py checked .cache/lessons/$$each $$each long && \
	  $(BIN)/python -m pytest -n 1 --dist loadfile --no-cov .cache/lessons/$$each --nbval-lax -W default || exit 1; done
	@FUZZ=1 $(BIN)/python -m pytest tests/lessons/test_trying.py --no-cov

# Whether the tests of a room notice faults: so many are planted at random, and those that no test notices are told.
mutants: .venv/ready
	@$(BIN)/python tools/mutants.py $(ROOM) $(or $(N),60) $(or $(SEED),1)

# Checks that no test comes to; TESTS="tests/lab" asks some of them. And a test that stands on another one shows when they
# come in a random order: `ORDER=7 make met`.
met: .venv/ready
	@$(BIN)/python tools/met.py $(TESTS)

# The engines without their compiler.
plain: .venv/ready
	@REALMS_NB_NO_NUMBA=1 $(BIN)/python -m pytest tests/fast tests/games/*/fast -n auto --maxprocesses 4 --no-cov

fuzz: .venv/ready
	@FUZZ=100 $(BIN)/python -m pytest tests/test_fuzz.py -n auto --maxprocesses 4 --no-cov --durations=5
	@FUZZ=100 $(BIN)/python -m pytest tests/sandbox/test_hostile.py tests/adapters/test_openspiel.py tests/board/test_states.py tests/own -n 2 --no-cov
	@FUZZ=100 $(BIN)/python -m pytest tests/tournaments/test_class_league.py tests/sandbox/test_interrupts.py --no-cov --durations=3

# What the wall stops and what not, counted; and a league whose verdicts must not change beside sixteen busy loops.
wall: .venv/ready
	@$(BIN)/python tools/wall.py
	@WALL=1 $(BIN)/python -m pytest tests/simulation/test_clock.py -k busy_machine --no-cov

# The list of what the wheel and the page hold.
contents: .venv/ready
	@$(BIN)/python tools/contents.py

# All games in which the engines of Realm of Sand are compared; the tests play only some of them.
twins: .venv/ready
	@$(BIN)/python tests/games/realm_of_sand/fast/test_sand_twin.py

lint: test-python test-scripts

test-python: .venv/ready
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/basedpyright --level error
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/wire_types.py --check
	@$(BIN)/python tools/board_states.py --check

test-scripts: .venv/ready $(JS)/node_modules/ready
	@$(JS)/node_modules/.bin/biome check --error-on-warnings .
	@cd $(JS) && npx --no-install tsc --noEmit && node build.mjs --check
	@cd $(JS) && npx --no-install vitest run

# Piece by piece, each kept as soon as it is done (tests/studies/kept.jsonl): a run that is stopped goes on where it was.
# Prints all figures in one table and writes docs/studies.md; STUDIES=again measures also what is kept for this very code.
studies: .venv/ready
	@$(BIN)/python -m pytest tests/studies/*.py --no-cov -s -v

bench: .venv/ready .venv/chromium
	@$(UV) --group bench
	@$(BIN)/python tools/bench.py
	@$(BIN)/python tools/bench_fast.py
	@$(BIN)/python tools/bench_lab.py
	@$(BIN)/python tools/bench_sand.py
	@$(BIN)/python tools/bench_own.py
	@$(BIN)/python tools/bench_adapters.py
	@$(BIN)/python tools/bench_board.py
	@$(BIN)/python tools/bench_halls.py
	@$(BIN)/python tools/bench_page.py

widgets: .venv/ready $(JS)/node_modules/ready
	@$(BIN)/python tools/wire_types.py
	@$(BIN)/python tools/board_states.py
	@cd $(JS) && node build.mjs

pictures: .venv/ready .venv/chromium
	@$(BIN)/python tools/pictures.py

playthroughs: .venv/ready
	@$(BIN)/python tools/playthroughs.py
	@$(BIN)/python tools/spiel_playthroughs.py

notebooks: .venv/ready
	@$(BIN)/python tools/notebooks.py $(NAMES)

# What the cells of docs/lab.md and docs/simulation.md show, written below them; minutes. And the rows of docs/levels.md; an hour.
labdocs: .venv/ready
	@$(BIN)/python tools/lab_docs.py
	@$(BIN)/python tools/calibrate.py page

# How the levels fare in the example games of docs/own, piece by piece, and the table of docs/own.md; an hour.
own: .venv/ready
	@$(BIN)/python tools/own_games.py measure && $(BIN)/python tools/own_games.py page

guide: .venv/ready
	@$(BIN)/python tools/guide.py

binder: .venv/ready
	@$(BIN)/python tools/binder.py

constraints: .venv/ready
	@mkdir -p .cache
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --upgrade -e . --group test --group lint --group bench
	@$(BIN)/uv pip freeze --python $(BIN)/python --exclude-editable > .cache/versions.txt
	@$(BIN)/uv pip compile --quiet --generate-hashes --no-deps --no-header --no-annotate --no-emit-find-links .cache/versions.txt -o constraints.txt

clean:
	@rm -rf .venv .coverage .hypothesis .pytest_cache .ruff_cache .import_linter_cache dist build $(JS)/node_modules
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
