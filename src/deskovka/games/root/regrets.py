"""What comes of an option that a player might regret, said before: from what he sees, in words."""

from __future__ import annotations

from deskovka.content.told import Line, line
from deskovka.games.root.about import cards_of
from deskovka.games.root.content import Content
from deskovka.games.root.factions.roster import FACTIONS
from deskovka.games.root.hirelings.roster import HIRELINGS
from deskovka.games.root.lexicon import LEXICON
from deskovka.games.root.view import RootView
from deskovka.kernel import Option

SPENT = {
    **dict.fromkeys(("overwork", "extra_action", "train", "spend", "discard", "supporter"), "card"),
    **dict.fromkeys(("take_dominance", "use_with"), "payment"),
}
"""2.1.3: the verbs by which a card is spent or discarded, and the fact that names it."""

BATTLES = {verb for verb, facts in LEXICON.verbs.items() if {"defender", "clearing"} <= {*facts}}
"""4.3: the verbs by which somebody is battled."""


def follows(option: Option, topic: str, view: RootView, content: Content) -> Line | None:
    """What the faction says of it, E: or who is battled; 3.3.1, 3.3.3: dominance that is activated, or given away."""
    if view.seat is None:
        return None
    own = view.seats[view.seat]
    found = FACTIONS[own.faction].follows(option, topic, view, content) if own.board is not None else None
    if found is not None:
        return found
    verb = str(option[0])
    if verb in BATTLES:
        facts = LEXICON.facts(option)
        defender, clearing = facts["defender"], facts["clearing"]
        if isinstance(defender, str) and isinstance(clearing, int) and facts.get("seat", view.seat) == view.seat:
            return HIRELINGS[defender].warns(clearing, view, content)
    if verb == "activate_dominance":
        return line("follows-dominance")
    if verb in SPENT:
        card = cards_of(content).get(str(LEXICON.facts(option)[SPENT[verb]]))
        if card is not None and card.kind == "dominance":
            return line("follows-dominance-spent")
    return None
