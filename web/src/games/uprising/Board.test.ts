// The board as people use it: what can be picked has a role, a label and a key; panels say what the rules say.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../../board";
import { around, mounted, target } from "../../testing/tables";
import Board from "./Board.svelte";
import { ART } from "./cards/art";
import { BRIDGE, COALITION, CONTENT, ECONOMY, END, FIGHT, MOVEMENT, playersOf, wordsIn } from "./fixtures/tables";
import FinalScoring from "./panels/FinalScoring.svelte";
import Hand from "./panels/Hand.svelte";
import Legend from "./panels/Legend.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import czech from "./texts/cs.ftl?raw";
import english from "./texts/en.ftl?raw";
import { type Content, held, score, space, type UprisingView } from "./view";
import { looks } from "./world";

const words = await wordsIn("en");
const given = around("uprising", words);

type Props = Partial<BoardProps<UprisingView, Content>>;
function board(view: UprisingView, more: Props = {}) {
  return mounted(Board, { view, players: playersOf(view), me: 0, ...given, ...more });
}
function hand(view: UprisingView, more: Props = {}) {
  return mounted(Hand, { view, players: playersOf(view), me: 0, ...given, ...more });
}

describe("the map", () => {
  it("has every city and territory of the table, of an edition too", () => {
    for (const view of [COALITION, BRIDGE]) {
      const { container } = board(view);
      const drawn = [...container.querySelectorAll("[data-space]")].map((spot) => spot.getAttribute("data-space"));
      expect(drawn.toSorted()).toEqual([...view.cities, ...view.territories].map(({ id }) => id).toSorted());
    }
  });

  it("lets one pick what the question is about, by click and by key", async () => {
    const { onpick } = board(MOVEMENT, { targets: [target(space("severin"), "source"), target(space("severin_in"))] });
    const buttons = screen.getAllByRole("button").filter((button) => button.hasAttribute("data-space"));
    expect(buttons.map((button) => button.getAttribute("data-space")).toSorted()).toEqual(["severin", "severin_in"]);
    await fireEvent.click(buttons[0]!);
    await fireEvent.keyDown(buttons[1]!, { key: "Enter" });
    expect(onpick).toHaveBeenCalledTimes(2);
  });

  it("shows defence, levels and signs as the view has them", () => {
    const { container } = board(ECONOMY);
    const texts = (selector: string) => [...container.querySelectorAll(selector)].map((text) => text.textContent);
    expect(texts(".defence")).toEqual(ECONOMY.cities.map(({ defence }) => String(defence)));
    const units = [...ECONOMY.cities, ...ECONOMY.territories].flatMap(({ unit }) => unit ?? []);
    expect(texts(".level")).toEqual(units.map(({ level }) => String(level)));
    expect(container.querySelectorAll(".shaken")).toHaveLength(1);
  });
});

describe("a fight", () => {
  it("shows the parts of both sums in the words of the rules", () => {
    board(FIGHT, { me: 1 });
    const panel = screen.getByRole("region", { name: "The fight for Severín" });
    expect(panel.textContent).toMatch(/Attack\s*6/);
    expect(panel.textContent).toContain("level 3 (Severín Inland)");
    expect(panel.textContent).toContain("military power 2");
    expect(panel.textContent).toMatch(/Defence\s*2/);
    expect(panel.textContent).toContain("political points -1");
  });
});

describe("the economic phase", () => {
  it("offers every amount as one click that picks the whole answer", async () => {
    const { onpick } = hand(ECONOMY);
    await fireEvent.click(screen.getByRole("button", { name: "Give food to cities, border city, +2, food: −2" }));
    expect(onpick.mock.calls.map(([thing]) => thing)).toEqual([
      { kind: "verb", id: "give" },
      { kind: "kind", id: "border" },
      { kind: "count", id: 2 },
    ]);
    onpick.mockClear();
    await fireEvent.click(screen.getByRole("button", { name: "Political points, +3, popularity: −3" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Arm, Olšany Outland \(2\)/ }));
    await fireEvent.click(screen.getByRole("button", { name: /^Buy a card/ }));
    expect(onpick.mock.calls.map(([thing]) => thing)).toEqual([
      { kind: "verb", id: "campaign" },
      { kind: "count", id: 3 },
      { kind: "verb", id: "arm" },
      space("olsany_out"),
      { kind: "verb", id: "draw" },
    ]);
  });

  it("leads to the market while it is open, and is not there in another phase", () => {
    const { container } = hand(ECONOMY, { targets: [target({ kind: "verb", id: "market" })] });
    expect(screen.getByRole("button", { name: "Visit" })).toBeTruthy();
    expect(container.querySelectorAll(".card")).toHaveLength(2);
    expect(hand(MOVEMENT).container.querySelector(".economy")).toBeNull();
  });

  it("is named where the hand is", () => {
    expect(held(ECONOMY, 0, words)).toBe("Economy, cards (3)");
    expect(held(MOVEMENT, 0, words)).toBe("Cards (0)");
    expect(held(MOVEMENT, null, words)).toBe("");
  });
});

describe("panels", () => {
  it("of a seat show its goal, stocks and tracks", () => {
    const props = { view: ECONOMY, players: playersOf(ECONOMY), me: 0, seat: 0, open: true, ...given };
    const { container } = render(SeatPanel, { ...props, targets: [], onpick: () => {}, onopen: () => {} });
    expect(screen.getByRole("img", { name: /^City points 7/ })).toBeTruthy();
    expect(container.querySelectorAll(".track")).toHaveLength(3);
    expect(screen.getByRole("img", { name: `popularity 4/${CONTENT.params.popularity.track}` })).toBeTruthy();
  });

  it("of the end tell why it ended and who won", () => {
    const winners = [...END.winners];
    const props = { view: END, players: playersOf(END), me: null, scores: [], winners, ...given };
    const { container } = render(FinalScoring, props);
    expect(container.textContent).toContain("The rebels hold the capital and enough cities.");
    expect(container.querySelectorAll("th.winner")).toHaveLength(winners.length);
  });

  it("of the legend explain kinds of cities and stocks", () => {
    const { container } = render(Legend, { words });
    expect(container.textContent).toContain("military power");
    expect(container.querySelectorAll("dt")).toHaveLength(19);
  });
});

it("every printed card has a picture", () => {
  expect(CONTENT.cards.filter(({ id }) => !ART[id])).toEqual([]);
});

it("seats wear the colours of their factions, and no two the same", () => {
  const [west, government] = looks(COALITION);
  expect([west!.shape, government!.shape]).toEqual(["star", "square"]);
  const twins = { ...COALITION, seats: COALITION.seats.map((seat) => ({ ...seat, colour: "red" })) };
  expect(new Set(looks(twins).map(({ colour }) => colour)).size).toBe(4);
  expect(score(COALITION, 0)).toBe(COALITION.seats[0]!.team_points);
});

it("the catalogs have the same messages in both languages", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
  expect(ids(czech)).toEqual(ids(english));
});
