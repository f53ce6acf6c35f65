"""Being told that it is my turn, and the pages as an app: what is chosen in the settings, what a notice opens."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from tests.server.test_notices import Browser, Receiver
from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.serving import serving
from tests.web.test_czech import turn_to

_SUBSCRIBE = """
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  window.serverKey = applicationServerKey;
  window.subscribed = %s;
  return { endpoint: window.subscribed.endpoint, toJSON: () => window.subscribed };
};
PushManager.prototype.getSubscription = async () =>
  window.subscribed ? { ...window.subscribed, unsubscribe: async () => (window.subscribed = null) } : null;
"""
"""The browser believes that a push service has taken its subscription."""
_PUSH = """async (told) => {
  const shown = [];
  self.registration.showNotification = async (title, { body, tag, data }) =>
    shown.push([title, body, tag, data.address]);
  const event = Object.assign(new Event("push"), { data: { json: () => told } });
  Object.defineProperty(event, "waitUntil", { value: (work) => (event.work = work) });
  self.dispatchEvent(event);
  await event.work;
  return shown;
}"""
_CLICK = """async (address) => {
  const opened = [];
  self.clients.openWindow = async (path) => opened.push(path);
  WindowClient.prototype.focus = async function () { opened.push("focused " + new URL(this.url).pathname); };
  const event = Object.assign(new Event("notificationclick"), { notification: { close() {}, data: { address } } });
  Object.defineProperty(event, "waitUntil", { value: (work) => (event.work = work) });
  self.dispatchEvent(event);
  await event.work;
  return opened;
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def site_with_hooks(tmp_path: Path) -> Iterator[str]:
    mail = {"DESKOVKA_MAIL": "smtp+plain://127.0.0.1:9", "DESKOVKA_MAIL_FROM": "table@example.org"}
    with serving(tmp_path, DESKOVKA_LOCAL_HOOKS="yes", **mail) as address:
        yield address


def worker_of(person: Person) -> Worker:
    """The part of the pages that runs when none is open."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    if not person.context.service_workers:
        person.context.wait_for_event("serviceworker")
    (worker,) = person.context.service_workers
    return worker


def test_ways_to_be_told_are_chosen_in_the_settings(come: Come, site_with_hooks: str, receiver: Receiver) -> None:
    anna = come("Anna", "cs", address=site_with_hooks)
    anna.open("/settings")
    section = anna.page.get_by_role("region", name=anna.say("notices"))
    expect(section).to_contain_text(anna.say("notices-nobody"))
    anna.introduce().open("/settings")
    expect(section).to_contain_text(anna.say("notices-what"))
    target = f"{receiver.address}/anna"
    section.get_by_label(anna.say("notices-hook")).fill(target)
    section.get_by_role("button", name=anna.say("notices-add")).last.click()
    expect(section.get_by_role("listitem")).to_contain_text(target)
    section.get_by_role("button", name=anna.say("notices-test")).click()
    expect(section.get_by_role("status")).to_have_text(anna.say("notices-tested"))
    assert json.loads(receiver.heard[0][2])["event"] == "test"

    turn_to(anna, "en")
    section = anna.page.get_by_role("region", name=anna.say("notices"))
    section.get_by_label(anna.say("notices-mail")).fill("anna@example.org")
    section.get_by_role("button", name=anna.say("notices-add")).first.click()
    expect(section.get_by_role("status")).to_have_text(anna.say("notices-mail-sent"))
    expect(section).to_contain_text(anna.say("notices-unconfirmed"))
    section.get_by_role("button", name=anna.say("notices-remove-one", target=target)).click()
    expect(section.get_by_role("listitem")).to_have_count(1)

    expect_to_subscribe(come("Boris", address=site_with_hooks, service_workers="allow").introduce(), receiver)


def expect_to_subscribe(person: Person, receiver: Receiver) -> None:
    """This browser subscribes and can read what it is sent."""
    browser = Browser()
    given = browser.subscription(f"{receiver.address}/push")
    keys = {"endpoint": given["endpoint"], "keys": {"p256dh": given["p256dh"], "auth": given["auth"]}}
    person.context.add_init_script(_SUBSCRIBE % json.dumps(keys))
    person.open("/settings")
    here = person.page.get_by_label(person.say("notices-here"))
    with person.page.expect_response(lambda answer: answer.request.method == "POST"):
        here.check()
    expect(here).to_be_checked()
    (channel,) = person.ask("GET", "/notices")["channels"]
    assert channel["target"] == given["endpoint"]
    assert person.page.evaluate("window.serverKey") == person.ask("GET", "/notices")["key"]
    assert person.ask("POST", f"/notices/{channel['id']}/test", {}) == {"sent": True}
    told = browser.read(receiver.heard[-1][2])
    assert told["address"] == f"{person.address}/settings"
    shown = worker_of(person).evaluate(_PUSH, told)
    assert shown == [[told["title"], told["body"], "", told["address"]]]
    with person.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        here.uncheck()
    expect(here).not_to_be_checked()
    assert person.ask("GET", "/notices")["channels"] == []


def test_a_notice_opens_its_table_where_it_is_open_already_or_anew(come: Come) -> None:
    anna = come("Anna", service_workers="allow").introduce()
    table = anna.set_table(ME, BOT, BOT)
    anna.open("/")
    worker = worker_of(anna)
    assert worker.evaluate(_CLICK, f"{anna.address}/t/{table}") == [f"/t/{table}"]
    anna.open(f"/t/{table}").expect_asked("bid")
    assert worker.evaluate(_CLICK, f"{anna.address}/t/{table}") == [f"focused /t/{table}"]


def test_the_pages_are_an_app_that_opens_without_the_server_and_never_shows_an_old_page(come: Come) -> None:
    anna = come("Anna", service_workers="allow").introduce()
    anna.open("/settings")
    worker_of(anna)
    expect_app(anna)
    anna.page.evaluate("""caches.open("shell").then((shell) => shell.put("/", new Response("an old page")))""")
    anna.open("/")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("home-title"))
    anna.forgive("ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR")
    anna.context.set_offline(True)
    anna.page.reload()
    expect(anna.page.locator("#app")).to_be_attached()
    anna.context.set_offline(False)


def expect_app(person: Person) -> None:
    """A manifest that can be installed, with icons as large as it says."""
    manifest: dict[str, Any] = person.context.request.get(f"{person.address}/manifest.webmanifest").json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        picture = person.context.request.get(person.address + icon["src"])
        assert picture.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    kept = person.context.request.get(f"{person.address}/sw.js").headers["cache-control"]
    assert kept == "no-cache"
