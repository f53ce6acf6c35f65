"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.content.told import Thing
from deskovka.content.words import Words
from deskovka.kernel import Result


def ending(result: Result, words: Words, players: Sequence[str]) -> str:
    """Who won, and why the game ended if its catalogs say it (``end-<reason>``)."""
    names = [players[seat] for seat in result.winners]
    names += [words.thing(Thing("rival", rival.name), players) for rival in result.rivals if rival.won]
    told = words.say(f"result-{result.kind}", winners=words.listed(names))
    reason = f"end-{result.reason}"
    return words.say("sentences", first=f"{told}.", second=words.say(reason)) if words.has(reason) else f"{told}."
