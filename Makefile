# `make help` lists the targets.
#
# .venv holds the tools and the built package, so .venv/bin/cantiere is the compiled product.
# PYTHONPATH=src goes before the installed package: that is the interpreted form.

PYTHON  ?= python3
ARGS    ?=
WORKERS ?= 3
BESIDE  ?=

VENV    := .venv
BIN     := $(VENV)/bin
BENCH   := .venv-bench
DOCS    := .venv-docs
RELEASE := .venv-release
CODE    := $(wildcard src tests tools benchmarks examples) $(wildcard web/preview/*.py) hatch_build.py
SOURCES := $(sort $(shell find src -type f -not -name '*.pyc' -not -path '*/server/client/*')) \
	pyproject.toml hatch_build.py README.md LICENSE
WEB     := $(sort $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/preview/*' -not -name api-types.ts))
CLIENT  := src/cantiere/server/client/index.html
NPM     := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel error

# Object files of the last build: after an edit, only what has changed is compiled again.
export CANTIERE_OBJECTS ?= build/objects

# Python's own compiled files are kept, too, whatever the environment wishes: tests start hundreds of processes, and
# uv installs without them.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache

# Says in one line which form is installed; with "must", stops where it is not the compiled one.
define FORM
import importlib.resources, json, sys
note = json.loads((importlib.resources.files("cantiere") / "_build.json").read_text())
print("cantiere: the compiled form is installed." if note["compiled"] else
      "cantiere: installed without compiled modules, so slower: " + note["why"] + ".")
sys.exit("must" in sys.argv and not note["compiled"])
endef
export FORM
form = $(1)/bin/python -I -c "$$FORM" $(2)

.DEFAULT_GOAL := help
.PHONY: help play check test web-then-package lint lint-python lint-web test-client test-interpreted test-compiled mutants browser facts rules screens types picture docs bench build sdist release lock clean FORCE

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*##/\1\t/p' Makefile | expand -t 20

play:  ## set up what playing needs, and play in the browser (ARGS="…" goes to `cantiere serve`)
	@$(PYTHON) -m tools.play $(ARGS)

check: $(VENV)/.ready  ## what your change can touch, in two minutes: interpreted, without a browser (ARGS="FILE…")
	@PYTHONPATH=src $(BIN)/python -m tools.check $(ARGS)

# Two things at a time where each keeps one core busy; then the tests, which keep all of them busy.
test: $(VENV)/.ready web/node_modules/.ready  ## lint, then the tests on the sources and on the compiled package
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint-python web-then-package
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

web-then-package:  # in this order: what the client is built from is checked before, and goes into the package
	@$(MAKE) --no-print-directory lint-web
	@$(MAKE) --no-print-directory test-client
	@$(MAKE) --no-print-directory $(VENV)/.installed

lint: lint-python lint-web  ## style, types and the direction of imports

lint-python: $(VENV)/.ready
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	PYTHONPATH=src $(BIN)/lint-imports

lint-web: web/node_modules/.ready
	$(NPM) run -s check

test-client: web/node_modules/.ready  ## the tests of the browser client's own code
	$(NPM) run -s test

# What depends on the form is tested in both: rules, bots, and what is compiled with them. The rest stands on the
# rules rather than in them, and is tested once, on the product itself.
# The suites of other libraries (Gymnasium, PettingZoo, OpenSpiel) go through code that is never compiled.
BOTH := tests/core tests/games tests/bots $(addprefix tests/,$(addsuffix .py, $(addprefix envs/test_, \
	batch copies features planes vector) test_bots test_build test_fair_play test_games test_match test_properties test_versions))
# One more than the cores that it is meant for: workers wait for pages and for processes now and then.
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=20

test-interpreted: $(VENV)/.ready  ## the tests of what depends on the form, and the examples in docstrings, on the sources
	export CANTIERE_FORM=interpreted PYTHONPATH=src; \
	  $(PYTEST) --doctest-modules src $(BOTH) $(ARGS)

test-compiled: $(VENV)/.installed browser  ## all tests on the compiled package, in a real browser too
	@$(call form,$(VENV),must)
	unset PYTHONPATH; export CANTIERE_FORM=compiled; $(PYTEST) tests $(ARGS)

mutants: $(VENV)/.ready  ## put faults into the code and see whether the tests notice (ARGS="--room core --count 40 --seed 1")
	@PYTHONPATH=src $(BIN)/python -m tools.mutants $(ARGS)

browser:  # for the end-to-end tests and the screenshots
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
	  echo "Installing Chromium …"; apt-get -qq update && apt-get -qq install -y chromium >/dev/null && \
	  { apt-get -qq install -y chromium-headless-shell >/dev/null || echo "… without its quicker half"; }; }

screens: $(VENV)/.installed browser  ## take the pictures in docs/screens
	env -u PYTHONPATH $(BIN)/python -m tests.e2e.screens docs/screens

types: $(VENV)/.ready  ## describe the API again for the client's types, in web/openapi.json
	PYTHONPATH=src $(BIN)/python -m cantiere.server.api.openapi > web/openapi.json

picture: $(VENV)/.ready  ## draw the picture in docs/architecture.md
	PYTHONPATH=src PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.make_architecture

facts: $(VENV)/.ready  ## write the games' facts.py from their fields.py
	PYTHONPATH=src $(BIN)/python -m tools.make_facts

rules: $(VENV)/.ready  ## write docs/rules from the games' rules pages
	PYTHONPATH=src $(BIN)/python -m cantiere.cli.rules docs/rules

bench: $(BENCH)/.installed $(BESIDE:%=build/beside/%/$(BENCH)/.installed)  ## speed, beside other engines (BESIDE=COMMIT: beside that build as well)
	env -u PYTHONPATH $(BENCH)/bin/python -m benchmarks.run $(BESIDE:%=--beside build/beside/%/$(BENCH)/bin/python) $(ARGS)
	env -u PYTHONPATH $(BENCH)/bin/python -m benchmarks.searches

build: dist/.built sdist  ## the wheel and the source archive, in dist/

sdist: $(CLIENT) | $(VENV)/.ready  ## the source archive alone, with the built client
	@rm -f dist/*.tar.gz
	$(BIN)/hatchling build -t sdist

docs: $(DOCS)/.ready  ## the pages as a site with search, in build/site
	@$(DOCS)/bin/python -m tools.docs_pages
	$(DOCS)/bin/zensical build --strict --config-file mkdocs.yml
	@echo "To read it: $(DOCS)/bin/zensical serve --config-file mkdocs.yml"

release: build $(VENV)/.installed $(RELEASE)/.ready  ## build and check all that would be uploaded; uploads nothing (ARGS="STEP…")
	@$(call form,$(VENV),must)
	@$(RELEASE)/bin/python -m tools.release $(ARGS)

lock:  ## choose the newest versions again and write them in requirements/
	$(PYTHON) -m tools.install build/lock uv
	$(call compile,--extra all --group dev,dev)
	$(call compile,--extra all --group dev --group bench --constraint requirements/dev.txt,bench)
	$(call compile,--extra server --constraint requirements/dev.txt,play)
	$(call compile_group,docs)
	$(call compile_group,release)

LOCK = build/lock/bin/uv pip compile --universal --python-version 3.11 --upgrade --no-emit-index-url --no-annotate \
	--custom-compile-command "make lock" --quiet
compile = $(LOCK) pyproject.toml $(1) -o requirements/$(2).txt
compile_group = $(LOCK) --group $(1) -o requirements/$(1).txt

clean:  ## remove everything that make made
	rm -rf $(VENV) $(BENCH) $(DOCS) $(RELEASE) .venv-play build dist web/node_modules src/cantiere/server/client .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find $(wildcard src tests benchmarks examples) -name __pycache__ -type d -prune -exec rm -rf {} +

# The tools, at the locked versions.
%/.ready:
	@echo "Installing $< …"
	@rm -rf $* && $(PYTHON) -m tools.install $* -r $<
	@touch $@
$(VENV)/.ready: requirements/dev.txt
$(BENCH)/.ready: requirements/bench.txt
$(DOCS)/.ready: requirements/docs.txt
$(RELEASE)/.ready: requirements/release.txt

# Another commit, built by its own Makefile.
build/beside/%/$(BENCH)/.installed:
	@mkdir -p build/beside/$* && git archive $* | tar -x -C build/beside/$*
	@$(MAKE) -C build/beside/$* $(BENCH)/.installed

# The browser client, which goes into the wheel.
web/node_modules/.ready: web/package-lock.json | $(VENV)/.ready
	$(NPM) ci
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.ready
	@echo "Building the browser client …"
	@$(NPM) run -s build -- --logLevel warn
	@touch $@

# The wheel, and the package installed from it. A type error in the sources gives a wheel without compiled
# modules; CANTIERE_COMPILE=require stops instead and shows why.
dist/.built: $(SOURCES) $(CLIENT) build/inputs | $(VENV)/.ready
	@mkdir -p dist && rm -f dist/*.whl
	@echo "Building cantiere …"
	@$(BIN)/hatchling build -t wheel
	@touch $@

%/.installed: %/.ready dist/.built
	@$(PYTHON) -m tools.install $* --no-deps --force-reinstall dist/cantiere-*.whl
	@$(call form,$*)
	@touch $@

# Changes only when a source comes or goes, or the way to compile does.
build/inputs: FORCE
	@mkdir -p build
	@printf '%s\n' "$$CANTIERE_COMPILE $$CC $$(command -v cc gcc clang | tr '\n' ' ')" $(SOURCES) > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

.PRECIOUS: %/.ready %/.installed
