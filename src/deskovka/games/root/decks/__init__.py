"""What the cards of the decks do: persistent effects by the name of the card, and effects that happen at once."""

from deskovka.games.root.decks import base, exiles
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.setup import Immediate

EFFECTS: dict[str, CardEffect] = {effect.card: effect for effect in (*base.EFFECTS, *exiles.EFFECTS)}
"""4.1.3: what the cards do that lie in a play area."""

IMMEDIATE: dict[str, Immediate] = {**base.IMMEDIATE, **exiles.IMMEDIATE}
"""K.18: what happens when a card without an item is crafted."""

LEXICONS = (base.LEXICON, exiles.LEXICON)
