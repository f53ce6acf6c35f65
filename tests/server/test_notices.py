"""Being told that it is my turn: a push service, a mail server and a hook on this machine hear of it, once."""

from __future__ import annotations

import json
import re
import socket
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from deskovka.server.errors import BadAddress
from deskovka.server.notices.mail import Post
from deskovka.server.notices.outside import check_address, is_ours
from deskovka.server.notices.push import PushKey, encrypted, new_key, packed
from deskovka.server.settings import BadSetting, Settings
from tests.server.conftest import Serve
from tests.server.running import PATIENCE, Clock, Person, Running, Watching, until


class Receiver:
    """A server of somebody else's that takes what it is sent."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        """What it answers, then 201."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 201)
                self.send_header("Location", f"{receiver.address}/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any, **__: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> None:
        until(lambda: len(self.heard) >= count)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Letters:
    """A mail server that keeps every letter that it takes."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals: list[str] = []
        """What it answers, then it takes them."""

    def wait(self, count: int) -> None:
        until(lambda: len(self.letters) >= count)
        assert len(self.letters) == count

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 (aiosmtpd calls it so)
        if self.refusals:
            return self.refusals.pop(0)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 taken"


class Listening(Controller):
    """A mail server on a port that nobody else can have taken meanwhile."""

    def __init__(self, handler: Letters, listener: socket.socket) -> None:
        self._listener = listener
        host, port = listener.getsockname()
        super().__init__(handler, hostname=host, port=port)

    def _create_server(self) -> Any:
        return self.loop.create_server(self._factory_invoker, sock=self._listener)


class Browser:
    """The keys of a browser, with which it reads what it is pushed."""

    def __init__(self) -> None:
        self.key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": packed(point), "auth": packed(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        read: dict[str, str] = json.loads(text)
        return read


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    handler = Letters()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        controller = Listening(handler, listener)
        controller.start()
        yield handler, controller.port
        controller.stop()


@pytest.fixture
def clock() -> Clock:
    return Clock()


def started(serve: Serve, url: str, clock: Clock, **settings: Any) -> Running:
    quick = {"notice_look": 0.02, "notice_pause": 0.0, "notice_patience": PATIENCE, "local_hooks": True}
    return serve(**{"database": url, "now": clock, **quick, **settings})


def look_around(server: Running) -> None:
    """Have the server look whom to tell, and send what there is to send."""
    server.do(server.parts.notifier.look_around())
    until(lambda: not server.parts.notifier._tasks)


def look(server: Running, watching: Watching, sign: str) -> None:
    """Show a sign of life, or that nobody looks; the refusal of an answer says that it has been taken note of."""
    watching.send(type=sign)
    watching.send(type="answer", decision=0, option=["nothing"], seat=0)
    watching.until(lambda message: message["type"] == "refused")
    server.do(server.parts.visits.keep())


def waits_for_bela(server: Running, add: dict[str, Any], way: str = "hook") -> tuple[Person, Person, str]:
    """Béla has chosen a way to be told; Anna has bid, and the table waits for him."""
    anna, bela = server.guest("Anna"), server.guest("Béla", **{"Accept-Language": "cs"})
    bela.post(f"/api/notices/{way}", add, 201)
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    anna.answer(table, "bid", 1)
    return anna, bela, table


def let_anna_play(anna: Person, table: str) -> None:
    """Anna plays until the table waits for Béla again."""
    while (message := anna.table(table))["waiting"] == [0]:
        anna.answer_to(table, message, message["question"]["options"][0])
    assert message["waiting"] == [1]


def test_a_hook_is_told_once_for_each_stretch_of_waiting(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver
) -> None:
    server = started(serve, sqlite_url, clock)
    anna, bela, table = waits_for_bela(server, {"address": f"{receiver.address}/bela?key=1"})
    clock.now += 59_000
    look_around(server)  # nothing may come yet
    assert receiver.heard == []
    clock.now += 1_000
    receiver.wait(1)
    path, headers, body = receiver.heard[0]
    assert (path, headers["content-type"]) == ("/bela?key=1", "application/json")
    told = json.loads(body)
    assert told == {
        "event": "turn",
        "table": table,
        "game": "harvest",
        "by": "",
        "address": f"{server.address}/t/{table}",
        "text": told["text"],
    }
    assert told["text"].startswith("Jste na tahu")
    clock.now += 600_000
    server.stop()
    again = started(serve, sqlite_url, clock)
    anna.move_to(again)
    bela.move_to(again)
    bela.answer(table, "bid", 0)
    let_anna_play(anna, table)
    clock.now += 60_000
    receiver.wait(2)
    look_around(again)
    assert len(receiver.heard) == 2


def test_nobody_is_told_who_looks_or_has_looked(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver
) -> None:
    server = started(serve, sqlite_url, clock)
    anna, bela, table = waits_for_bela(server, {"address": receiver.address})
    with bela.socket(table) as watching:
        look(server, watching, "pong")
    clock.now += 600_000
    look_around(server)
    assert receiver.heard == []
    bela.answer(table, "bid", 0)
    with bela.socket(table) as watching:  # a page that nobody sees
        look(server, watching, "away")
        let_anna_play(anna, table)
        look(server, watching, "pong")
        clock.now += 60_000
        receiver.wait(1)


def test_a_browser_is_pushed_what_only_it_can_read(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver
) -> None:
    server = started(serve, sqlite_url, clock)
    browser = Browser()
    _, bela, table = waits_for_bela(server, browser.subscription(f"{receiver.address}/push/1"), "push")
    clock.now += 60_000
    receiver.wait(1)
    _, headers, body = receiver.heard[0]
    told = browser.read(body)
    assert told["address"] == f"{server.address}/t/{table}"
    assert (told["tag"], told["title"]) == (table, "Jste na tahu")
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    found = re.fullmatch(r"vapid t=([^,]+),\s*k=(.+)", headers["authorization"])
    assert found
    assert found[2] == bela.get("/api/notices")["key"]
    assert Vapid02.verify(headers["authorization"])
    claims = json.loads(urlsafe_b64decode(found[1].split(".")[1] + "=="))
    assert claims["aud"] == receiver.address


def test_the_key_of_the_server_stays_the_same(serve: Serve, sqlite_url: str) -> None:
    first = serve(database=sqlite_url)
    key = first.guest("Anna").get("/api/notices")["key"]
    first.stop()
    assert serve(database=sqlite_url).guest("Anna").get("/api/notices")["key"] == key


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_unsubscribed_is_forgotten(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver, status: int
) -> None:
    server = started(serve, sqlite_url, clock)
    receiver.statuses = [status]
    _, bela, _ = waits_for_bela(server, Browser().subscription(receiver.address), "push")
    clock.now += 60_000
    until(lambda: bela.get("/api/notices")["channels"] == [])
    assert len(receiver.heard) == 1


def test_a_hook_that_fails_is_tried_again_and_never_followed_elsewhere(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver
) -> None:
    server = started(serve, sqlite_url, clock)
    anna, bela, table = waits_for_bela(server, {"address": receiver.address})
    receiver.statuses = [500, 503, 500, 500]
    clock.now += 60_000
    receiver.wait(3)
    bela.answer(table, "bid", 0)
    let_anna_play(anna, table)
    receiver.statuses = [302]
    clock.now += 60_000
    receiver.wait(4)
    look_around(server)
    assert [path for path, _, _ in receiver.heard] == ["/"] * 4


def test_mail_is_sent_when_its_address_was_confirmed(
    serve: Serve, sqlite_url: str, clock: Clock, letters: tuple[Letters, int]
) -> None:
    inbox, port = letters
    settings = {"mail": f"smtp+plain://127.0.0.1:{port}", "mail_from": "table@example.org"}
    server = started(serve, sqlite_url, clock, address="https://table.example/", **settings)
    _, bela, table = waits_for_bela(server, {"address": "bela@example.org"}, "mail")
    assert bela.get("/api/notices")["mail"] is True
    inbox.wait(1)
    clock.now += 60_000
    look_around(server)
    (letter,) = inbox.letters
    assert letter["To"] == "bela@example.org"
    found = re.search(r"https://table\.example/settings\?confirm=(\S+)", letter.get_content())
    assert found
    server.visitor().post("/api/notices/confirm", {"token": "guessed"}, 404)
    server.visitor().post("/api/notices/confirm", {"token": found[1]}, 204)
    inbox.wait(2)
    assert inbox.letters[1]["Subject"] == "Jste na tahu"
    assert f"https://table.example/t/{table}" in inbox.letters[1].get_content()


def test_a_forgotten_password_is_made_anew_by_mail(
    serve: Serve, sqlite_url: str, clock: Clock, letters: tuple[Letters, int]
) -> None:
    inbox, port = letters
    settings = {"mail": f"smtp+plain://127.0.0.1:{port}", "mail_from": "table@example.org"}
    server = started(serve, sqlite_url, clock, address="https://table.example/", **settings)
    bela = server.guest("Béla")
    bela.post("/api/account", {"login": "bela", "password": "correct horse"}, 201)
    bela.post("/api/notices/mail", {"address": "bela@example.org"}, 201)
    visitor, forgotten = server.visitor(), {"login": "bela"}
    visitor.post("/api/recovery/mail", forgotten, 204)  # not yet confirmed: nobody is written to
    visitor.post("/api/recovery/mail", {"login": "nobody"}, 204)
    inbox.wait(1)
    found = re.search(r"confirm=(\S+)", inbox.letters[0].get_content())
    assert found
    visitor.post("/api/notices/confirm", {"token": found[1]}, 204)
    visitor.post("/api/recovery/mail", forgotten, 204)
    inbox.wait(2)
    code = re.search(r"https://table\.example/settings\?login=bela&recover=(\S+)", inbox.letters[1].get_content())
    assert code
    use = {"login": "bela", "code": code[1], "password": "another horse"}
    clock.now += 3_600_001
    visitor.post("/api/recovery/use", use, 401)
    visitor.post("/api/recovery/mail", forgotten, 204)
    inbox.wait(3)
    fresh = re.search(r"recover=(\S+)", inbox.letters[2].get_content())
    assert fresh
    assert visitor.post("/api/recovery/use", use | {"code": fresh[1]}, 201)["user"]["name"] == "Béla"
    inbox.wait(4)  # and whoever reads the mail is told
    assert "/settings" in inbox.letters[3].get_content()


def test_a_letter_that_is_not_taken_is_sent_again(
    serve: Serve, sqlite_url: str, clock: Clock, letters: tuple[Letters, int]
) -> None:
    inbox, port = letters
    settings = {"mail": f"smtp+plain://127.0.0.1:{port}", "mail_from": "table@example.org"}
    bela = started(serve, sqlite_url, clock, **settings).guest("Béla")
    inbox.refusals = ["451 come again", "452 no room yet"]
    bela.post("/api/notices/mail", {"address": "bela@example.org"}, 201)
    inbox.wait(1)
    assert inbox.refusals == []


def test_a_mail_server_that_does_not_answer_keeps_no_table_waiting(serve: Serve, sqlite_url: str, clock: Clock) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        settings = {"mail": f"smtp+plain://127.0.0.1:{silent.getsockname()[1]}", "mail_from": "table@example.org"}
        server = started(serve, sqlite_url, clock, cached_tables=1, **settings)
        anna, bela = server.guest("Anna"), server.guest("Béla")
        tables = [anna.open_table("me", "open") for _ in range(3)]
        for table in tables:
            bela.join(table, 1)
        for number in range(10):
            anna.post("/api/notices/mail", {"address": f"anna{number}@example.org"}, 201)
        silent.settimeout(PATIENCE)
        hanging = [silent.accept()[0] for _ in range(4)]
        assert [anna.table(table)["table"]["id"] for table in tables] == tables
        for connection in hanging:
            connection.close()


def test_without_a_mail_server_there_is_no_mail(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/notices")["mail"] is False
    assert anna.post("/api/notices/mail", {"address": "anna@example.org"}, 409)["key"] == "no-mail"
    with pytest.raises(BadSetting, match="DESKOVKA_MAIL"):
        Post(Settings(mail="imap://example.org", mail_from="a@example.org"))


def test_a_nudge_tells_somebody_who_does_not_look(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver
) -> None:
    server = started(serve, sqlite_url, clock)
    anna, _, table = waits_for_bela(server, {"address": receiver.address})
    anna.post(f"/api/tables/{table}/nudge", {"seat": 1}, 204)
    receiver.wait(1)
    told = json.loads(receiver.heard[0][2])
    assert (told["event"], told["by"]) == ("nudge", "Anna")
    assert "Anna" in told["text"]


def test_ways_are_listed_tried_and_removed_and_come_along_to_an_account(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver
) -> None:
    server = started(serve, sqlite_url, clock)
    anna, bela = server.guest("Anna"), server.guest("Béla")
    hook = anna.post("/api/notices/hook", {"address": receiver.address}, 201)
    assert anna.get("/api/notices")["channels"] == [hook]
    assert hook["confirmed"] is True
    assert bela.get("/api/notices")["channels"] == []
    bela.call("DELETE", f"/api/notices/{hook['id']}")
    assert anna.post(f"/api/notices/{hook['id']}/test") == {"sent": True}
    assert json.loads(receiver.heard[0][2])["event"] == "test"
    anna.post("/api/notices/hook", {"address": receiver.address}, 201)  # the same again is the same
    bela.post("/api/account", {"login": "bela", "password": "correct horse"}, 201)
    anna.csrf = anna.post("/api/session", {"login": "bela", "password": "correct horse"}, 201)["csrf"]
    (kept,) = anna.get("/api/notices")["channels"]
    assert anna.call("DELETE", f"/api/notices/{kept['id']}").status_code == 204
    assert anna.get("/api/notices")["channels"] == []
    for number in range(10):
        anna.post("/api/notices/hook", {"address": f"{receiver.address}/{number}"}, 201)
    assert anna.post("/api/notices/hook", {"address": receiver.address}, 409)["key"] == "too-many-channels"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://user:secret@example.org/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://10.1.2.3/hook",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://example.org:0/",
        "https://example.org:99999999/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "https:///nowhere",
        "nonsense",
    ],
)
def test_an_address_of_our_own_network_or_no_address_is_refused(server: Running, address: str) -> None:
    assert server.guest("Anna").post("/api/notices/hook", {"address": address}, 422)["key"] in (
        "bad-address",
        "invalid",
    )
    with pytest.raises(BadAddress):
        check_address(address, local=False)


def test_a_name_that_leads_to_our_own_network_is_not_sent_to(
    serve: Serve, sqlite_url: str, clock: Clock, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever owns a name may let it lead anywhere, also after it was checked."""
    server = started(serve, sqlite_url, clock, local_hooks=False, notice_tries=1)
    anna = server.guest("Anna")
    hook = anna.post("/api/notices/hook", {"address": "https://hook.example/"}, 201)
    here = [(2, 1, 6, "", ("127.0.0.1", receiver._server.server_port))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: here)
    assert anna.post(f"/api/notices/{hook['id']}/test") == {"sent": False}
    assert receiver.heard == []
    assert is_ours("127.0.0.1")
    assert not is_ours("1.1.1.1")


def test_wrong_keys_of_a_browser_are_refused(server: Running) -> None:
    anna = server.guest("Anna")
    wrong = Browser().subscription("https://push.example/1") | {"p256dh": packed(b"\x04" + bytes(64))}
    assert anna.post("/api/notices/push", wrong, 422)["key"] == "invalid"
    wrong = Browser().subscription("https://push.example/1") | {"auth": "AAAA"}
    assert anna.post("/api/notices/push", wrong, 422)["key"] == "invalid"


def test_messages_are_packed_as_the_standard_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """RFC 8291, appendix A."""
    from cryptography.hazmat.primitives.asymmetric.ec import derive_private_key

    def number(text: str) -> int:
        return int.from_bytes(urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")

    sender = derive_private_key(number("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), SECP256R1())
    monkeypatch.setattr("deskovka.server.notices.push.generate_private_key", lambda _: sender)
    salt = urlsafe_b64decode("DGv6ra1nlYgDCS1FRnbzlw==")
    monkeypatch.setattr("http_ece.os.urandom", lambda _: salt)
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert len(urlsafe_b64decode(PushKey(new_key()).public + "=")) == 65
