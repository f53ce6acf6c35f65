"""By which names a server is called, and with which keys it signs."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from deskovka.server.identity.hosts import Hosts
from tests.server.conftest import Serve
from tests.server.running import Clock, Running, settings_for_tests

DAY = 86_400_000


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8000", "evil"])
def test_a_page_of_another_site_does_not_reach_the_server_by_its_own_name(server: Running, host: str) -> None:
    refused = server.visitor(Host=host).call("GET", "/api/games")
    assert (refused.status_code, refused.json()["error"]["key"]) == (421, "wrong-host")
    assert server.visitor(Host=host).call("GET", "/").status_code == 421
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    with pytest.raises(InvalidStatus) as denied, anna.socket(table, Host=host):
        pass
    assert denied.value.response.status_code in (400, 421)


def test_a_server_may_be_called_by_what_it_was_named() -> None:
    hosts = Hosts(
        settings_for_tests(
            address="https://table.example", hosts=("other.example",), origins=("https://third.example:8443",)
        )
    )
    for host in ("table.example", "TABLE.example:443", "other.example", "third.example", "localhost:8000", "[::1]:80"):
        hosts.check(host)
    Hosts(settings_for_tests(hosts=("*",))).check("anything.example")


def test_cookies_live_on_when_the_key_is_changed(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    settings = {"database": sqlite_url, "now": clock, "key_days": 10, "old_key_days": 5}
    server = serve(**settings)
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open")
    for days in (11, 1):
        server.stop()
        clock.now += days * DAY
        server = serve(**settings)
        anna.move_to(server)
        bela.move_to(server)
        assert anna.get("/api/me")["user"]["name"] == "Anna"
        anna.post(f"/api/tables/{table}/chat", {"text": "still me"}, 201)  # a token from before is one too
    assert len(server.parts.callers.cookies._keys) > 1
    server.stop()
    clock.now += 9 * DAY  # the next key is made, and those before it go
    server = serve(**settings)
    anna.move_to(server)
    bela.move_to(server)
    assert anna.get("/api/me")["user"]["name"] == "Anna"  # whoever comes now and then has a newer cookie
    assert bela.get("/api/me")["user"] is None
