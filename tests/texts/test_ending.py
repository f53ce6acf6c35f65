"""How a game ended is said in both languages, whoever won."""

import pytest

from deskovka.content.ending import ending
from deskovka.content.words import Words
from deskovka.kernel import Result, Rival

PLAYERS = ["Anna", "Boris", "Cecil"]
VIZIER = Rival("grand_vizier", 12, won=True)


@pytest.mark.parametrize(
    ("result", "english", "czech"),
    [
        (Result((7, 5, 3), (0,)), "Anna wins.", "Vítězství: Anna."),
        (Result((7, 7, 3), (0, 1)), "Shared victory: Anna and Boris.", "Společné vítězství: Anna a Boris."),
        (
            Result((7, 5, 3), (0, 2), teams=((0, 2), (1,))),
            "A victory as a team: Anna and Cecil.",
            "Vítězství týmu: Anna a Cecil.",
        ),
        (Result((7, 7, 7), ()), "A draw: nobody wins.", "Remíza: nikdo nevyhrál."),
        (
            Result((9,), (), rivals=(VIZIER,)),
            "grand vizier has won against the table.",
            "Vyhrává soupeř: grand vizier.",
        ),
        (
            Result((12,), (0,), rivals=(VIZIER,)),
            "Shared victory: Anna and grand vizier.",
            "Společné vítězství: Anna a grand vizier.",
        ),
    ],
)
def test_an_ending_says_who_won(result: Result, english: str, czech: str) -> None:
    assert ending(result, Words("en"), PLAYERS) == english
    assert ending(result, Words("cs"), PLAYERS) == czech
