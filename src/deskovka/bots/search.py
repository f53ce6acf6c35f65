"""A search over what the seats may answer, in worlds that one of them cannot tell apart.

One tree for one observer. Each iteration imagines a world anew, in which what the seat cannot know is dealt and drawn,
and goes down the tree by the answers that are possible in it. Where nobody has been yet all answers are tried once:
what they lead to, by what things are worth, is the first impression of each, and the best of them for who answers is
what goes up. Where features tell nothing of what is begun (``Game.told_between_turns``), the best is followed until
somebody else is asked. Everybody is taken to want the best for himself; who wins together wants the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from deskovka.bots.thinking import DEEPEST, Arm, Thinking, offered
from deskovka.kernel import NOTHING, Answer, Chair, Chance, Option, Question, World, Worth

EXPLORATION = 0.35
"""How much is tried that looked worse at first."""
TEMPERATURE = 0.07
"""How much worse an answer may look, in rewards, and still be taken seriously."""
FORESIGHT = 0.5
"""How much of what goes up is what the best answer has brought so far, instead of what the one taken now brings."""
FURTHER = 120
"""After so many answers were tried in one iteration, nothing is followed any further."""

NOBODY = -1

Movers = list[tuple[int, Question]]
Path = list[tuple[int, "Arm", "Arm"]]
"""Who answered, what was taken, and what had brought that seat most so far."""


class Place:
    """A question in the tree: for each seat that may answer its arms, and where the answers lead."""

    __slots__ = ("arms", "next")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Option, Arm]] = {}
        self.next: dict[Any, Place] = {}


class Search(Thinking):
    """A tree of answers; ``root`` is one that was begun before."""

    def __init__(
        self,
        chair: Chair[Any],
        chance: Chance,
        worth: Worth | None,
        root: Place | None = None,
        seat: int | None = None,
    ) -> None:
        super().__init__(chair, chance, worth, seat)
        self.root = root or Place()
        self.arms = self.root.arms.setdefault(self.seat, {})
        self._follows = chair.game.told_between_turns
        self._counted = 0 if self._follows else 1
        """For how many visits a first impression counts: for none where it is one from the middle of a turn."""
        self._tries = 0
        self._only: Option | None = None
        """The answer that alone is thought about."""

    def weigh(self, option: Option, iterations: int) -> Arm:
        """Think about one answer so many times, so that it can be compared with others."""
        self._only = option
        self.think(self.iterations + iterations, float("inf"))
        self._only = None
        return self.arms[option]

    def plan(self, most: int) -> tuple[Answer, ...]:
        """What everybody was found to answer most often, as long as one answers after another."""
        found: list[Answer] = []
        place: Place | None = self.root
        seat = self.seat
        while place is not None and len(found) < most and place.arms.get(seat):
            option = _most_taken(place.arms[seat])
            if option == NOTHING:
                break
            found.append((seat, option))
            place = place.next.get((seat, option))
            if place is None or len(place.arms) != 1:
                break
            (seat,) = place.arms
        return tuple(found)

    # One iteration

    def _iterate(self) -> None:
        world = self.chair.imagine(self._chance)
        world.keep()
        place, path, followed, movers = self.root, Path(), Path(), movers_at_root(world, self.seat)
        rewards: list[float] = []
        enough, asked = self._tries + FURTHER, NOBODY
        for _ in range(DEEPEST):
            if any(not place.arms.get(seat) for seat, _ in movers):
                if rewards and (self._tries >= enough or asked != alone(movers)):
                    break
                rewards, asked = self._open(world, place, movers), alone(movers)
                if not self._follows or asked == NOBODY:
                    break
            key = self._go_on(world, place, movers, followed if rewards else path)
            following = place.next.get(key)
            if following is None:
                following = place.next[key] = Place()
            place = following
            if world.result is not None:
                rewards = self.scale.of(world)
                break
            movers = movers_in(world)
        else:
            rewards = self.scale.of(world)
        for _, arm, _ in followed:  # a better first impression
            arm.mean = rewards
        _go_up(path, rewards)

    def _go_on(self, world: World[Any], place: Place, movers: Movers, path: Path) -> Any:
        """Answer as the tree has it; gives the key of where that leads."""
        in_secret: list[tuple[int, Option]] = []
        for seat, question in movers:
            arms = place.arms[seat]
            option, arm, best = self._pick(world, arms, seat, question)
            path.append((seat, arm, arm if question.secret else best))
            if option == NOTHING:
                continue
            if not question.secret:
                world.settle(seat, option)
                return seat, option
            in_secret.append((seat, option))
        for seat, option in in_secret:
            world.settle(seat, option)
        return tuple(in_secret)

    def _pick(
        self, world: World[Any], arms: dict[Option, Arm], seat: int, question: Question
    ) -> tuple[Option, Arm, Arm]:
        """The answer of a seat: what brought it most, with a bonus for what was taken seldom for how good it looked.

        Gives its arm too, and the one of what brought most without any bonus.
        """
        found: list[tuple[Option, Arm]] = []
        visits, weights = 0, 0.0
        for option in offered(question):
            arm = arms.get(option)
            if arm is None:  # possible in this world, but not in those before
                arm = arms[option] = self._tried(world, seat, option, question.secret)
            if option == self._only and arms is self.arms:
                return option, arm, arm
            found.append((option, arm))
            visits += arm.visits
            weights += arm.weight
        bonus = EXPLORATION * sqrt(1 + visits) / weights
        picked, best = found[0], found[0][1]
        hoped = most = -1.0
        for each in found:
            arm = each[1]
            brought = arm.mean[seat]
            if brought > most:
                best, most = arm, brought
            hope = brought + bonus * arm.weight / (1 + arm.visits)
            if hope > hoped:
                picked, hoped = each, hope
        return picked[0], picked[1], best

    # Where nobody has been yet

    def _open(self, world: World[Any], place: Place, movers: Movers) -> list[float]:
        """Try all answers once; gives what the best of them for who answers brings to each seat."""
        best: dict[int, Option] = {}
        up: list[float] = []
        for seat, question in movers:
            arms, options = place.arms.setdefault(seat, {}), offered(question)
            for option in options:
                if option not in arms:
                    arms[option] = self._tried(world, seat, option, question.secret)
            best[seat] = max(options, key=lambda option: arms[option].first[seat])
            up = arms[best[seat]].first
            if best[seat] != NOTHING and not question.secret:
                return up
        return self._all_at_once(world, best) if movers[-1][1].secret and len(best) > 1 else up

    def _tried(self, world: World[Any], seat: int, option: Option, in_secret: bool) -> Arm:
        """An answer tried in the world at hand; those who answer in secret at the same time give some answer."""
        self._look_at_the_clock()
        self._tries += 1
        after = world
        if option != NOTHING:
            after = world.copy()
            after.settle(seat, option)
            if in_secret:
                self._others_answer(after, seat)
        first = self.scale.of(after)
        return Arm(first, exp(first[seat] / TEMPERATURE), self._counted)

    def _others_answer(self, world: World[Any], seat: int) -> None:
        """Let those who are still to answer the open secret question give any answer."""
        waiting = world.waiting
        if seat in world.replied:
            for other in waiting:
                question = world.question(other)
                assert question is not None
                world.settle(other, self._chance.pick(question.options))

    def _all_at_once(self, world: World[Any], answers: dict[int, Option]) -> list[float]:
        after = world.copy()
        for seat, option in answers.items():
            after.settle(seat, option)
        return self.scale.of(after)


def _most_taken(arms: dict[Option, Arm]) -> Option:
    return max(arms, key=lambda option: arms[option].visits)


def _go_up(path: Path, rewards: list[float]) -> None:
    """Note on the way back what was brought; further up goes in part what the best answer brings, known by now."""
    for seat, arm, best in reversed(path):
        arm.bring(rewards)
        if arm.mean[seat] >= best.mean[seat]:
            best = arm
        rewards = [
            (1.0 - FORESIGHT) * reward + FORESIGHT * brought for reward, brought in zip(rewards, best.mean, strict=True)
        ]


def movers_in(world: World[Any]) -> Movers:
    """Who may answer now: those who only may act, in their order, then who is asked, or in secret all who are."""
    return _asked(world, (*world.others, *world.waiting))


def movers_at_root(world: World[Any], seat: int) -> Movers:
    """The same at the question of a seat: those who may act before it have had their chance."""
    waiting = world.waiting
    if seat in waiting:
        return _asked(world, waiting)
    others = world.others
    return _asked(world, (*others[others.index(seat) :], *waiting))


def _asked(world: World[Any], seats: Sequence[int]) -> Movers:
    return [(seat, question) for seat in seats if (question := world.question(seat)) is not None]


def alone(movers: Movers) -> int:
    """Who alone is asked, of all who may answer, openly."""
    seat, question = movers[0]
    return seat if len(movers) == 1 and not question.secret else NOBODY
