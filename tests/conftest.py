"""Hypothesis draws the same examples in every run and is never in a hurry: a red test stays red."""

from hypothesis import settings

settings.register_profile("deskovka", derandomize=True, deadline=None, database=None)
settings.load_profile("deskovka")
