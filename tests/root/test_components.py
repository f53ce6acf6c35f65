"""B. Components, as far as they are content of the game."""

import pytest

from deskovka.games.root.factions.sheet import ITEMS
from deskovka.games.root.tables import PRINTED
from tests.root import printed

TABLES = PRINTED.tables


@pytest.mark.clause("root:B.1")
def test_the_base_game() -> None:
    factions = TABLES.factions
    boards = [factions.marquise, factions.eyrie, factions.alliance]
    assert [board.warriors for board in boards] == [25, 20, 10]
    assert sum(sum(board.buildings.values()) for board in boards) == 28
    assert sum(sum(board.tokens.values()) for board in boards) == 19
    items = TABLES.content.items
    starting = printed.STARTING_ITEMS["base"]
    total = {name: items.supply.get(name, 0) + items.ruin_set.get(name, 0) + starting.get(name, 0) for name in ITEMS}
    assert total == {
        "boot": 4,
        "sword": 4,
        "bag": 4,
        "hammer": 3,
        "tea": 3,
        "coin": 2,
        "crossbow": 2,
        "torch": 1,
    }
    assert TABLES.decks["base"].size == 54
    assert len(factions.eyrie.leaders) == 4
    assert sum(printed.PRODUCTS[character.id] == "base" for character in factions.vagabond.characters) == 3
    assert len(factions.vagabond.quests) == 15
    assert all(
        sum(quest.suit == suit for quest in factions.vagabond.quests) == 5 for suit in ("fox", "rabbit", "mouse")
    )


@pytest.mark.clause("root:B.2", "root:B.9")
def test_items_and_characters_of_the_riverfolk_expansion_and_the_vagabond_pack() -> None:
    pool = printed.STARTING_ITEMS
    assert sum(pool["riverfolk"].values()) + sum(TABLES.content.items.ruin_set.values()) == 11
    assert pool["vagabond_pack"] == {"coin": 1, "hammer": 1, "boot": 1}
    sets = [printed.PRODUCTS[character.id] for character in TABLES.factions.vagabond.characters]
    assert (sets.count("riverfolk"), sets.count("vagabond_pack")) == (3, 3)


@pytest.mark.clause("root:B.3")
def test_the_maps_of_the_underworld_expansion() -> None:
    assert len(TABLES.maps["mountain"].closed_paths) == 6
    assert TABLES.maps["mountain"].tower == 10
    assert TABLES.maps["lake"].ferry_start == 1


@pytest.mark.clause("root:B.4")
def test_the_set_up_cards_of_the_marauder_expansion() -> None:
    assert list(TABLES.setup_cards) == [
        "marquise",
        "eyrie",
        "alliance",
        "vagabond",
        "cult",
        "riverfolk",
        "duchy",
        "corvids",
        "hundreds",
        "keepers",
    ]
    assert [TABLES.factions.reach.of(faction) for faction in TABLES.setup_cards] == [10, 7, 3, 5, 2, 5, 8, 3, 9, 8]
