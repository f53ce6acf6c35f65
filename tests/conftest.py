"""Hypothesis draws the same examples in every run and is never in a hurry: a red test stays red.

In a soak it draws new ones, and many.
"""

import pytest
from hypothesis import settings

from tests.timing import Timing

settings.register_profile("deskovka", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", deadline=None, database=None, max_examples=3_000, print_blob=True)
settings.load_profile("deskovka")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budgets", action="store_true", help="show what the tests cost; fail if it is over the budget")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Timing(checks_budgets=config.getoption("--budgets")))
