"""A world: a state, the rule under way in it, and the open question.

A world can be copied at every question: the state at a step boundary is copied and what happened since then is done
again. Generators are never copied or stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import IllegalAnswer, NotAsked
from deskovka.kernel.flow import Answer, Ask, AskAll, Facts, Flow, Option, Options, Pick, volunteer
from deskovka.kernel.game import Game, Result
from deskovka.kernel.state import Event, State

S = TypeVar("S", bound=State[Any])

IDLE_STEPS = 10_000
"""After so many steps in a row without a question a game goes in circles."""
MOST_OPTIONS = 5_000
"""A question with more options is a broken rule: who picks several of many things is asked for one after another."""

_NO_REPLIES: dict[int, Option] = {}


class Question:
    """What one seat is asked now. ``optional``: it may act but nobody waits. ``secret``: others answer too."""

    __slots__ = ("facts", "optional", "options", "seat", "secret", "topic")

    def __init__(self, seat: int, topic: str, facts: Facts, options: Options, optional: bool, secret: bool) -> None:
        if len(options) > MOST_OPTIONS:
            raise RuntimeError(f"{topic} was asked of seat {seat} with more than {MOST_OPTIONS} options")
        self.seat = seat
        self.topic = topic
        self.facts = facts
        self.options = options
        self.optional = optional
        self.secret = secret


class _Redeal:
    """Something that happened to a world besides answers: hidden things were dealt anew for a seat."""

    __slots__ = ("chance", "seat")

    def __init__(self, seat: int | None, chance: Chance) -> None:
        self.seat = seat
        self.chance = chance


class World(Generic[S]):
    """A game in progress, without its history."""

    __slots__ = (
        *("_boundary", "_flow", "_fresh", "_keeps", "_open", "_questions", "_replies", "_secret", "_since"),
        *("_unforced", "game", "result", "state"),
    )

    def __init__(
        self,
        game: Game[S],
        boundary: S,
        since: Sequence[Answer | _Redeal] = (),
        told: list[Event] | None = None,
        keeps: bool = True,
    ) -> None:
        """Go on from the state at a step boundary, which nobody changes, with what happened since then.

        ``told`` hears of the events. A world that ``keeps`` copies the state at every boundary that it comes to, so
        that a copy of it has little to do again; one that does not go far needs none but the first.
        """
        self.game = game
        self._keeps = keeps
        self._secret = not keeps
        """Whether the last boundary may be that of the true world, while this one is imagined."""
        self._go_from(boundary, since, told)

    def _go_from(self, boundary: S, since: Sequence[Answer | _Redeal], told: list[Event] | None = None) -> None:
        self.state = boundary.copy()
        self.state.told = told
        self._boundary = boundary
        self._since: list[Answer | _Redeal] = []
        self._fresh = True
        """Whether nothing was settled since the last step boundary."""
        self.result: Result | None = None
        """The result, once the game is over."""
        self._flow: Flow[None] | None = None
        self._open: Ask | AskAll | None = None
        self._questions: dict[int, Question] = {}
        """What was asked of whom since the question was opened: options are made once."""
        self._replies: dict[int, Option] = _NO_REPLIES
        self._unforced: tuple[int, ...] = ()
        self._begin_step()
        self._advance(None)
        for deed in since:
            if isinstance(deed, _Redeal):
                self.redeal(deed.seat, deed.chance.copy())
            else:
                self.settle(*deed)

    def _begin_step(self) -> Flow[None] | None:
        """The rule of the next step; None when the game is over."""
        game, state = self.game, self.state
        self._fresh = True
        self.result = game.result(state)
        self._flow = flow = game.step(state) if self.result is None else None
        return flow

    def _advance(self, reply: Any) -> None:
        """Send the reply to the rule and run on to the next question that is not forced, or to the end."""
        idle = 0
        flow = self._flow
        while flow is not None:
            try:
                question = flow.send(reply)
            except StopIteration:
                idle += 1
                if idle > IDLE_STEPS:
                    raise RuntimeError(f"{IDLE_STEPS} steps in a row asked nothing") from None
                if self._keeps:
                    self._boundary = self.state.copy()
                    self._since = []
                flow = self._begin_step()
                reply = None
                continue
            reply = self._opened(question)
            if reply is None:
                return
        self._open = None
        self._questions = {}
        self._replies = _NO_REPLIES

    def _opened(self, question: Ask | AskAll) -> Any:
        """Open a question; gives what the kernel answers by itself where one option is left that hides nothing."""
        self._open = question
        if isinstance(question, AskAll):
            return self._opened_to_all(question)
        seat = question.seat
        self._unforced = (seat,)
        self._replies = _NO_REPLIES
        if question.private or question.several:
            self._questions = {}
            return None
        options = _some_options(question)
        if len(options) > 1:
            self._questions = {seat: Question(seat, question.topic, question.facts, options, False, False)}
            return None
        return (seat, options[0]) if question.others else options[0]

    def _opened_to_all(self, question: AskAll) -> dict[int, Option] | None:
        """Open a question that is answered in secret."""
        self._questions = {}
        self._replies = {}
        for seat, ask in question.asks.items():
            if not ask.private and len(options := _some_options(ask)) == 1:
                self._replies[seat] = options[0]
        self._unforced = tuple(sorted(question.asks.keys() - self._replies.keys()))
        return self._replies if not self._unforced else None

    @property
    def step(self) -> str:
        """The name of the rule under way."""
        return "end" if self._flow is None else str(getattr(self._flow, "__name__", "step"))

    @property
    def boundary(self) -> S:
        """The state at the last step boundary; nobody may change it. A copy has none: it may be an imagined world."""
        if self._secret:
            raise PermissionError("the boundary of a copied world is that of the true one")
        return self._boundary

    @property
    def at_boundary(self) -> bool:
        """Whether nothing was answered since the last step boundary."""
        return self._fresh and not self.replied

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        if self._open is None:
            return ()
        if not self._replies:
            return self._unforced
        return tuple(seat for seat in self._unforced if seat not in self._replies)

    def volunteer(self, pick: Pick) -> Answer | None:
        """The first of those who may act though nobody waits for them that wants to, and what it does."""
        ask = self._open
        return volunteer(ask, pick) if isinstance(ask, Ask) and ask.others else None

    @property
    def others(self) -> tuple[int, ...]:
        """The seats that may act though nobody waits for them, as far as everybody can tell."""
        return tuple(self._open.others) if isinstance(self._open, Ask) else ()

    @property
    def replied(self) -> dict[int, Option]:
        """The secret answers to the open question that were given so far."""
        if not self._replies:
            return {}
        return {seat: self._replies[seat] for seat in self._unforced if seat in self._replies}

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, or may do, now."""
        if seat in self._replies:
            return None
        question = self._questions.get(seat)
        return question if question is not None else self._ask(seat)

    def _ask(self, seat: int) -> Question | None:
        """Make the question of a seat."""
        ask = self._open
        if ask is None:
            return None
        if isinstance(ask, AskAll):
            if seat not in ask.asks:
                return None
            own = ask.asks[seat]
            question = Question(seat, own.topic, own.facts, own.options(), optional=False, secret=True)
        elif seat == ask.seat:
            question = Question(seat, ask.topic, ask.facts, ask.options(), optional=False, secret=False)
        elif seat in ask.others and (options := ask.others[seat]()):
            question = Question(seat, ask.topic, ask.facts, options, optional=True, secret=False)
        else:
            return None
        self._questions[seat] = question
        return question

    def legal(self, seat: int, option: Option) -> Option:
        """The option as it was offered to this seat, or ``NotAsked`` or ``IllegalAnswer``."""
        question = self.question(seat)
        if question is None:
            raise NotAsked(seat=seat, asked=", ".join(str(other) for other in self.waiting) or "nobody")
        options = question.options
        try:
            return options[options.index(option)]
        except ValueError:
            legal = listed(options)
            raise IllegalAnswer(seat=seat, answer=option_to_text(option), legal=legal) from None

    def answer(self, seat: int, option: Option) -> list[Answer]:
        """Answer the open question; gives the answers that are settled by it.

        A secret answer settles nothing until the last one is in; then all are settled, in the order of seats.
        """
        return self.settle(seat, self.legal(seat, option))

    def settle(self, seat: int, option: Option) -> list[Answer]:
        """Answer with an option known to be legal: here the rules run."""
        ask = self._open
        if isinstance(ask, AskAll):
            self._replies[seat] = option
            if self.waiting:
                return []
            settled = sorted(self.replied.items())
            reply: Any = {asked: self._replies[asked] for asked in ask.asks}
        else:
            assert ask is not None
            settled = [(seat, option)]
            reply = (seat, option) if ask.others else option
        self._since.extend(settled)
        self._fresh = False
        self._advance(reply)
        return settled

    def withdraw(self, seat: int) -> None:
        """Forget the secret answer of a seat to the open question."""
        del self._replies[seat]

    def copy(self) -> World[S]:
        """An independent world at the same question, which keeps no boundaries."""
        twin = World(self.game, self._boundary, self._since, keeps=False)
        if self._replies:
            twin._replies = dict(self._replies)
        return twin

    def keep(self) -> None:
        """Keep the boundaries that it comes to from now on: copies made further on have less to do again."""
        self._keeps = True

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Forget what the seat does not know: other seats' open secret answers, hidden things, chance to come."""
        self._keeps, self._secret = False, True  # the last boundary is the true one
        untouched = self._is_untouched()
        if not untouched and self._knew_at_boundary(seat):  # what is dealt there need not be dealt again for each copy
            dealt, since = self._boundary.copy(), self._since
            self.game.redeal(dealt, seat, chance)
            dealt.chance = chance.fork()
            self._go_from(dealt, since)
            return
        self._since.append(_Redeal(seat, chance.copy()))
        for other in self.replied:
            if other != seat:
                self.withdraw(other)
        self.game.redeal(self.state, seat, chance)
        self.state.chance = chance.fork()
        self._questions = {}
        if untouched:  # copies begin with what was dealt, instead of dealing it again
            self._boundary, self._since = self.state.copy(), []

    def _knew_at_boundary(self, seat: int | None) -> bool:
        """Whether a seat has learned nothing since the last boundary: it alone has answered, and nothing was drawn."""
        state, boundary = self.state, self._boundary
        if state.learned or self._replies or state.chance.position != boundary.chance.position:
            return False
        return all(not isinstance(deed, _Redeal) and deed[0] == seat for deed in self._since)

    def _is_untouched(self) -> bool:
        """Whether the step has asked its first question before it changed anything."""
        return self.at_boundary and not self._since and self.state.is_like(self._boundary)


def _some_options(ask: Ask) -> Options:
    """The options of a question, of which there must be some."""
    given = ask.given
    options = given() if callable(given) else given
    if not options:
        raise RuntimeError(f"{ask.topic} was asked of seat {ask.seat} without a single option")
    return options


def option_to_text(option: Option) -> str:
    """The text form of an option.

    >>> option_to_text(("march", "north", 3))
    'march north 3'
    """
    return " ".join(str(part) for part in option)


def listed(options: Options, most: int = 12) -> str:
    """Options for a sentence, shortened when they are many."""
    texts = [option_to_text(option) for option in options[:most]]
    rest = len(options) - most
    return ", ".join(texts) + (f" and {rest} more" if rest > 0 else "")
