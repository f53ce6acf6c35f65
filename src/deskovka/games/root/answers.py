"""Answers that mean the same everywhere."""

from __future__ import annotations

from deskovka.kernel import Option

DONE: Option = ("done",)
"""No more of this."""
PASS: Option = ("pass",)
"""No."""
