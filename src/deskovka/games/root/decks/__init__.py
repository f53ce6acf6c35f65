"""What the cards of the decks do: persistent effects by the name of the card, and effects that happen at once."""

from deskovka.games.root.decks import base
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.setup import Immediate
from deskovka.games.root.tables import printed_tables

_WRITTEN: dict[str, CardEffect] = {effect.card: effect for effect in base.EFFECTS}

EFFECTS: dict[str, CardEffect] = {
    card.id: _WRITTEN.get(card.id) or CardEffect(card.id)
    for deck in printed_tables().decks.values()
    for card in deck.cards
    if card.kind == "persistent"
}
"""The effect of every persistent card."""

IMMEDIATE: dict[str, Immediate] = {**base.IMMEDIATE}
"""K.18: what happens when a card without an item is crafted."""
