# Everything runs in .venv, which is built from the lock files and may be deleted at any time.
# The first Python 3.11 or newer that can make environments, the system's before others: distributions compile theirs with
# profile-guided optimization, and the tests take a sixth less time. To choose another: make test PYTHON=/path/to/python3
PYTHON ?= $(shell for needed in "ensurepip, sys" sys; do \
	for each in /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11 python; do \
		$$each -c "import $$needed; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && echo $$each && break 2; done; done)
VENV := .venv
RUN := $(VENV)/bin/python
PIP := --quiet --disable-pip-version-check --require-hashes
CORES := $(shell getconf _NPROCESSORS_ONLN)
PYTEST := $(RUN) -m pytest --dist worksteal --numprocesses
ENGINE ?= $(shell command -v docker || command -v podman)
UV ?= $(firstword $(wildcard $(VENV)/bin/uv) uv)

# Without bytecode, every worker would rewrite the assertions of all tests at every run.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play play-cluster quick checks types units suite test bench mutants torture torture-cluster simulate leaks image lock notices release clean
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /    make \1\t/p' Makefile | expand -t 24

play: $(VENV)/play.stamp ## install the libraries and start the bot, in the playground unless DISCORD_TOKEN is set
	$(RUN) -m bot

play-cluster: $(VENV)/play.stamp ## play with three workers on PostgreSQL, which you can kill, freeze and disconnect (ARGUMENTS="--workers 5 --ingress gateway")
	$(RUN) -m bot.playground --workers 3 $(ARGUMENTS)

quick: $(VENV)/test.stamp ## the fast tests, without browser, PostgreSQL, kills, playing strength and long matches
	@$(MAKE) --no-print-directory --jobs checks types units

checks: $(VENV)/test.stamp
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/lint-imports
	$(RUN) -m doctest engine/__init__.py $(shell grep -ls "^>>> " README.md docs/*.md)

types: $(VENV)/test.stamp
	$(VENV)/bin/mypy

units: $(VENV)/test.stamp
	$(PYTEST) $(CORES) -m "not (browser or server or kill or strength or long)"

test: $(VENV)/test.stamp ## everything a change must pass: style, types, import contracts, examples, all tests
	@$(MAKE) --no-print-directory --jobs checks types suite

suite: $(VENV)/test.stamp
	$(PYTEST) $(shell expr $(CORES) \* 3 / 2) # tests of browsers and processes mostly wait

bench: $(VENV)/test.stamp ## measure in less than ten minutes, and print one table (ONLY="arrange deals" for some; LONG=1 in full)
	$(RUN) -m tests.tools.bench $(if $(LONG),--long) $(ONLY)

mutants: $(VENV)/test.stamp ## mutation testing of data and bot/manager: list changes that no test notices (ONLY=data/ledger/ledger.py, SHARE=1, SEED=2)
	$(RUN) -m tests.tools.mutants $(if $(SHARE),--share $(SHARE)) $(if $(SEED),--seed $(SEED)) $(ONLY)

torture: $(VENV)/test.stamp ## kill bots and fill their disks during play, and check that nothing is lost (ARGUMENTS="--minutes 5 --seed 1")
	$(RUN) -m tests.tools.torture $(ARGUMENTS)

torture-cluster: $(VENV)/test.stamp ## kill, freeze and disconnect workers during play, and crash PostgreSQL (ARGUMENTS="--minutes 5 --workers 4")
	$(RUN) -m tests.tools.torture cluster $(ARGUMENTS)

simulate: $(VENV)/test.stamp ## play in one process, with simulated time, Discord, workers and faults, one run a seed (ARGUMENTS="--minutes 480 --varied")
	$(RUN) -m tests.tools.simulate $(ARGUMENTS)

leaks: $(VENV)/test.stamp ## change cards that a player cannot see, and check that they are told the same (ARGUMENTS="--count 20000 --seed 2 gin")
	$(RUN) -m tests.tools.leaks $(ARGUMENTS)

image: $(VENV)/test.stamp ## build the container image and test it, on Linux (with docker or podman; BUILD= adds build options)
	@test -n "$(ENGINE)" || { echo "make image needs docker or podman: install one, or set ENGINE= to its path" >&2; exit 1; }
	$(ENGINE) build $(if $(findstring podman,$(ENGINE)),--format docker) $(BUILD) --tag cardroom .
	$(RUN) -m tests.tools.image $(ENGINE) cardroom

lock: ## pin the newest versions that pyproject.toml allows, with hashes (needs uv)
	@$(UV) --version >/dev/null 2>&1 || { echo "make lock needs uv: install it, or set UV= to its path" >&2; exit 1; }
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-emit-index-url \
		pyproject.toml --output-file requirements.lock
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-emit-index-url \
		--extra dev --constraint requirements.lock pyproject.toml --output-file requirements-dev.lock
	$(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-emit-index-url \
		--extra release --constraint requirements-dev.lock pyproject.toml --output-file requirements-release.lock

notices: $(VENV)/test.stamp ## write THIRD_PARTY_NOTICES.md, which lists the libraries of requirements.lock
	$(RUN) -m tests.bot.notices

# The bill of materials is of an environment with what the lock file pins, and nothing else.
release: $(VENV)/release.stamp ## build and check wheel, source distribution and bill of materials (CycloneDX), in dist
	rm -rf dist build/release
	$(RUN) -m hatchling build
	$(VENV)/bin/twine check --strict dist/*
	$(RUN) -m venv --without-pip build/release
	$(RUN) -m pip --python build/release/bin/python install $(PIP) -r requirements.lock
	sed "s/^dynamic = .*/version = \"$$($(RUN) -m hatchling version)\"/" pyproject.toml > build/pyproject.toml
	$(VENV)/bin/cyclonedx-py environment --pyproject build/pyproject.toml --output-reproducible \
		--output-file dist/cardroom.cdx.json build/release

clean: ## delete .venv and the tools' caches (never the database)
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache build dist
	find engine data bot cogs tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp file newer than its lock file means that the locked versions are installed.
$(VENV)/play.stamp: requirements.lock | $(RUN)
	@echo "Installing the libraries into $(VENV). This takes about half a minute, and only once."
	@$(RUN) -m pip install $(PIP) -r $<
	@echo "The libraries are installed."
	@touch $@

$(VENV)/test.stamp: requirements-dev.lock | $(RUN)
	@echo "Installing the libraries and the tools for tests into $(VENV). This takes about a minute, and only once."
	@$(RUN) -m pip install $(PIP) -r $<
	@echo "The libraries and tools are installed."
	@touch $@ $(VENV)/play.stamp

$(VENV)/release.stamp: requirements-release.lock | $(VENV)/test.stamp
	@echo "Installing the tools for a release into $(VENV). This takes about half a minute, and only once."
	@$(RUN) -m pip install $(PIP) -r $<
	@echo "The tools are installed."
	@touch $@

$(RUN):
	@test -n "$(PYTHON)" || { echo "Cardroom needs Python 3.11 or newer, and none was found; set PYTHON= to its path" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Cardroom needs Python 3.11 or newer, and $(PYTHON) is older." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "$(PYTHON) cannot make virtual environments; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
