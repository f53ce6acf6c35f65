"""The laws that every game obeys, checked on random games.

A law looks at a moment of a match, just before an answer is given, and may return what is to be looked at right after
it. ``walk`` plays a game under all of them.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from deskovka.kernel import (
    BrokenGame,
    Chance,
    DeskovkaError,
    Event,
    Game,
    IllegalAnswer,
    Match,
    NotAsked,
    Option,
    Question,
    Record,
    World,
    option_from_text,
    option_to_text,
    seed_from,
)
from deskovka.lab.plain import differences, mutable_parts

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
DECISIONS_OF_AN_ENDLESS_GAME = 20_000


class LawBroken(Exception):
    """A game broke a law: which one, and how."""

    def __init__(self, law: str, problem: str) -> None:
        super().__init__(f"{law}: {problem}")
        self.law = law
        self.problem = problem


class Moment:
    """A match just before a seat answers."""

    def __init__(self, match: Match[Any], seat: int, option: Option, chance: Chance) -> None:
        self.match = match
        self.seat = seat
        self.option = option
        self.chance = chance

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.match.game

    def draw_viewer(self) -> int | None:
        """A seat, or a spectator."""
        viewer = self.chance.below(self.match.setup.players + 1)
        return None if viewer == self.match.setup.players else viewer


Afterwards: TypeAlias = Callable[[], None]
Law: TypeAlias = Callable[[Moment], Afterwards | None]


def options_are_well_formed(moment: Moment) -> None:
    """Options are never empty, never repeated, a verb with numbers and words; and they are their own text."""
    for seat in moment.match.waiting:
        question = moment.match.question(seat)
        if question is None:
            raise LawBroken("options", f"the game waits for seat {seat} but asks it nothing")
        _check_question(question)


def _check_question(question: Question) -> None:
    options = question.options
    if not options:
        raise LawBroken("options", f"{question.topic} has no option")
    if len(set(options)) < len(options):
        raise LawBroken("options", f"{question.topic} offers an option twice")
    for option in options:
        verb = option[0] if option else None
        words = [part for part in option if not isinstance(part, int)]
        if not isinstance(verb, str) or not all(_WORD.fullmatch(word) for word in words):
            raise LawBroken("options", f"{question.topic} offers {option!r}")
        if any(isinstance(part, bool) for part in option) or option_from_text(option_to_text(option)) != option:
            raise LawBroken("options", f"{question.topic} offers {option!r}, which does not survive being written")


def somebody_can_act(moment: Moment) -> Afterwards:
    """Until the result is known, the game waits for somebody."""

    def afterwards() -> None:
        match = moment.match
        if match.result is None and not match.waiting:
            raise LawBroken("progress", "the game is not over, but waits for nobody")

    return afterwards


def copy_is_faithful(moment: Moment) -> None:
    """A copy of the state equals it in every part and shares nothing that can change."""
    state = moment.match.world.state
    twin = state.copy()
    if wrong := differences(twin, state):
        raise LawBroken("copy", f"differs in {', '.join(wrong)}")
    mine = dict(mutable_parts(state))
    shared = [path for identity, path in mutable_parts(twin) if identity in mine]
    if shared:
        raise LawBroken("copy", f"shares {', '.join(shared)}")


def snapshot_is_identity(moment: Moment) -> None:
    """A state comes back from its data, through JSON, as it was."""
    if not moment.match.world.at_boundary:
        return
    state = moment.match.world.boundary
    data = json.loads(json.dumps(moment.game.to_data(state)))
    if wrong := differences(moment.game.from_data(data), state):
        raise LawBroken("snapshot", f"differs in {', '.join(wrong)}")


def clone_is_faithful(moment: Moment) -> Afterwards:
    """A world copied at any question equals the live one, and goes on like it."""
    match = moment.match
    clone = match.world.copy()
    _same_world("clone", clone, match.world)
    clone.answer(moment.seat, moment.option)
    return lambda: _same_world("clone", clone, match.world)


def _same_world(law: str, one: World[Any], other: World[Any]) -> None:
    if wrong := differences(one.state, other.state):
        raise LawBroken(law, f"the state differs in {', '.join(wrong)}")
    if one.waiting != other.waiting or one.replied != other.replied:
        raise LawBroken(law, f"the game waits for {one.waiting}, not for {other.waiting}")
    for seat in one.waiting:
        if _shown(one.question(seat)) != _shown(other.question(seat)):
            raise LawBroken(law, f"seat {seat} is asked something else")


def _shown(question: Question | None) -> Any:
    """A question as bytes can be made of it."""
    if question is None:
        return None
    return [question.topic, dict(question.facts), [list(option) for option in question.options], question.optional]


def undo_restores(moment: Moment) -> Afterwards:
    """The law of undo: what may be taken back is taken back whole, and can be answered again."""
    match = moment.match
    before = match.world.copy()
    log_before = list(match.log)

    def afterwards() -> None:
        if match.undo_refusal(moment.seat) is not None:
            return
        after, log_after = match.world.copy(), list(match.log)
        match.undo(moment.seat)
        _same_world("undo", match.world, before)
        if match.log != log_before:
            raise LawBroken("undo", "the log was not taken back")
        match.answer(moment.seat, moment.option)
        _same_world("undo", match.world, after)
        if match.log != log_after:
            raise LawBroken("undo", "the log of the repeated answer differs")

    return afterwards


def knowledge_is_kept(moment: Moment) -> Afterwards | None:
    """The law of knowledge: deal anew what a seat cannot know, and it cannot tell the difference.

    Neither now nor after the next answer, unless the rules mark that the seat learned something, or chance was drawn.
    """
    match, viewer = moment.match, moment.draw_viewer()
    twin = match.imagine(viewer, moment.chance.fork())
    for seat, reply in match.world.replied.items():
        if seat != viewer:
            question = twin.question(seat)
            assert question is not None
            twin.answer(seat, reply if reply in question.options else question.options[0])  # it may name hidden cards
    if moment.game.conserved(twin.state) != moment.game.conserved(match.world.state):
        raise LawBroken("knowledge", "dealing anew changes what must be conserved")
    _same_knowledge("knowledge", viewer, match.world, twin)
    twin_told: list[Event] = []
    twin.state.told = twin_told
    told, drawn = len(match.log), match.world.state.chance.position
    try:
        twin.answer(moment.seat, moment.option)
    except (IllegalAnswer, NotAsked):
        if moment.seat == viewer:
            raise LawBroken("knowledge", f"seat {viewer} could answer {moment.option} only in one world") from None
        return None

    def afterwards() -> None:
        state = match.world.state
        learned = bool(state.learned) if viewer is None else bool(state.learned >> viewer & 1)
        if learned or state.chance.position != drawn:
            return
        law = "undo" if match.undo_refusal(moment.seat) is None else "knowledge"
        _same_knowledge(law, viewer, match.world, twin)
        mine = [event for event in match.log[told:] if event.is_for(viewer)]
        if mine != [event for event in twin_told if event.is_for(viewer)]:
            raise LawBroken(law, f"{_name(viewer)} was told something hidden: {mine}")

    return afterwards


def _same_knowledge(law: str, viewer: int | None, one: World[Any], other: World[Any]) -> None:
    game = one.game
    if msgspec.json.encode(game.view(one.state, viewer)) != msgspec.json.encode(game.view(other.state, viewer)):
        raise LawBroken(law, f"the view of {_name(viewer)} shows something hidden")
    if one.waiting != other.waiting:
        raise LawBroken(law, f"whose turn it is depends on what {_name(viewer)} cannot know")
    if viewer is not None and _shown(one.question(viewer)) != _shown(other.question(viewer)):
        raise LawBroken(law, f"what {_name(viewer)} is asked depends on what it cannot know")


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def estimates_are_numbers(moment: Moment) -> None:
    """Every seat's standing is a finite number."""
    for seat in range(moment.match.setup.players):
        if not math.isfinite(moment.game.estimate(moment.match.world.state, seat)):
            raise LawBroken("estimate", f"the standing of seat {seat} is not a finite number")


LAWS: tuple[Law, ...] = (
    options_are_well_formed,
    somebody_can_act,
    copy_is_faithful,
    snapshot_is_identity,
    clone_is_faithful,
    undo_restores,
    knowledge_is_kept,
    estimates_are_numbers,
)


def replay_is_faithful(match: Match[Any]) -> None:
    """A record, written and read again, plays to the same state and tells the same."""
    try:
        again = Match.load(match.game, Record.parse(str(match.record)))
    except DeskovkaError as error:
        raise LawBroken("replay", str(error)) from error
    _same_world("replay", again.world, match.world)
    if again.log != match.log:
        raise LawBroken("replay", "the log differs")


def walk(
    game: Game[Any],
    setup: dict[str, Any],
    seed: bytes,
    laws: Sequence[Law] = LAWS,
    limit: int = DECISIONS_OF_AN_ENDLESS_GAME,
) -> Match[Any]:
    """Play a random game under the laws; ``LawBroken`` says which one does not hold.

    Conservation is checked by the match itself after every answer.
    """
    chance = Chance(seed_from("walk", seed.hex()))
    try:
        match = Match(game, game.read_setup(setup), seed)
        while match.result is None:
            if not match.waiting:
                raise LawBroken("progress", "the game is not over, but waits for nobody")
            if len(match.answers) > limit:
                raise LawBroken("end", f"no end after {limit} decisions")
            _under_laws(match, chance, laws)
    except BrokenGame as error:
        law = "conservation" if "not conserved" in str(error) else "rules"
        raise LawBroken(law, str(error)) from error
    replay_is_faithful(match)
    return match


def _under_laws(match: Match[Any], chance: Chance, laws: Sequence[Law]) -> None:
    """One random answer of anybody who may act, with the laws before and after it."""
    seats = [seat for seat in range(match.setup.players) if match.question(seat)]
    if not seats:
        raise LawBroken("options", f"the game waits for {match.waiting} but asks nobody")
    seat = chance.pick(seats)
    question = match.question(seat)
    assert question is not None
    if not question.options:
        raise LawBroken("options", f"{question.topic} has no option")
    moment = Moment(match, seat, chance.pick(question.options), chance)
    checks = [law(moment) for law in laws]
    match.answer(seat, moment.option)
    for check in checks:
        if check is not None:
            check()
