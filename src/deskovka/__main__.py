"""``python -m deskovka``: the command line."""

import sys

from deskovka.cli import main

if __name__ == "__main__":
    sys.exit(main())
