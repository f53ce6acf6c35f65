"""Somebody who pretends to be another, comes from another site, or has a name that plays tricks."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import pytest
from itsdangerous import TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer
from websockets.exceptions import InvalidStatus

from deskovka.server.identity.cookies import COOKIE, COOKIE_SECONDS
from tests.server.conftest import Serve
from tests.server.hostile.neighbours import read_refusal, refusal
from tests.server.running import Person, Running
from tests.server.test_answers import after_the_bids, two_at_a_table
from tests.server.test_identity import with_token

WISH = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}

pytestmark = pytest.mark.usefixtures("neighbours")


def with_cookie(server: Running, cookie: str) -> Person:
    return server.visitor(Cookie=f"{COOKIE}={cookie}")


def me(server: Running, cookie: str) -> Any:
    return with_cookie(server, cookie).get("/api/me")["user"]


# Cookies and tokens


class _LongAgo(TimestampSigner):
    """Signs as the server did a year ago."""

    def get_timestamp(self) -> int:
        return super().get_timestamp() - COOKIE_SECONDS - 60


def forged_cookies(server: Running) -> dict[str, str]:
    cookie = str(server.guest("Anna").http.cookies[COOKIE])
    body, _, signature = cookie.rpartition(".")
    key = server.parts.callers.cookies._keys[-1]
    kinds: dict[str, Any] = {"salt": "session", "signer_kwargs": {"digest_method": sha256}}
    user = server.guest("Béla").get("/api/me")["user"]["id"]
    return {
        "body changed": "A" + cookie[1:],
        "signature changed": cookie[:-3] + ("AAA" if cookie[-3:] != "AAA" else "BBB"),
        "signature missing": body,
        "signature alone": f".{signature}",
        "cut short": cookie[:-1],
        "made longer": cookie + "A",
        "twice": cookie + cookie,
        "huge": "A" * 6_000,
        "signed by another key": str(URLSafeTimedSerializer(secrets.token_bytes(32), **kinds).dumps([user, "x"])),
        "signed for another purpose": str(URLSafeTimedSerializer(key, salt="csrf").dumps([user, "x"])),
        "signed without a time": str(URLSafeSerializer(key, **kinds).dumps([user, "x"])),
        "expired": str(URLSafeTimedSerializer(key, signer=_LongAgo, **kinds).dumps([user, "x"])),
        "of nobody": str(URLSafeTimedSerializer(key, **kinds).dumps(["nobody", "x"])),
        "of another form": str(URLSafeTimedSerializer(key, **kinds).dumps({"user": user})),
        "of many": str(URLSafeTimedSerializer(key, **kinds).dumps([user] * 3)),
    }


def test_a_cookie_that_was_not_made_here_for_somebody_is_worthless(server: Running) -> None:
    for how, cookie in forged_cookies(server).items():
        assert me(server, cookie) is None, how
        forger = with_cookie(server, cookie)
        assert refusal(forger.call("POST", "/api/tables", WISH), 401)["key"] == "nobody"


def test_a_cookie_of_another_server_is_worthless(server: Running, new_server: Running) -> None:
    cookie = new_server.guest("Anna").http.cookies[COOKIE]
    assert me(new_server, cookie)["name"] == "Anna"
    assert me(server, cookie) is None


def test_the_first_of_two_cookies_does_not_open_a_way_in(server: Running) -> None:
    anna = server.guest("Anna")
    cookie = anna.http.cookies[COOKIE]
    both = server.visitor(Cookie=f"{COOKIE}={cookie}; {COOKIE}=forged")
    response = both.call("POST", "/api/tables", WISH)
    assert response.status_code in (401, 403)


@pytest.mark.parametrize(
    "header",
    [
        *("", "Bearer", "bearer x", "Basic YW5uYTphbm5h", "Token x", "Bearer deskovka_"),
        *("Bearer " + "x" * 5_000, "Bearer null", "Bearer a b c", "Bearer é", "Bearer \u00a0"),
    ],
    ids=lambda header: repr(header[:20]),
)
def test_a_token_that_was_not_made_here_is_refused(server: Running, header: str) -> None:
    anna = server.guest("Anna")
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/api/tokens")):
        headers = [(b"X-CSRF-Token", (anna.csrf or "").encode()), (b"Authorization", header.encode())]
        response = anna.http.request(method, path, json=WISH, headers=headers)
        assert refusal(response, 401)["key"] == "nobody", "the cookie beside a wrong token must not count"


def test_a_token_that_was_taken_away_opens_nothing_any_more(server: Running) -> None:
    anna = server.guest("Anna")
    program = with_token(server, anna)
    table = program.open_table("me", "open")
    (token,) = anna.get("/api/tokens")
    anna.call("DELETE", f"/api/tokens/{token['id']}")
    assert refusal(program.call("GET", f"/api/tables/{table}"), 401)["key"] == "nobody"
    with pytest.raises(InvalidStatus) as refused, program.socket(table):
        pass
    assert refused.value.response.status_code == 401


# Requests of other sites


@pytest.mark.parametrize("csrf", ["", "x", "0" * 64, "é", "\u00ff" * 64, "0" * 5_000], ids=lambda csrf: csrf[:3])
@pytest.mark.parametrize(
    ("method", "path"),
    [
        *(("POST", "/api/tables"), ("PATCH", "/api/me"), ("POST", "/api/guest"), ("POST", "/api/account")),
        *(("POST", "/api/session"), ("DELETE", "/api/session"), ("POST", "/api/tokens"), ("DELETE", "/api/tokens/x")),
        *(("POST", "/api/tables/x/answers"), ("POST", "/api/records"), ("POST", "/api/tables/x/continue")),
    ],
)
def test_every_change_with_the_cookie_needs_its_token(server: Running, method: str, path: str, csrf: str) -> None:
    anna = server.guest("Anna")
    bodies: dict[str, Any] = {
        "/api/me": {"name": "Eve"},
        "/api/guest": {"name": "Eve"},
        "/api/account": {"login": "eve", "password": "correct horse"},
        "/api/session": {"login": "eve", "password": "correct horse"},
        "/api/tokens": {"name": "Eve"},
        "/api/tables": WISH,
        "/api/tables/x/answers": {"decision": 0, "option": ["earn"], "seat": 0},
        "/api/tables/x/continue": {"at": 0, "seats": WISH["seats"]},
    }
    response = anna.http.request(method, path, json=bodies.get(path), headers=[(b"X-CSRF-Token", csrf.encode())])
    assert refusal(response, 403)["key"] == "bad-csrf"
    assert anna.get("/api/me")["user"]["name"] == "Anna"


@pytest.mark.parametrize(
    "origin",
    [
        *("https://evil.example", "null", "", "http://[", "http://", "//", "file://", "http://127.0.0.1", "evil"),
        *(
            "http://127.0.0.1:1",
            "http://127.0.0.1.evil.example",
            "http://evil.example/{host}",
            "http://{host}@evil.example",
        ),
        *("http://evil.example?{host}", "http://evil.example#{host}", "http://{host}.evil.example", "data:text/html,x"),
        *("javascript://{host}%0aalert(1)", "http://\u2100.example", "http://{host} evil"),
    ],
)
def test_pages_of_other_sites_neither_change_anything_nor_listen(server: Running, origin: str) -> None:
    anna, _, table = after_the_bids(server)
    host = f"127.0.0.1:{server.port}"
    origin = origin.replace("{host}", host)
    headers = [(b"X-CSRF-Token", (anna.csrf or "").encode()), (b"Origin", origin.encode())]
    response = anna.http.post("/api/tables", json=WISH, headers=headers)
    assert refusal(response, 403)["key"] == "foreign-origin"
    if origin.isascii():
        with pytest.raises(InvalidStatus) as refused, anna.socket(table, Origin=origin):
            pass
        assert refused.value.response.status_code == 403
        assert read_refusal(refused.value.response.body)["key"] == "foreign-origin"


@pytest.mark.parametrize("site", ["cross-site", "same-site", "evil", ""])
def test_what_the_browser_says_of_the_site_is_believed(server: Running, site: str) -> None:
    anna = server.guest("Anna")
    response = anna.call("POST", "/api/tables", WISH, headers={"Sec-Fetch-Site": site})
    assert refusal(response, 403)["key"] == "foreign-origin"


def test_a_form_of_another_site_cannot_write_json(server: Running) -> None:
    anna = server.guest("Anna")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        headers = {"Content-Type": kind, "X-CSRF-Token": anna.csrf or ""}
        response = anna.http.post("/api/tokens", content=b'{"name": "Eve"}', headers=headers)
        assert response.status_code in (400, 422)
    assert anna.get("/api/tokens") == []


def test_nobody_believes_what_a_client_says_of_its_own_address(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, requests_per_second=0.001, requests_at_once=10)
    statuses = [
        server.visitor(**{"X-Forwarded-For": f"10.0.0.{number}", "X-Real-IP": f"10.0.1.{number}"})
        .call("GET", "/api/me")
        .status_code
        for number in range(20)
    ]
    assert statuses == [200] * 10 + [429] * 10


# Names and chat


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\t", "\u00a0", "\u3000", "x" * 33, "An\nna", "An\x00na", "An\x07na", "\x1b[31mAnna", "An\x7fna"),
        *("An\x85na", "An\u2028na", "An\u2029na", "\u202eannA", "Anna\u202d", "\u2066Anna", "\u200fAnna", "An\u200bna"),
        *("\ufeffAnna", "An\u00adna", "\u2060", "\u200d", "\u200b\u200b", "An\U000e0041na", "Anna\u200e"),
    ],
    ids=ascii,
)
def test_a_name_that_cannot_be_seen_or_turns_the_line_around_is_not_allowed(server: Running, name: str) -> None:
    assert refusal(server.visitor().call("POST", "/api/guest", {"name": name}), 422)["key"] == "invalid"
    anna = server.guest("Anna")
    assert refusal(anna.call("PATCH", "/api/me", {"name": name}), 422)["key"] == "invalid"
    credentials = {"login": f"{name}{name}", "password": "correct horse"}
    assert refusal(anna.call("POST", "/api/account", credentials), 422)["key"] == "invalid"
    assert anna.get("/api/me")["user"] == {**anna.get("/api/me")["user"], "name": "Anna", "kind": "guest"}


@pytest.mark.parametrize(
    "name",
    [
        *(
            "<script>alert(1)</script>",
            "'; DROP TABLE users;--",
            "{{7*7}}",
            "%s%n",
            "Žofie Šťastná",
            "דנה",
            "أنا",
            "安娜",
        ),
        *(
            "👩\u200d🌾",
            "नेहा",
            "نرگس\u200cها",
            "O'Brien & Sons",
            "../../etc",
            "null",
            "${jndi:ldap://x}",
            "e\u0301" * 10,
        ),
    ],
)
def test_any_other_name_is_just_a_name(server: Running, name: str) -> None:
    anna = server.guest(name)
    table = anna.open_table("me", "open")
    anna.post(f"/api/tables/{table}/chat", {"text": name}, 201)
    seen = server.visitor().table(table)
    assert (seen["table"]["owner"], seen["table"]["seats"][0]["name"]) == (name, name)
    assert [(line["name"], line["text"]) for line in seen["chat"]] == [(name, name)]


@pytest.mark.parametrize(
    "text", ["", " \n ", "x" * 501, "a\x00b", "a\x1b[2Jb", "a\x9bb", "\ud800", 7, None, ["hello"]], ids=ascii
)
def test_chat_that_is_no_text_is_not_allowed(server: Running, text: Any) -> None:
    anna, _, table = two_at_a_table(server)
    body = json.dumps({"text": text})
    headers = {"Content-Type": "application/json", "X-CSRF-Token": anna.csrf or ""}
    response = anna.http.post(f"/api/tables/{table}/chat", content=body, headers=headers)
    assert refusal(response, 422)["key"] == "invalid"
    assert anna.table(table)["chat"] == []


# Accounts


@pytest.mark.parametrize(
    "change",
    [
        *({"password": "short"}, {"password": "x" * 201}, {"password": None}, {"login": "a"}, {"login": "x" * 33}),
        *({"login": "an\nna"}, {"password": ["correct horse"]}, {"login": {"$ne": ""}}, {"admin": True}),
    ],
    ids=str,
)
def test_credentials_of_another_form_are_not_allowed(server: Running, change: dict[str, Any]) -> None:
    body = {"login": "anna", "password": "correct horse"} | change
    assert refusal(server.guest("Anna").call("POST", "/api/account", body), 422)["key"] == "invalid"
    assert refusal(server.visitor().call("POST", "/api/session", body), 422)["key"] == "invalid"


def test_a_login_cannot_be_taken_in_other_letters(new_server: Running) -> None:
    anna = new_server.guest("Anna")
    anna.post("/api/account", {"login": "Anička", "password": "correct horse"}, 201)
    for login in ("anicka", "ANIČKA", " Anička ", "ani\u010dka", "anic\u030cka", "ａｎｉｃｋａ"):
        eve = new_server.guest("Eve")
        body = {"login": login, "password": "wrong horse"}
        assert refusal(eve.call("POST", "/api/account", body), 409)["key"] == "login-taken"
