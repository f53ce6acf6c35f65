"""The laws that every game obeys, checked on random games.

A law looks at a moment of a match, just before an answer is given, and may return what is to be looked at right after
it. ``walk`` plays a game under all of them.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from fluent.runtime.errors import FluentReferenceError

from deskovka.content.lexicon import Lexicon
from deskovka.content.menus import Refusal, is_offered, shown_verbs
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line
from deskovka.content.words import LANGUAGES
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
    """Until the result is known, the game waits for somebody; and a result stays."""

    def afterwards() -> None:
        match = moment.match
        if moment.game.result(match.world.state) is None and not match.waiting:
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
    if viewer is not None:
        _same_reasons(law, viewer, one, other)


def _same_reasons(law: str, viewer: int, one: World[Any], other: World[Any]) -> None:
    """Why something is not offered tells nothing that the seat must not know."""
    mine, others, game = one.question(viewer), other.question(viewer), one.game
    if mine is None or others is None or not isinstance(game, TabletopGame):
        return
    if game.refusals(one.state, mine) != game.refusals(other.state, others):
        raise LawBroken(law, f"why {_name(viewer)} is refused something depends on what it cannot know")


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def changes_are_told(moment: Moment) -> Afterwards | None:
    """The law of the log: every change that a spectator sees is told by an event, with its amount.

    Where a game has a ledger, it says what each event changes; what it does not explain was told wrongly or not at all.
    """
    game, match = moment.game, moment.match
    ledger = game.ledger_of(match.setup) if isinstance(game, TabletopGame) else None
    if ledger is None:
        return None
    before, told = ledger.entries(match.view(None)), len(match.log)

    def afterwards() -> None:
        after = ledger.entries(match.view(None))
        if wrong := ledger.unexplained(before, after, match.told(None, told)):
            path, how = next(iter(wrong.items()))
            place = ".".join(map(str, path))
            raise LawBroken("log", f"the answer {option_to_text(moment.option)} changes {place}: it {how}")

    return afterwards


def estimates_are_numbers(moment: Moment) -> None:
    """Every seat has a row of features, each a finite number with a name, and so is its standing."""
    game, state = moment.game, moment.match.world.state
    rows, kinds = game.features(state), game.counted_as(state)
    if len(rows) != moment.match.setup.players or len(kinds) != len(rows):
        raise LawBroken("estimates", f"{len(rows)} rows of features for {moment.match.setup.players} seats")
    for seat, (kind, row) in enumerate(zip(kinds, rows, strict=True)):
        names = game.feature_names[kind]
        if len(row) != len(names):
            raise LawBroken("estimates", f"seat {seat} has {len(row)} features, but {len(names)} have names")
        for name, count in zip(names, row, strict=True):
            if not math.isfinite(count):
                raise LawBroken("estimates", f"the feature {name} of seat {seat} is not a finite number")
    if not 0.0 <= game.left(state) <= 1.0:
        raise LawBroken("estimates", f"{game.left(state)} of the game is left")
    for seat, lead in enumerate(game.estimates(state)):
        if not math.isfinite(lead):
            raise LawBroken("estimates", f"the standing of seat {seat} is not a finite number")


def menus_are_whole(moment: Moment) -> None:
    """The law of menus: each verb of a menu is offered, or refused with a reason and a clause that can be read."""
    game, question = moment.game, moment.match.question(moment.seat)
    assert question is not None
    if not isinstance(game, TabletopGame):
        return
    refusals = game.refusals(moment.match.world.state, question)
    _check_menu(game.lexicon, question, refusals)
    for refusal in refusals:
        _check_refusal(game, question, refusal)
        _check_said(game, refusal.why)
    view, content = moment.match.view(moment.seat), game.content(moment.match.setup)
    for option in question.options:
        if (regret := game.follows(option, question.topic, view, content)) is not None:
            _check_said(game, regret)


def _check_menu(lexicon: Lexicon, question: Question, refusals: Sequence[Refusal]) -> None:
    """A special verb may be missing, but where things of it are refused, so is the verb.

    Who only may act while somebody else is asked has no menu, but what can be done besides.
    """
    topic = lexicon.topics.get(question.topic)
    if topic is None or not topic.menu or question.optional:
        return
    offered = {str(option[0]) for option in question.options}
    refused = {str(refusal.option[0]) for refusal in refusals if len(refusal.option) == 1}
    shown = shown_verbs(lexicon, question, refusals)
    for verb in topic.menu:
        if verb not in offered | refused and (verb in shown or verb not in lexicon.special):
            raise LawBroken("menus", f"{question.topic} neither offers nor refuses {verb}")
    if strange := offered - {*topic.menu, *topic.ends}:
        raise LawBroken("menus", f"{question.topic} offers {', '.join(sorted(strange))}, which its menu does not list")


def _check_refusal(game: TabletopGame[Any], question: Question, refusal: Refusal) -> None:
    verb = str(refusal.option[0])
    if is_offered(refusal.option, question.options):
        raise LawBroken("menus", f"{question.topic} offers and refuses {refusal.option!r}")
    if len(refusal.option) > 1 + len(game.lexicon.verbs[verb]):
        raise LawBroken("menus", f"{question.topic} refuses {refusal.option!r}, which is more than an option")
    if refusal.clause not in _clauses(game):
        raise LawBroken("menus", f"{question.topic} refuses {refusal.option!r} by the clause {refusal.clause!r}")


@cache
def _clauses(game: TabletopGame[Any]) -> frozenset[str]:
    return frozenset(clause.id for clause in game.clauses("en"))


def _check_said(game: TabletopGame[Any], said: Line) -> None:
    """A line can be read in every language; one of each shape is read."""
    shape = said.say, tuple(said.facts)
    if shape not in _read(game):
        players = [f"Player {seat}" for seat in range(max(game.seats))]
        for language in LANGUAGES:
            try:
                game.words(language).line(said, players)
            except (LookupError, FluentReferenceError) as error:
                raise LawBroken("menus", f"{said.say} cannot be said in {language}: {error}") from error
        _read(game).add(shape)


@cache
def _read(_game: TabletopGame[Any]) -> set[tuple[str, tuple[str, ...]]]:
    """The shapes of lines that have been read so far."""
    return set()


LAWS: tuple[Law, ...] = (
    options_are_well_formed,
    menus_are_whole,
    somebody_can_act,
    copy_is_faithful,
    snapshot_is_identity,
    clone_is_faithful,
    undo_restores,
    knowledge_is_kept,
    changes_are_told,
    estimates_are_numbers,
)
DEAR = (
    *(copy_is_faithful, snapshot_is_identity, clone_is_faithful, undo_restores, knowledge_is_kept),
    *(menus_are_whole, changes_are_told),
)
"""Laws that copy the whole state or look at all of it: nearly all the time of a walk goes into them."""


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
    every: int = 1,
) -> Match[Any]:
    """Play a random game under the laws; ``LawBroken`` says which one does not hold.

    Conservation is checked by the match itself after every answer. Dear laws are looked at after one
    answer in ``every``, drawn by lot, so that no rhythm of a game escapes them.
    """
    chance = Chance(seed_from("walk", seed.hex()))
    light = [law for law in laws if law not in DEAR]
    try:
        match = Match(game, game.read_setup(setup), seed)
        while match.result is None:
            if not match.waiting:
                raise LawBroken("progress", "the game is not over, but waits for nobody")
            if len(match.answers) > limit:
                raise LawBroken("end", f"no end after {limit} decisions")
            _under_laws(match, chance, light if every > 1 and chance.below(every) else laws)
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
