"""The lexicon of a game: every topic, verb and event that it can utter, with the names of their facts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from deskovka.kernel import Option, Value


class Topic(msgspec.Struct, frozen=True):
    """A question: the clause of the rules on which it rests, the names of its facts, and its verbs."""

    clause: str
    facts: tuple[str, ...] = ()
    menu: tuple[str, ...] = ()
    """A menu of actions: every verb that it can ever offer, in the order of display, but for those that end it."""
    ends: tuple[str, ...] = ()
    """The verbs that end the step or decline. They have no facts."""


class Lexicon(msgspec.Struct, frozen=True):
    """What a game says. A catalog of messages must have a message for each entry, in each language."""

    topics: Mapping[str, Topic]
    """Questions: ``ask-<topic>``, with their clause and their facts."""
    verbs: Mapping[str, tuple[str, ...]]
    """Options: ``option-<verb>``; the names of what follows the verb, in order.

    A last name with a star takes all that is left, as a list: ``{"play": ("*cards",)}``.
    """
    events: Mapping[str, tuple[str, ...]]
    """Events: ``event-<kind>``, with the facts of the event."""
    kinds: Mapping[str, str]
    """What a fact names: a ``seat``, or a thing with a name of its own in the catalog (``region-<id>``).

    Facts that are not listed are plain numbers or words.
    """
    special: tuple[str, ...] = ()
    """Verbs of menus that a card, a character or a map gives to somebody; nobody misses them who has not got them.

    Every other verb of a menu is at any time offered, or refused with a reason.
    """
    final: tuple[str, ...] = ()
    """Verbs that cannot be taken back or are regretted: where one tap is the whole answer, a second one confirms it."""
    repeated: tuple[str, ...] = ()
    """Verbs that are often answered several times alike, as one step of an army: people may ask for several at once."""

    def messages(self) -> dict[str, tuple[str, ...]]:
        """Every message that the catalogs must have for questions, options and events, with the names of its facts."""
        said = {f"ask-{name}": topic.facts for name, topic in self.topics.items()}
        said |= {f"option-{verb}": tuple(f.removeprefix("*") for f in facts) for verb, facts in self.verbs.items()}
        said |= {f"event-{kind}": facts for kind, facts in self.events.items()}
        menus = {verb for topic in self.topics.values() for verb in topic.menu}
        said |= {f"verb-{verb}": () for topic in self.topics.values() for verb in (*topic.menu, *topic.ends)}
        return said | {name: facts for verb in sorted(menus) for name, facts in self._picks(verb).items()}

    def further_messages(self) -> dict[str, tuple[str, ...]]:
        """Messages that the catalogs may have: what a verb is called in one question; what is asked after each pick."""
        verbs = ((name, verb) for name, topic in self.topics.items() for verb in (*topic.menu, *topic.ends))
        said: dict[str, tuple[str, ...]] = {f"verb-{name}-{verb}": () for name, verb in verbs}
        return said | {name: facts for verb in self.verbs for name, facts in self._picks(verb).items()}

    def _picks(self, verb: str) -> dict[str, tuple[str, ...]]:
        """The questions for each fact of a verb, with the facts that are picked before it."""
        names = [name.removeprefix("*") for name in self.verbs[verb]]
        return {f"pick-{verb}-{name}": tuple(names[:place]) for place, name in enumerate(names)}

    def facts(self, option: Option) -> dict[str, Value]:
        """What follows the verb of an option, by name."""
        verb, *rest = option
        names = self.verbs[str(verb)]
        if not self.has_list(option):
            return dict(zip(names, rest, strict=True))
        single = len(names) - 1
        facts: dict[str, Value] = dict(zip(names[:-1], rest[:single], strict=True))
        facts[names[-1][1:]] = tuple(rest[single:])
        return facts

    def has_list(self, option: Option) -> bool:
        """Whether an option ends in a list."""
        names = self.verbs[str(option[0])]
        return bool(names) and names[-1].startswith("*")

    def split(self, option: Option) -> tuple[Option, Option]:
        """An option that ends in a list, cut where the list begins."""
        start = len(self.verbs[str(option[0])])
        return option[:start], option[start:]
