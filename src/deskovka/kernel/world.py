"""A world: a state, the rule under way in it, and the open question.

A world can be copied at every question: the state at the last step boundary is copied and what happened since then is
done again. Generators are never copied or stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import IllegalAnswer, NotAsked
from deskovka.kernel.flow import Ask, AskAll, Facts, Flow, Option, Options
from deskovka.kernel.game import Game, Result, State

S = TypeVar("S", bound=State)

Answer: TypeAlias = tuple[int, Option]

IDLE_STEPS = 10_000
"""After so many steps in a row without a question a game goes in circles."""


class Question:
    """What one seat is asked now. ``optional``: it may act but nobody waits. ``secret``: others answer too."""

    __slots__ = ("facts", "optional", "options", "seat", "secret", "topic")

    def __init__(self, seat: int, topic: str, facts: Facts, options: Options, optional: bool, secret: bool) -> None:
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

    __slots__ = ("_boundary", "_flow", "_open", "_replies", "_since", "_unforced", "game", "state")

    def __init__(self, game: Game[S], state: S, since: Sequence[Answer | _Redeal] = ()) -> None:
        """Go on from a step boundary, with what happened since then."""
        self.game = game
        self.state = state
        self._flow: Flow[None] | None = None
        self._open: Ask | AskAll | None = None
        self._replies: dict[int, Option] = {}
        self._unforced: tuple[int, ...] = ()
        if self._begin_step():
            self._advance(None)
        for deed in since:
            if isinstance(deed, _Redeal):
                self.redeal(deed.seat, deed.chance.copy())
            else:
                self.answer(*deed)

    def _begin_step(self) -> bool:
        """Keep a copy of the state at the boundary and begin the next step, if the game is not over."""
        self._boundary = self.state.copy()
        self._since: list[Answer | _Redeal] = []
        if self.game.result(self.state) is not None:
            self._flow = self._open = None
            return False
        self._flow = self.game.step(self.state)
        return True

    def _advance(self, reply: Any) -> None:
        """Send the reply to the rule and run on to the next question that is not forced, or to the end."""
        idle = 0
        while self._flow is not None:
            try:
                question = self._flow.send(reply)
            except StopIteration:
                idle += 1
                if idle > IDLE_STEPS:
                    raise RuntimeError(f"{IDLE_STEPS} steps in a row asked nothing") from None
                self._begin_step()
                reply = None
                continue
            self._open = question
            reply = self._forced_reply(question)
            if reply is None:
                return

    def _forced_reply(self, question: Ask | AskAll) -> Any:
        """What the kernel answers by itself: a question with one option that hides nothing."""
        self._replies = {}
        if isinstance(question, AskAll):
            for seat, ask in question.asks.items():
                if (only := _only_option(ask)) is not None:
                    self._replies[seat] = only
            self._unforced = tuple(sorted(question.asks.keys() - self._replies.keys()))
            return self._replies if not self._unforced else None
        self._unforced = (question.seat,)
        only = _only_option(question)
        return (question.seat, only) if only is not None and question.others else only

    @property
    def step(self) -> str:
        """The name of the rule under way."""
        return "end" if self._flow is None else str(getattr(self._flow, "__name__", "step"))

    @property
    def boundary(self) -> S:
        """The state at the last step boundary; nobody may change it. A world dealt anew since then keeps it secret."""
        if any(isinstance(deed, _Redeal) for deed in self._since):
            raise PermissionError("the boundary of an imagined world is the true one")
        return self._boundary

    @property
    def at_boundary(self) -> bool:
        """Whether nothing was answered since the last step boundary."""
        return not self._since and not self.replied

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        if self._open is None:
            return ()
        return tuple(seat for seat in self._unforced if seat not in self._replies)

    @property
    def replied(self) -> dict[int, Option]:
        """The secret answers to the open question that were given so far."""
        return {seat: self._replies[seat] for seat in self._unforced if seat in self._replies}

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return self.game.result(self.state) if self._open is None else None

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, or may do, now."""
        ask = self._open
        if isinstance(ask, AskAll):
            if seat not in self.waiting:
                return None
            own = ask.asks[seat]
            return Question(seat, own.topic, own.facts, own.options(), optional=False, secret=True)
        if ask is None:
            return None
        if seat == ask.seat:
            return Question(seat, ask.topic, ask.facts, ask.options(), optional=False, secret=False)
        options = ask.others[seat]() if seat in ask.others else ()
        return Question(seat, ask.topic, ask.facts, options, optional=True, secret=False) if options else None

    def legal(self, seat: int, option: Option) -> Option:
        """The option as it was offered to this seat, or ``NotAsked`` or ``IllegalAnswer``."""
        question = self.question(seat)
        if question is None:
            raise NotAsked(seat=seat, asked=", ".join(str(other) for other in self.waiting) or "nobody")
        for offered in question.options:
            if offered == option:
                return offered
        raise IllegalAnswer(seat=seat, answer=option_to_text(option), legal=listed(question.options))

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
        self._advance(reply)
        return settled

    def withdraw(self, seat: int) -> None:
        """Forget the secret answer of a seat to the open question."""
        del self._replies[seat]

    def copy(self) -> World[S]:
        """An independent world at the same question."""
        twin = World(self.game, self._boundary.copy(), self._since)
        twin._replies = dict(self._replies)
        return twin

    def redeal(self, seat: int | None, chance: Chance) -> None:
        """Forget what the seat does not know: other seats' open secret answers, hidden things, chance to come."""
        self._since.append(_Redeal(seat, chance.copy()))
        for other in self.replied:
            if other != seat:
                self.withdraw(other)
        self.game.redeal(self.state, seat, chance)
        self.state.chance = chance.fork()


def _only_option(ask: Ask) -> Option | None:
    """The single option of a question that hides nothing, if there is just one."""
    if ask.private:
        return None
    options = ask.options()
    if not options:
        raise RuntimeError(f"{ask.topic} was asked of seat {ask.seat} without a single option")
    return options[0] if len(options) == 1 else None


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
