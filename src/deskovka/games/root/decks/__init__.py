"""What the cards of the decks do: persistent effects by the name of the card, and effects that happen at once."""

from deskovka.games.root.decks import base, exiles
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.setup import Immediate


class Effects(dict[str, CardEffect]):
    """The effects of persistent cards by name; a card that has none of its own gets one that does nothing."""

    def __missing__(self, card: str) -> CardEffect:
        self[card] = CardEffect(card)
        return self[card]


EFFECTS = Effects({effect.card: effect for effect in (*base.EFFECTS, *exiles.EFFECTS)})

IMMEDIATE: dict[str, Immediate] = {**base.IMMEDIATE, **exiles.IMMEDIATE}
"""K.18: what happens when a card without an item is crafted."""

LEXICONS = (base.LEXICON, exiles.LEXICON)
