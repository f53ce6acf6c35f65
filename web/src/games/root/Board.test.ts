// The board as people use it: what can be picked has a role, a label and a key; what happened is marked and shown.
import { fireEvent, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { BoardProps, GameEvent, Thing } from "../../board";
import { around, mounted, NAMES, target } from "../../testing/tables";
import Board from "./Board.svelte";
import { AUTUMN, BATTLE, END, LAKE, MAPS, MOUNTAIN, SET_UP, playersOf, wordsIn } from "./fixtures/tables";
import type { Content, RootView } from "./view";

/** The rules tell of every clearing, and of forests only when somebody is there. */
const told = ({ id }: Thing) => (typeof id === "number" ? `Clearing ${id}: what is told of it.` : "");
const given = { ...around("root", await wordsIn("en")), told };
const place = (id: string | number): Thing => ({ kind: "place", id });

function board(view: RootView, more: Partial<BoardProps<RootView, Content>> = {}) {
  const shown = mounted(Board, { view, players: playersOf(view), me: view.seat, ...given, ...more });
  const at = (id: string | number) => shown.container.querySelector<SVGElement>(`[data-place="${id}"]`)!;
  return { ...shown, at };
}

describe("places", () => {
  it.each(MAPS.map((view) => [view.map.name, view] as const))("are all there: %s", (_name, view) => {
    const { at } = board(view);
    for (const { clearing } of view.map.clearings) expect(at(clearing).getAttribute("aria-label")).toBeTruthy();
    for (const { forest } of view.map.forests) expect(at(forest).getAttribute("aria-label")).toMatch(/^forest \d/);
  });

  it("that can be picked are buttons with a label in words; the rest can be read", () => {
    const { at } = board(AUTUMN, { targets: [target(place(5)), target(place("f3_6_11"), "source")] });
    expect([at(5), at("f3_6_11")].map((one) => [one.getAttribute("role"), one.getAttribute("tabindex")])).toEqual([
      ["button", "0"],
      ["button", "0"],
    ]);
    expect([at(1).getAttribute("role"), at(1).getAttribute("tabindex")]).toEqual(["img", "-1"]);
    expect(at(5).getAttribute("aria-label")).toMatch(/^Clearing 5/);
  });

  it("are picked by a click, by Enter and by Space", async () => {
    const { onpick, at } = board(AUTUMN, { targets: [target(place(5))] });
    await fireEvent.click(at(5));
    await fireEvent.keyDown(at(5), { key: "Enter" });
    await fireEvent.keyDown(at(5), { key: " " });
    await fireEvent.keyDown(at(5), { key: "x" });
    expect(onpick.mock.calls).toEqual([[place(5)], [place(5)], [place(5)]]);
  });

  it("on paths are there where somebody stands or may go", async () => {
    const bandit = { owner: "highway_bandits", piece: "warrior", sort: "warrior", count: 1 };
    const paths = AUTUMN.map.paths.map((one) => (one.path === "p1_5" ? { ...one, pieces: [bandit] } : one));
    const view = { ...AUTUMN, map: { ...AUTUMN.map, paths } };
    const { onpick, at } = board(view, { targets: [target(place("p1_9"))] });
    expect([at("p1_5"), at("p1_9")].map((one) => [one.getAttribute("role"), !!one.querySelector("svg")])).toEqual([
      ["img", true],
      ["button", false],
    ]);
    expect(at("p1_10")).toBeNull();
    await fireEvent.click(at("p1_9"));
    expect(onpick.mock.calls).toEqual([[place("p1_9")]]);
  });

  it("are reached by arrow keys, in their direction", async () => {
    const { at } = board(AUTUMN);
    at(1).focus();
    await fireEvent.keyDown(at(1), { key: "ArrowDown" });
    expect(document.activeElement).toBe(at(9));
  });

  it("that changed are marked", () => {
    const { at } = board(AUTUMN, { marks: [place(4)] });
    expect(at(4).querySelector("circle.mark")).toBeTruthy();
    expect(at(1).querySelector("circle.mark")).toBeNull();
  });

  it("show homelands while the game is set up", () => {
    const { at } = board(SET_UP);
    const [home] = SET_UP.seats.find(({ homelands }) => homelands.length)!.homelands;
    expect(at(home!).querySelector(".home")).toBeTruthy();
  });
});

describe("pieces", () => {
  const contested = AUTUMN.map.clearings.find(({ pieces }) => new Set(pieces.map(({ owner }) => owner)).size > 1)!;
  const enemy = Number(contested.pieces.find(({ owner }) => owner !== 0)!.owner);
  const foe = { kind: "seat", id: enemy };

  it("of an enemy can be picked in the clearing that was chosen, and only there", async () => {
    const { onpick } = board(AUTUMN, { targets: [target(place(contested.clearing), "chosen"), target(foe)] });
    const name = new RegExp(`^${NAMES[enemy]}: .*Clearing ${contested.clearing}`);
    const prey = screen.getAllByRole("button", { name });
    expect(prey.length).toBe(contested.pieces.filter(({ owner }) => owner === enemy).length);
    await fireEvent.click(prey[0]!);
    await fireEvent.keyDown(prey[0]!, { key: "Enter" });
    expect(onpick.mock.calls).toEqual([[foe], [foe]]);
  });

  it("cannot be picked before a clearing is chosen", () => {
    board(AUTUMN, { targets: [target(foe)] });
    expect(screen.queryByRole("button", { name: new RegExp(`^${NAMES[enemy]}: `) })).toBeNull();
  });

  it("that are lost in a battle are picked where it is fought", async () => {
    const { clearing } = BATTLE.battle!;
    const defender = Number(BATTLE.battle!.defender);
    const own = BATTLE.map.clearings[clearing - 1]!.pieces.find(({ owner }) => owner === defender)!;
    const { onpick } = board(BATTLE, { me: defender, targets: [target({ kind: "piece", id: own.piece })] });
    const name = new RegExp(`^${NAMES[defender]}: .*Clearing ${clearing}`);
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(onpick.mock.calls).toEqual([[{ kind: "piece", id: own.piece }]]);
  });
});

describe("around the map", () => {
  it("stand the turn, the phase, the piles and the items", () => {
    board(AUTUMN);
    expect(screen.getByText("Daylight").closest("li")!.getAttribute("aria-current")).toBe("step");
    expect(screen.getByText("Cards in the deck:").parentElement!.textContent).toContain(String(AUTUMN.deck));
    const items = Object.keys(AUTUMN.items);
    expect(screen.getByRole("list", { name: "Item supply" }).children).toHaveLength(items.length);
  });

  it("is the score track, in words too", () => {
    board(AUTUMN);
    const label = screen.getByRole("img", { name: /^Score track/ }).getAttribute("aria-label")!;
    AUTUMN.seats.forEach(({ score }, seat) => expect(label).toContain(`${NAMES[seat]} ${score}`));
  });

  it("lie dominance cards that can be taken", async () => {
    const card = { kind: "card", id: "dominance_fox" };
    const view = { ...AUTUMN, available: ["dominance_fox"] };
    const { onpick } = board(view, { targets: [target(card, "source")] });
    await fireEvent.click(screen.getByRole("button", { name: "Dominance (fox)" }));
    expect(onpick.mock.calls).toEqual([[card]]);
  });

  it("says when the game is over, and shows the ferry and the closed paths", () => {
    board(END);
    expect(screen.getByText("The end")).toBeTruthy();
    board(LAKE);
    expect(document.querySelector(".ferry")).toBeTruthy();
    board(MOUNTAIN);
    expect(document.querySelectorAll(".rubble")).toHaveLength(MOUNTAIN.map.closed_paths.length);
  });
});

describe("a battle", () => {
  const attack = ({ attacker, defender, clearing } = BATTLE.battle!): GameEvent => ({
    kind: "battle",
    facts: { seat: attacker, defender, clearing },
    answer: 8,
  });
  const fought = (clearing: number): GameEvent[] => [
    { kind: "battle", facts: { seat: 0, defender: 1, clearing }, answer: 9 },
    { kind: "rolled", facts: { seat: 0, defender: 1, attack: 2, defense: 0 }, answer: 9 },
    { kind: "hits", facts: { seat: 1, count: 2 }, answer: 9 },
    { kind: "removed", facts: { seat: 0, owner: 1, piece: "warrior", clearing, count: 2 }, answer: 9 },
  ];
  const told = (log: GameEvent[]) => ({ log, animate: log });
  const shown = (clearing: number) => screen.queryByRole("region", { name: `Battle: Clearing ${clearing}` });

  it("under way is shown with its step, its dice and both sides", () => {
    const { attacker, defender, clearing, rolled } = BATTLE.battle!;
    const dice = { seat: attacker, defender, attack: rolled[0]!, defense: rolled[1]! };
    board(BATTLE, { log: [attack(), { kind: "rolled", facts: dice, answer: 8 }] });
    const panel = shown(clearing)!;
    expect(panel.textContent).toContain(NAMES[Number(attacker)]);
    expect(panel.textContent).toContain(NAMES[Number(defender)]);
    expect(panel.querySelector('[aria-current="step"]')!.textContent).toContain("Hits");
    expect(panel.querySelectorAll(".die")).toHaveLength(2);
  });

  it("in the middle of which the log begins is shown as the view knows it", () => {
    const { clearing, rolled, extra } = BATTLE.battle!;
    board(BATTLE);
    expect(shown(clearing)!.textContent).toContain(`deals ${rolled[0]! + extra[0]!} hit`);
  });

  it("that is closed stays closed as long as it goes on", async () => {
    const { change } = board(BATTLE, { log: [attack()] });
    await fireEvent.click(screen.getByRole("region").querySelector("button")!);
    expect(screen.queryByRole("region")).toBeNull();
    await change({ log: [attack()], view: { ...BATTLE, deck: BATTLE.deck - 1 } });
    expect(screen.queryByRole("region")).toBeNull();
    await change({ log: [attack(), attack()] });
    expect(screen.getByRole("region")).toBeTruthy();
  });

  it("that was fought stays in sight for a while, longer for who moves over it, unless it is closed", async () => {
    vi.useFakeTimers();
    const { change } = board(AUTUMN, { me: 3 });
    await change(told(fought(4)));
    expect(shown(4)!.querySelectorAll(".die")).toHaveLength(2);
    expect(shown(4)!.querySelector("li")!.textContent).toMatch(/warrior\s*−2/);
    await vi.advanceTimersByTimeAsync(5000);
    await fireEvent.pointerMove(shown(4)!);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown(4)).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown(4)).toBeNull();
    await change(told([...fought(4), ...fought(8)]));
    await fireEvent.click(screen.getByRole("region").querySelector("button")!);
    expect(screen.queryByRole("region")).toBeNull();
    vi.useRealTimers();
  });

  it("is counted once, however often the board is drawn", async () => {
    const events = fought(4);
    const { change } = board(AUTUMN, { me: 1 });
    for (const pointed of [null, place(4), null, place(5)]) await change({ ...told(events), pointed });
    expect(shown(4)!.textContent).toContain("takes 2 hits");
    expect(shown(4)!.querySelectorAll("[aria-label=Losses] li")).toHaveLength(1);
    await change({ ...told([...events]), view: { ...AUTUMN } });
    expect(shown(4)!.querySelector("[aria-label=Losses] li")!.textContent).toMatch(/−2$/);
  });

  it("is told step by step, and taken back with the log", async () => {
    vi.useFakeTimers();
    const { change } = board(AUTUMN, { me: 1, reducedMotion: false });
    await change({ ...told(fought(4)), reducedMotion: false });
    expect(shown(4)!.querySelectorAll(".die")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown(4)!.querySelectorAll(".die")).toHaveLength(2);
    expect(shown(4)!.textContent).not.toContain("takes");
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown(4)!.textContent).toContain("takes 2 hits");
    await change({ log: [], animate: [] });
    expect(shown(4)).toBeNull();
    vi.useRealTimers();
  });

  it("that was fought before the page came is not shown", () => {
    board(AUTUMN, { log: fought(4) });
    expect(shown(4)).toBeNull();
  });
});
