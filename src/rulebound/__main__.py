"""Lets `python -m rulebound` do what the command `rulebound` does."""

import sys

from rulebound.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
