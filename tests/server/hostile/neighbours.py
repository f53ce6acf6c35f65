"""Two people who just want to play, and how a refusal must look."""

from __future__ import annotations

import json
from typing import Any

import httpx

from deskovka.server.safety import SECURITY_HEADERS
from tests.server.running import Running

LONGEST_REFUSAL = 8_192


class Neighbours:
    """Cyril and Dana at a table of their own."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people = [server.guest("Cyril"), server.guest("Dana")]
        self.table = ""

    def play_on(self) -> None:
        """One of the two answers, and the other one is told."""
        if not self.table or self.people[0].table(self.table)["result"]:
            self.table = self.people[0].open_table("me", "open")
            self.people[1].join(self.table, 1)
        seat: int = self.people[0].table(self.table)["waiting"][0]
        asked = self.people[seat].table(self.table)
        with self.people[1 - seat].socket(self.table, f"?since={asked['seq']}") as watching:
            stored = self.people[seat].answer_to(self.table, asked, asked["question"]["options"][0])
            assert watching.table()["seq"] == stored["seq"] == asked["seq"] + 1


def refusal(response: httpx.Response, status: int) -> dict[str, Any]:
    """What a refusal says; it must have the form of all refusals and tell nothing about the inside of the server."""
    assert response.status_code == status, f"{response.status_code} {response.text[:300]}"
    assert response.headers["content-type"] == "application/json"
    assert {name: response.headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    return read_refusal(response.content)


def read_refusal(body: bytes | bytearray) -> dict[str, Any]:
    """What the body of a refusal says."""
    assert len(body) <= LONGEST_REFUSAL
    said = json.loads(body)
    assert set(said) == {"error"}
    error: dict[str, Any] = said["error"]
    assert set(error) == {"key", "sentence", "facts"}
    assert error["sentence"].endswith((".", "?"))
    assert "\n" not in error["sentence"]
    assert "Traceback" not in error["sentence"]
    return error
