"""``python -m deskovka.server``: workers do not run it again, as they would another module that the program is."""

import sys

from deskovka.server.main import main

if __name__ == "__main__":
    sys.exit(main())
