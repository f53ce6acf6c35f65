"""Orchard in words: what it asks, offers and tells, the table, and what fruits are good for."""

from __future__ import annotations

from deskovka.content.ledger import Ledger
from deskovka.content.lexicon import Lexicon, Topic
from deskovka.content.menus import Refusal, not_offered
from deskovka.content.told import Line, Section, Thing, line
from deskovka.kernel import Option, Question
from tests.template.rules import Orchard
from tests.template.tables import Content
from tests.template.view import OrchardView

LEXICON = Lexicon(
    topics={"lay": Topic("2.1", ("left",), menu=("lay",))},
    verbs={"lay": ("fruit",)},
    events={"laid": ("seat", "fruit"), "drew": ("seat",), "drew_fruit": ("seat", "fruit")},
    kinds={"seat": "seat", "fruit": "fruit", "fruits": "fruit"},
)

LEDGER = Ledger({"laid": "seats[seat].basket += fruit; seats[seat].hand -= 1", "drew": "seats[seat].hand += 1"})


def told(view: OrchardView, _content: Content) -> tuple[Section, ...]:
    """The round, the deck, and what lies before everybody."""
    now = line("told-over") if view.turn is None else line("told-turn", seat=view.turn)
    return (
        Section(line("told-round", round=view.round, rounds=view.rounds), (now, line("told-deck", count=view.deck))),
        *(_seat(view, seat) for seat in range(len(view.seats))),
    )


def _seat(view: OrchardView, seat: int) -> Section:
    own, of = view.seats[seat], Thing("seat", seat)
    lines = [line("told-basket", of, fruits=own.basket), line("told-hand", of, count=own.hand)]
    lines += [line("told-own", of, fruits=view.hand)] if seat == view.seat else []
    return Section(line("told-seat", of, seat=seat, points=own.points), tuple(lines))


def note(option: Option, _view: OrchardView, content: Content) -> Line | None:
    """What a fruit scores."""
    return line("note-points", points=next(fruit.points for fruit in content.fruits if fruit.id == option[1]))


def refusals(g: Orchard, question: Question) -> tuple[Refusal, ...]:
    """The fruits that the seat does not hold."""
    fruits = (fruit.id for fruit in g.terms.content.fruits)
    return not_offered((Refusal(("lay", f), line("refused-lay", fruit=f), "2.1") for f in fruits), question.options)


def about(content: Content) -> dict[Thing, tuple[Line, ...]]:
    """What each fruit scores, and what all of them together do."""
    basket = line("about-basket", fruits=tuple(fruit.id for fruit in content.fruits), points=content.basket)
    return {Thing("fruit", f.id): (line("about-points", points=f.points), basket) for f in content.fruits}
