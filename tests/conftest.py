"""Hypothesis draws the same examples in every run and is never in a hurry: a red test stays red.

In a soak it draws new ones, and many.
"""

from hypothesis import settings

settings.register_profile("deskovka", derandomize=True, deadline=None, database=None)
settings.register_profile("soak", deadline=None, database=None, max_examples=3_000, print_blob=True)
settings.load_profile("deskovka")
