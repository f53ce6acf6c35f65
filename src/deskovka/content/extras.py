"""Extras of the package: the engine does without them, some of its commands do not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from deskovka.kernel import DeskovkaError


class MissingExtra(DeskovkaError):
    """Something is asked for whose extra is not installed."""

    key = "missing-extra"
    sentence = 'For “{what}” install the extra “{extra}”: pip install "deskovka[{extra}]".'


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Whatever is imported in here comes with an extra.

    >>> with needing("lab", "--out"):
    ...     import a_module_that_is_not_here
    Traceback (most recent call last):
    deskovka.content.extras.MissingExtra: For “--out” install the extra “lab”: pip install "deskovka[lab]".
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name and missing.name.partition(".")[0] == "deskovka":
            raise
        raise MissingExtra(what=what, extra=extra) from None
