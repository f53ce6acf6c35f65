"""People who come with a browser of their own, and what they do there."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cached_property
from random import Random
from time import monotonic, sleep
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as LateError

from deskovka.content.told import Thing
from deskovka.games.legends.game import LegendsGame
from deskovka.games.legends.tables import PRINTED
from tests.web.wording import say

PATIENCE = 90_000
"""Milliseconds that anything may take on a busy machine."""
BETWEEN_LOOKS = 0.03
"""Seconds until the server is asked again: who asks all the time takes it from the bots."""
ME = {"kind": "me"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
BOT = {"kind": "bot", "bot": "greedy"}
ONE_TURN = {"edition": {"players": {"2": {"turns": 1}}}}
"""The set-up of a game for two that is over soon."""
MOST_STOPS = 80
"""So often Tab may have to be pressed to get anywhere on a page."""
MOVING_CARDS = {card.id for card in PRINTED.tables.cards if any(action.type == "move" for action in card.actions)}

LEGENDS = LegendsGame()

_REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`));
"""
_HURRY = """(() => {
  if (location.protocol === "about:") return;
  const kept = JSON.parse(localStorage.getItem("deskovka") ?? "{}");
  if (!kept.pace) localStorage.setItem("deskovka", JSON.stringify({ ...kept, pace: "fast" }));
})()"""
"""Nobody needs to be shown what bots do, unless they choose so."""
_IS_READY = """(seq) => {
  const known = Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1);
  return ["", "motion"].includes(document.documentElement.dataset.pending) && known >= seq;
}"""
"""The page declares that nothing is under way but motion, and at a table that it knows of a change: one can go on."""
_IS_AT_REST = f"""(seq) => {{
  const ends = (animation) => animation.effect.getComputedTiming().endTime < Infinity;
  const moves = (animation) => animation.playState === "running" && ends(animation);
  const isStill = document.documentElement.dataset.pending === "" && !document.getAnimations().some(moves);
  return isStill && ({_IS_READY})(seq);
}}"""
"""The same, and nothing moves."""
_PROGRESS = """(bar) => {
  const asked = document.querySelector(`[aria-label="${bar}"]`);
  return `${asked?.innerText} ${document.querySelector("[data-seq]")?.dataset.seq}`;
}"""
_HAS_GONE_ON = f"([bar, before]) => ({_IS_READY})(-1) && ({_PROGRESS})(bar) !== before"
_UNDER_WAY = """() => {
  const seq = document.querySelector("[data-seq]")?.dataset.seq;
  return `under way: “${document.documentElement.dataset.pending}”, change ${seq}, at ${location.pathname}`;
}"""
_POINT_IN_REGION = """(region) => {
  const box = region.getBoundingClientRect();
  for (const down of [0.5, 0.35, 0.65, 0.2, 0.8])
    for (const right of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const point = { x: box.left + box.width * right, y: box.top + box.height * down };
      if (region.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
  return null;
}"""

_SHOWS_FOCUS = """(element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const ring = element.querySelector(".focus");
  const isOutlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  return element.matches(":focus-visible") && (isOutlined || (ring && getComputedStyle(ring).stroke !== "none"));
}"""


class Person:
    """Somebody with a browser. It notes everything that comes in, and everything the browser complains of."""

    def __init__(self, context: BrowserContext, address: str, name: str, language: str) -> None:
        self.context = context
        self.address = address
        self.name = name
        self.language = language
        self.hand: Literal["mouse", "finger", "keyboard"] = "mouse"
        """With what they pick things."""
        self.frames: list[str] = []
        """Every message that came on a socket."""
        self.responses: list[Response] = []
        self._complaints: list[str] = []
        self._forgiven = ["Service Worker registration blocked by Playwright"]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(_REPORT_VIOLATIONS)
        context.add_init_script(_HURRY)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._complaints.append(f"{self.name}: {error.error}"))
        context.on("request", self._check_host)
        context.on("response", lambda response: self.responses.append(response))
        context.on("page", lambda page: page.on("websocket", self._listen))

    @cached_property
    def page(self) -> Page:
        """The window that is looked at; who only asks the server past the pages never opens one."""
        return self.context.new_page()

    # What the browser notices

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append(f"{self.name}: {message.text} ({message.location['url']})")

    def _check_host(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.address).netloc:
            self._complaints.append(f"{self.name}: asks another host: {request.url}")

    def _listen(self, opened: WebSocket) -> None:
        opened.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def forgive(self, pattern: str) -> None:
        """The browser may complain of this, because the test brings it about."""
        self._forgiven.append(pattern)

    def complaints(self) -> list[str]:
        """What should not have happened."""
        return [text for text in self._complaints if not any(re.search(pattern, text) for pattern in self._forgiven)]

    # Asking the server past the page

    def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """Ask the server something with the cookie of this browser; unless told otherwise it must agree."""
        headers = {"Accept-Language": self.language}
        if method != "GET":
            headers["X-CSRF-Token"] = self.ask("GET", "/me")["csrf"] or ""
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=body, headers=headers)
        assert answer.ok if status is None else answer.status == status, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text()

    def introduce(self) -> Person:
        """Become a guest."""
        self.ask("POST", "/guest", {"name": self.name})
        return self

    def set_table(self, *seats: dict[str, str], **wish: Any) -> str:
        """Set a table for Legends, or another game; gives its id."""
        setup = {"players": len(seats)} | wish.pop("setup", {})
        made = self.ask("POST", "/tables", {"game": "legends", "setup": setup, "seats": seats} | wish)
        return str(made["id"])

    def table(self, table: str) -> Any:
        """The table message, as the server would send it to this person now."""
        return self.ask("GET", f"/tables/{table}")

    def answer(self, now: Any, *option: str | int) -> int:
        """Answer the question of a table message; gives the number of the change."""
        body = {"decision": now["decision"], "option": option, "seat": now["me"]}
        return int(self.ask("POST", f"/tables/{now['table']['id']}/answers", body)["seq"])

    def asked(self, table: str) -> Any:
        """Wait until the game waits for this person, or is over; gives the table message."""
        until = monotonic() + PATIENCE / 1_000
        while (now := self.table(table))["me"] not in now["waiting"] and now["result"] is None:
            while not self.ask("GET", f"/tables/{table}?since={now['seq']}&log=0"):  # which is cheaper than the table
                assert monotonic() < until, f"{self.name} is not asked anything"
                sleep(BETWEEN_LOOKS)
        return now

    def play_past_the_page(self, table: str) -> None:
        """Play a game against bots to its end, always with the last option."""
        while (now := self.asked(table))["result"] is None:
            self.answer(now, *now["question"]["options"][-1])

    # On any page

    def go_to(self, path: str) -> Person:
        """Go to a page of the site that may never come to rest."""
        self.page.goto(self.address + path)
        return self

    def open(self, path: str) -> Person:
        """Open a page of the site, and wait until it is at rest."""
        return self.go_to(path).rest()

    def rest(self, seq: int = -1) -> Person:
        """Wait until the page declares that nothing is under way, and at a table that it knows of a change."""
        self._await(_IS_AT_REST, seq)
        return self

    def catch_up(self) -> Person:
        """Wait until the page knows all that the server tells of its table by now, and one can go on."""
        self._await(_IS_READY, self.table(self.table_id)["seq"])
        return self

    def _await(self, condition: str, wanted: object = -1) -> None:
        try:
            self.page.wait_for_function(condition, arg=wanted)
        except LateError as error:
            raise AssertionError(
                f"{self.name}'s page does not come to rest: {self.page.evaluate(_UNDER_WAY)}"
            ) from error

    def hold_back(self, address: str, act: Callable[[], object]) -> Callable[[], None]:
        """Let the page ask at an address, and hold the answer back; gives how to let the page have it."""
        held: list[Route] = []
        self._begin_to_intercept()
        self.page.route(address, lambda route: held.append(route), times=1)
        act()
        until = monotonic() + PATIENCE / 1_000
        while not held:
            assert monotonic() < until, f"{self.name}'s page does not ask at {address}"
            self.page.evaluate("0")  # what the browser reports comes in meanwhile

        def let_go() -> None:
            with self.page.expect_event("requestfinished", lambda request: request == held[0].request):
                held[0].continue_()
            self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

        return let_go

    def _begin_to_intercept(self) -> None:
        """Wait until what the page asks can be held back: Chromium says that it can a moment too early.

        The route stays, so that the page does not stop to be intercepted between two answers that are held back.
        """
        self.page.route("**/api/me?intercepted", lambda route: route.fulfill(status=204))
        self.page.wait_for_function("fetch('/api/me?intercepted').then((answer) => answer.status === 204)")

    def stop_time(self) -> Person:
        """From now on nothing goes away by itself from the page: no time passes there unless it is let pass."""
        self.page.clock.install()
        self.page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=5))
        return self

    def let_time_pass(self, seconds: int) -> None:
        """So much time passes at once on a page where it was stopped."""
        self.page.clock.fast_forward(1_000 * seconds)

    def say(self, message: str, **facts: Any) -> str:
        """A message in the language of this person."""
        return say(self.language, message, **facts)

    def button(self, message: str, **facts: Any) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=self.say(message, **facts), exact=True)

    def click(self, target: Locator) -> None:
        """Click, tap, or go there with Tab and press Enter."""
        if self.hand == "keyboard":
            self.tab_to(target)
            self.page.keyboard.press("Enter")
        elif target.evaluate("({ dataset }) => 'region' in dataset || 'place' in dataset || 'space' in dataset"):
            self._point_at_region(target)
        elif self.hand == "finger":
            target.tap()
        else:
            target.click()

    def _point_at_region(self, region: Locator) -> None:
        """Point where the region is, for its middle may lie beside it; what is told over it goes by itself."""
        point = self.page.wait_for_function(_POINT_IN_REGION, arg=region.element_handle()).json_value()
        if self.hand == "finger":
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def tab_to(self, target: Locator) -> None:
        """Go on with Tab until the target has the focus, and can be seen to have it."""
        target.wait_for()
        for _ in range(MOST_STOPS):
            if target.evaluate("(element) => element === document.activeElement"):
                assert target.evaluate(_SHOWS_FOCUS), f"one does not see that {target} has the focus"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    # At the table

    @property
    def table_id(self) -> str:
        """The table that is open."""
        return urlsplit(self.page.url).path.split("/")[2]

    def menu_item(self, message: str, **facts: Any) -> Locator:
        """An item of the table's menu, which is opened."""
        self.button("table-menu").click()
        menu = self.page.locator("#table-menu")
        return menu.get_by_role("button").or_(menu.get_by_role("link")).filter(has_text=self.say(message, **facts))

    def _labelled(self, selector: str, message: str) -> Locator:
        """What has a label. To look for it by its role asks thousands of elements on a map for theirs, every time."""
        return self.page.locator(f'{selector}[aria-label="{self.say(message)}"]')

    @property
    def bar(self) -> Locator:
        """The bar along the bottom with the question."""
        return self._labelled("section", "question")

    @property
    def bar_text(self) -> Locator:
        """What the bar asks or tells. Below it a form tells its total, which is a status too."""
        return self.bar.get_by_role("status").first

    @property
    def choices(self) -> Locator:
        """The buttons with which the question can be answered now."""
        return self.bar.locator("li button:not(:disabled, [aria-disabled=true])").filter(visible=True)

    @property
    def tapped(self) -> Locator:
        """The button that waits for a second tap."""
        return self.bar.get_by_role("button", name=re.compile(f"^{self.say('really', answer='')}"))

    def choice(self, label: str) -> Locator:
        """The button with this label, before which its key may stand."""
        return self.bar.get_by_role("button", name=re.compile(rf"^(\w )?{re.escape(label)}$"))

    @property
    def board(self) -> Locator:
        """What is in the middle."""
        return self._labelled("main", "board")

    @property
    def row(self) -> Locator:
        """The cards in the row."""
        name = self.say("told-row", cards=0).split("(")[0].strip()
        return self.board.locator(f'[aria-label^="{name}"]').get_by_role("button")

    def card(self, card: str) -> Locator:
        """A card in the row."""
        return self.row.and_(self.page.get_by_role("button", name=re.compile(rf"^{self.say(f'card-{card}')}:")))

    def offered(self) -> list[str]:
        """The ids of the cards in the row."""
        return [offer["card"] for offer in self.table(self.table_id)["view"]["row"]]

    def about(self, kind: str, name: str) -> str:
        """What a thing of Legends does, in the language of this person."""
        lines = LEGENDS.about(PRINTED.tables.content)[Thing(kind, name)]
        return " ".join(LEGENDS.words(self.language).line(line, ()) for line in lines)

    def region(self, name: str) -> Locator:
        """A region on the map, whether or not it can be picked."""
        return self.board.locator(f'[data-region][aria-label^="{name}:"]')

    @property
    def free_regions(self) -> Locator:
        """The regions on the map that can be picked, and are not picked already."""
        return self.board.locator("[data-region][role=button]:not([aria-pressed=true])")

    @property
    def seats(self) -> Locator:
        """The panels of the seats."""
        return self._labelled("aside", "seats").locator("article").filter(visible=True)

    def seat(self, number: int) -> Locator:
        """The panel of a seat; one's own comes first."""
        return self.seats.and_(self.page.locator(f'[data-seat="{number}"]'))

    @property
    def scoring(self) -> Locator:
        """The button that shows the scoring once the game is over; an action of a game may have the same name."""
        return self.bar.locator(".ways").get_by_role("button", name=self.say("scoring"), exact=True)

    def log(self) -> list[str]:
        """What happened, in sentences."""
        told = self._labelled("[role=log]", "log").locator("li").all_text_contents()
        lines = [" ".join(line.split()) for line in told]
        return [line for line in lines if line != self.say("log-visit")]

    def expect_asked(self, topic: str, **facts: Any) -> None:
        """Wait until this is asked."""
        self._await(_IS_READY)
        expect(self.bar_text).to_have_text(self.say(f"ask-{topic}", **facts))

    def come_to_move_past_the_page(self, table: str) -> None:
        """Play on past the page until an army can be moved, as ``come_to_move`` does with clicks."""
        while (now := self.asked(table))["question"]["topic"] != "move":
            self.answer(now, *_towards_move(now))

    def be_asked(self) -> Person:
        """Wait until something is asked, and nothing else is under way."""
        self._await(_IS_READY)
        self.choices.first.wait_for()
        return self

    def topic(self) -> str:
        """Wait until something is asked; gives what it is about."""
        self.be_asked()
        return str(self.table(self.table_id)["question"]["topic"])

    def pick(self, target: Locator) -> None:
        """Click on something that can be picked, twice where that is asked for; wait until the table has gone on."""
        self._go_on(lambda: self.click(target))
        if self.tapped.count():
            self._go_on(lambda: self.click(self.tapped))

    def press(self, key: str) -> None:
        """Answer by a key; wait until the table has gone on."""
        self._go_on(lambda: self.page.keyboard.press(key))

    def _go_on(self, act: Callable[[], None]) -> None:
        bar = self.say("question")
        before = self.page.evaluate(_PROGRESS, bar)
        act()
        self._await(_HAS_GONE_ON, [bar, before])

    def expect_picked(self, region: str) -> None:
        """Wait until a region is shown as picked, on the map and in the question."""
        expect(self.region(region)).to_have_attribute("aria-pressed", "true")
        expect(self.bar).to_contain_text(region)

    def pick_on_map(self, target: Locator) -> str:
        """Pick a region on the map; gives its name."""
        name = name_of(target)
        self.pick(target)
        return name

    def pick_army(self) -> str:
        """Pick an army on the map, unless it is the only one that can move; gives the region where it stands."""
        picked = self.board.locator("[data-region][aria-pressed=true]")
        return name_of(picked) if picked.count() else self.pick_on_map(self.free_regions.first)

    def act(self, chance: Random) -> None:
        """Pick any of the choices, by its button or on the board."""
        self.be_asked()
        on_board = self.free_regions.or_(self.row.and_(self.page.get_by_role("button", disabled=False)))
        offered = self.choices if chance.random() < 0.5 or on_board.count() == 0 else on_board
        self.pick(offered.nth(chance.randrange(offered.count())))

    def come_to_move(self) -> None:
        """Play on until an army can be moved: begin, take cards that let one move, and decline the rest."""
        while self.topic() != "move":
            now = self.table(self.table_id)
            options = now["question"]["options"]
            answer = _towards_move(now)
            if answer[0] == "take":
                self.pick(self.card(answer[1]))
            elif answer == options[-1]:
                self.pick(self.choices.last)  # there may be fewer buttons than options: the map has the others
            else:
                self.pick(self.choices.nth(options.index(answer)))


def _towards_move(now: Any) -> list[Any]:
    """The answer that leads to an army that can be moved: begin, take cards that let one move, decline the rest."""
    topic: str = now["question"]["topic"]
    options: list[list[Any]] = now["question"]["options"]
    wanted: list[list[Any]] = []
    if topic == "take":
        wanted = [option for option in options if option[1] in MOVING_CARDS]
    elif topic == "either":
        wanted = [option for option in options if "move" in option]
    elif topic == "bid":
        wanted = options[1:2]  # which wins: bots bid nothing
    elif topic == "starter":
        wanted = [option for option in options if option[1:] == [now["me"]]]
    return [*wanted, options[-1]][0]


def name_of(region: Locator) -> str:
    """The name of a region on the map."""
    return str(region.get_attribute("aria-label")).split(":")[0]
