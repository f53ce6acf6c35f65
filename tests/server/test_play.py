"""Playing over HTTP and over sockets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Person, Running


def play_to_the_end(person: Person, table: str) -> dict[str, Any]:
    """Answer with the first option whenever asked; gives the last message."""
    with person.socket(table) as watching:
        message = watching.table()
        while message["result"] is None:
            if message["me"] in message["waiting"]:
                person.answer_in_time(table, message, message["question"]["options"][0])
            message = watching.table()
    return message


@pytest.mark.parametrize(("game", "seats"), [("harvest", ("me", "greedy")), ("legends", ("me", "greedy", "random"))])
def test_a_whole_game_with_bots_over_http(server: Running, game: str, seats: tuple[str, ...]) -> None:
    anna = server.guest("Anna")
    table = anna.open_table(*seats, game=game)
    last = play_to_the_end(anna, table)
    assert last["table"]["status"] == "finished"
    assert len(last["result"]["scores"]) == len(seats)
    assert anna.get("/api/tables?which=mine") == []
    (finished,) = anna.get("/api/tables?which=finished")
    assert (finished["id"], finished["result"]) == (table, last["result"])


def test_a_whole_game_with_a_bot_over_a_socket(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random")
    answered: set[int] = set()
    accepted: list[int] = []
    with anna.socket(table) as watching:
        message = watching.table()
        while message["type"] != "table" or message["result"] is None:
            if message["type"] == "accepted":
                accepted.append(message["id"])
            elif message["type"] == "table" and 0 in message["waiting"] and message["decision"] not in answered:
                answered.add(message["decision"])
                option = message["question"]["options"][-1]
                decision = message["decision"]
                watching.send(type="answer", decision=decision, option=option, seat=0, id=decision)
            message = watching.receive()
    assert message["table"]["status"] == "finished"
    assert len(accepted) > 5
    assert set(accepted) <= answered
