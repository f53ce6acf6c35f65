import copy
import pickle
from string import Formatter

import pytest

from deskovka.kernel import errors
from deskovka.kernel.errors import BrokenRecord, DeskovkaError, IllegalAnswer

FAMILIES = (DeskovkaError, BrokenRecord)  # what one catches; what is raised is one of their kinds
KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, DeskovkaError) and kind not in FAMILIES
]


def example(kind: type[DeskovkaError]) -> DeskovkaError:
    """The error with a value for each fact that its sentence speaks of."""
    names = [name for _, name, _, _ in Formatter().parse(kind.sentence) if name]
    return kind(**{name: f"<{name} {{}}>" for name in names})


def test_the_kinds_are_found() -> None:
    assert len(KINDS) >= 16


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_says_its_facts_in_one_sentence(kind: type[DeskovkaError]) -> None:
    error = example(kind)
    for fact in error.facts.values():
        assert str(fact) in str(error)
    assert str(error).endswith((".", "?"))
    assert "\n" not in str(error)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_survives_pickling_and_copying(kind: type[DeskovkaError]) -> None:
    error = example(kind)
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is kind
        assert twin.facts == error.facts
        assert str(twin) == str(error)


def test_each_error_has_a_key_of_its_own_for_the_catalogs() -> None:
    keys = [kind.key for kind in KINDS]
    assert len(set(keys)) == len(keys)


def test_facts_that_look_like_places_for_facts_are_said_as_they_are() -> None:
    error = IllegalAnswer(seat=0, answer="{legal} {0}", legal="rest")
    assert str(error) == "“{legal} {0}” is not among the options of seat 0; legal are: rest."


@pytest.mark.parametrize("family", FAMILIES)
def test_all_errors_are_caught_by_their_family(family: type[DeskovkaError]) -> None:
    members = [kind for kind in KINDS if issubclass(kind, family)]
    assert len(members) >= 7
    with pytest.raises(family):
        raise example(members[-1])
