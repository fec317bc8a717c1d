# Everything a user or a contributor types. Only Python (3.11 or newer) and make need to be on the machine:
# each target makes the environment .venv and installs what it needs, once, and again only when the needs change.

VENV        ?= .venv
CONSTRAINTS ?= constraints.txt
PYTEST_ARGS ?= -n 2

PY       := $(VENV)/bin/python
PIP      := $(PY) -m pip install --quiet --disable-pip-version-check --constraint $(CONSTRAINTS)
# A stamp stands for a finished installation and is older than nothing that the installation depends on.
FOR_USE  := $(VENV)/.installed
FOR_WEB  := $(VENV)/.installed-web
FOR_TEST := $(VENV)/.installed-dev

.DEFAULT_GOAL := help
.PHONY: help run serve test check fmt bench mutants proofs soak load screens compiled install clean

help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z]*\):.*## /  \1 /p' $(firstword $(MAKEFILE_LIST)) | awk '{ name = $$1; $$1 = ""; printf "  %-9s%s\n", name, $$0 }'

run: $(FOR_WEB) ## install, then open the page (without a terminal: answer a few questions)
	@$(PY) -m rulebound

serve: $(FOR_WEB) ## the page on this machine
	@$(PY) -m rulebound serve

test: check ## every check and every test
	@$(PY) -m pytest $(PYTEST_ARGS)

check: $(FOR_TEST) ## lint, types and the order of imports
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@$(VENV)/bin/lint-imports --no-cache --no-logo

fmt: $(FOR_TEST) ## put the code into the common form
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .

bench: $(FOR_TEST) ## speed, as ratios to a calibration loop
	@$(PY) -m tests.bench

mutants: $(FOR_TEST) ## break the engine on purpose and see that the scenarios notice
	@$(PY) -m tests.mutants

proofs: $(FOR_TEST) ## skip each rule in turn and see which scenarios prove it
	@$(PY) -m tests.proofs

soak: $(FOR_TEST) ## the long random runs
	@$(PY) -m pytest $(PYTEST_ARGS) -m soak

load: $(FOR_TEST) ## the page under the questions of 50 people for a minute
	@$(PY) -m tests.web.load

screens: $(FOR_TEST) ## the pictures of the page for README.md, made anew
	@PYTHONPATH=. $(PY) tools/screens.py

compiled: $(FOR_TEST) ## compile the core and run the scenarios on it (needs a C compiler)
	@$(PY) tools/compiled.py

install: $(FOR_USE) ## only make the environment and install the project in it

clean: ## remove the environment and everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The first Python that is new enough makes the environment. Where the Python that made it is gone, the link dangles
# and the environment is made again.
$(PY):
	@found=; old=; \
	for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	    "$$python" -c 'pass' >/dev/null 2>&1 || continue; \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then found="$$python"; break; fi; \
	    old="$$python"; \
	done; \
	if [ -z "$$found" ] && [ -n "$$old" ]; then \
	    echo "Rulebound needs Python 3.11 or newer, and $$old is older: install a newer Python and run make again, or name one with make PYTHON=/path/to/python." >&2; exit 1; \
	elif [ -z "$$found" ]; then \
	    echo "Rulebound needs Python 3.11 or newer, and there is none on the path: install it and run make again, or name one with make PYTHON=/path/to/python." >&2; exit 1; \
	elif ! "$$found" -c 'import venv' >/dev/null 2>&1; then \
	    echo "$$found has no venv module: install it (on Debian and Ubuntu the package python3-venv) and run make again." >&2; exit 1; \
	elif ! "$$found" -c 'import ensurepip' >/dev/null 2>&1; then \
	    echo "$$found cannot put pip into an environment because ensurepip is missing: install it (on Debian and Ubuntu the package python3-venv) and run make again." >&2; exit 1; \
	fi; \
	echo "Making the environment $(VENV) with $$("$$found" --version) ..."; \
	"$$found" -m venv --clear $(VENV) || { rm -rf $(VENV); echo "$$found could not make the environment $(VENV): see the lines above." >&2; exit 1; }

# Having just made or found the environment, see that it has pip before the first use of it.
$(VENV)/.pip: | $(PY)
	@$(PY) -m pip --version >/dev/null 2>&1 || { echo "The environment $(VENV) has no pip: run make clean and then make again." >&2; exit 1; }
	@touch $@

$(FOR_USE): $(VENV)/.pip pyproject.toml $(CONSTRAINTS) | $(PY)
	@echo "Installing Rulebound ..."
	@$(PIP) --editable .
	@touch $@

$(FOR_WEB): $(FOR_USE)
	@echo "Installing what the page needs ..."
	@$(PIP) --editable '.[web]'
	@touch $@

$(FOR_TEST): $(FOR_USE)
	@echo "Installing what the tests need ..."
	@$(PIP) --editable '.[dev]'
	@touch $@
