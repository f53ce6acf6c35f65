// The panels as people use them: what a seat shows, what can be picked in hand and on boards, and the end.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Role, Target, Thing } from "../../../board";
import { around, mounted, target as targetOf } from "../../../testing/tables";
import { AUTUMN, BATTLE, END, LAKE, MOUNTAIN, WINTER, playersOf, wordsIn } from "../fixtures/tables";
import type { EyrieView, RootView, SeatView, VagabondView } from "../view";
import FinalScoring from "./FinalScoring.svelte";
import Hand from "./Hand.svelte";
import Legend from "./Legend.svelte";
import Picture from "./Picture.svelte";
import SeatPanel from "./SeatPanel.svelte";

const words = await wordsIn("en");
const given = around("root", words);
const target = (kind: string, id: string, role?: Role) => targetOf({ kind, id }, role);

function seatPanel(view: RootView, seat: number, me: number | null, targets: readonly Target[] = [], open = seat === me) {
  const onpick = vi.fn<(thing: Thing) => void>();
  render(SeatPanel, { view, players: playersOf(view), me, seat, open, onopen: () => {}, ...given, targets, onpick });
  return onpick;
}

function hand(view: RootView, me: number | null, targets: readonly Target[] = []) {
  return mounted(Hand, { view, players: playersOf(view), me, ...given, targets }).onpick;
}

function changed(view: RootView, seat: number, change: Partial<SeatView>): RootView {
  return { ...view, seats: view.seats.map((own, at) => (at === seat ? { ...own, ...change } : own)) };
}

describe("the panel of a seat", () => {
  it("tells facts in words, and shows the board of another faction when it is open", () => {
    seatPanel(AUTUMN, 1, 0);
    for (const fact of ["1 card in hand.", "In the supply: 15 warriors.", "roost: 2 on the map", "Evening: 1 VP."]) {
      expect(screen.getByText(fact), fact).toBeTruthy();
    }
    expect(screen.queryByRole("list", { name: "Decree" })).toBeNull();
    cleanup();
    seatPanel(AUTUMN, 1, 0, [], true);
    const decree = within(screen.getByRole("list", { name: "Decree" }));
    expect(decree.getAllByRole("img", { name: "Loyal Vizier (bird)" })).toHaveLength(2);
    expect(decree.getByRole("img", { name: "Cobbler (rabbit)" })).toBeTruthy();
  });

  it("shows my own board at once: tracks with what comes next", () => {
    seatPanel(AUTUMN, 0, 0);
    expect(screen.getByText("Marquise de Cat")).toBeTruthy();
    const track = screen.getByRole("img", { name: /^workshop: 3 on the map/ });
    expect(track.getAttribute("aria-label")).toContain("the next for 3 wood and 3 VP");
    expect([...track.querySelectorAll(".out")].map((space) => space.textContent?.trim())).toEqual(["0", "2", "2"]);
    expect(track.querySelector(".next")?.textContent?.trim()).toBe("3");
    expect(screen.getByText("Actions left: 3.")).toBeTruthy();
  });

  it("lets me pick what to build on my tracks, but not while a battle costs me pieces", async () => {
    const onpick = seatPanel(AUTUMN, 0, 0, [target("piece", "workshop", "source")]);
    await fireEvent.click(screen.getByRole("button", { name: /^workshop: / }));
    expect(onpick.mock.calls).toEqual([[{ kind: "piece", id: "workshop" }]]);
    cleanup();
    seatPanel({ ...AUTUMN, battle: BATTLE.battle }, 0, 0, [target("piece", "workshop")]);
    expect(screen.queryByRole("button", { name: /^workshop: / })).toBeNull();
  });

  it("shows a dominance card instead of points, and the partner of a coalition", () => {
    seatPanel(changed(AUTUMN, 1, { dominance: "dominance_fox", marker: false }), 1, 0);
    expect(screen.getByText(/^Dominance/)).toBeTruthy();
    seatPanel(changed(AUTUMN, 3, { dominance: "dominance_fox", coalition: 2, marker: false }), 3, 0);
    expect(screen.getByText("In coalition with Cyril.")).toBeTruthy();
  });

  it("lets columns of my Decree be picked, and tells which orders are resolved", async () => {
    const board = LAKE.seats[1]!.board as EyrieView;
    const resolved = { ...board.resolved, recruit: ["loyal_vizier"] };
    const view = changed(LAKE, 1, { board: { ...board, resolved } });
    const onpick = seatPanel(view, 1, 1, [target("column", "battle"), target("suit", "rabbit")]);
    await fireEvent.click(screen.getByRole("button", { name: "Battle" }));
    expect(screen.getByRole("img", { name: "Loyal Vizier (bird), resolved" })).toBeTruthy();
    const orders = screen.getAllByRole("button", { name: "Command Warren (rabbit)" });
    expect(orders, "only in the column that is being resolved").toHaveLength(1);
    await fireEvent.click(orders[0]!);
    expect(onpick.mock.calls).toEqual([[{ kind: "column", id: "battle" }], [{ kind: "suit", id: "rabbit" }]]);
  });

  it("does not offer what lies before somebody else", () => {
    seatPanel(LAKE, 1, 0, [target("column", "battle")], true);
    expect(screen.getByText("Battle")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Battle" })).toBeNull();
  });

  it("offers a crafted card of another player, unless I hold one of the same name", async () => {
    const onpick = seatPanel(AUTUMN, 2, 0, [target("card", "command_warren")]);
    await fireEvent.click(screen.getByRole("button", { name: /Command Warren/ }));
    expect(onpick.mock.calls).toEqual([[{ kind: "card", id: "command_warren" }]]);
    cleanup();
    seatPanel(changed(AUTUMN, 0, { hand: ["command_warren"] }), 2, 0, [target("card", "command_warren")]);
    expect(screen.queryByRole("button", { name: /Command Warren/ })).toBeNull();
  });

  it("opens my board when something on it is asked for", async () => {
    const onopen = vi.fn();
    const props = { view: LAKE, players: playersOf(LAKE), me: 1, seat: 1, open: false, ...given, onpick: vi.fn(), onopen };
    const { rerender } = render(SeatPanel, { ...props, targets: [] });
    expect(onopen).not.toHaveBeenCalled();
    await rerender({ targets: [target("column", "move")] });
    expect(onopen).toHaveBeenCalled();
  });

  it("shows items by place, and lets mine be picked, then their condition", async () => {
    const board = MOUNTAIN.seats[3]!.board as VagabondView;
    const more = { item: "boot", place: "damaged", count: 1, exhausted: false } as const;
    const view = changed(MOUNTAIN, 3, { board: { ...board, items: [...board.items, more] } });
    const onpick = seatPanel(view, 3, 3, [target("item", "boot", "chosen"), target("condition", "damaged")]);
    expect(screen.getByText("(5 of 6 carried)")).toBeTruthy();
    expect(screen.getByRole("button", { name: "boot, exhausted" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "boot, damaged" }));
    expect(onpick.mock.calls).toEqual([[{ kind: "condition", id: "damaged" }]]);
  });

  it("tells of another Vagabond how many items are ready", () => {
    seatPanel(MOUNTAIN, 3, 0);
    expect(screen.getByText("items ready: 3 of 4")).toBeTruthy();
    expect(screen.getByText("0 quests done")).toBeTruthy();
  });

  it("shows relationships, and what crafted cards there are", () => {
    seatPanel(MOUNTAIN, 3, 3);
    expect(screen.getByText("Anna: Hostile.")).toBeTruthy();
    seatPanel(changed(WINTER, 1, { used: ["armorers"] }), 1, 1);
    const cards = within(screen.getByRole("list", { name: "Crafted cards" }));
    expect(cards.getByText("(used in this turn)")).toBeTruthy();
    expect(screen.getByText("2 supporters.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "fox base: not built" })).toBeTruthy();
  });
});

describe("what I hold", () => {
  it("can be picked when the question speaks of it, supporters as well", async () => {
    const onpick = hand(WINTER, 1, [target("card", "investments"), target("card", "foxfolk_steel", "chosen")]);
    await fireEvent.click(screen.getByRole("button", { name: /Investments/ }));
    expect(onpick.mock.calls).toEqual([[{ kind: "card", id: "investments" }]]);
    expect(screen.getByRole("button", { name: /Foxfolk Steel/ }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("button", { name: /Woodland Runners/ })).toBeNull();
    expect(screen.getByText("Woodland Runners")).toBeTruthy();
  });

  it("shows equal cards once, with their number, and items that are gone", () => {
    hand({ ...changed(WINTER, 1, { hand: ["investments", "investments"] }), items: {} }, 1);
    expect(screen.getByText("×2")).toBeTruthy();
    expect(screen.getByText("none left in the supply")).toBeTruthy();
  });

  it("has open quests for a Vagabond, with the items that are ready", () => {
    hand({ ...MOUNTAIN, quests: ["fend_off_a_bear_mouse", "expel_bandits_mouse", "escort_mouse"] }, 3);
    expect(screen.getByText("Open quests")).toBeTruthy();
    expect(screen.getAllByText("all items ready")).toHaveLength(1);
  });

  it("has the open quests for the others too, and tells of standing orders", () => {
    hand(changed(WINTER, 1, { orders: [{ matter: "ambush", least: 3, never_in: [4, 7] }] }), 1);
    expect(screen.getByText("Open quests")).toBeTruthy();
    expect(screen.getByText(/for fewer than 3; in clearings 4 and 7/)).toBeTruthy();
  });

  it("says in words that I am never asked", () => {
    hand(changed(WINTER, 1, { orders: [{ matter: "ambush", least: 99, never_in: [4] }] }), 1);
    expect(screen.getByText("never ask me")).toBeTruthy();
  });
});

describe("what is offered", () => {
  it("lies on the table as cards to pick: leaders, characters, factions", async () => {
    const offers = [target("leader", "despot"), target("character", "thief"), target("faction", "eyrie")];
    const onpick = hand(AUTUMN, 0, offers);
    for (const name of [/^Despot/, /^Thief/, /^Eyrie Dynasties/]) {
      await fireEvent.click(screen.getByRole("button", { name }));
    }
    expect(onpick.mock.calls.flat()).toEqual(offers.map(({ thing }) => thing));
  });
});

describe("the end", () => {
  function scoring(view: RootView, winners: number[]) {
    const scores = view.seats.map((own) => own.score);
    render(FinalScoring, { view, players: playersOf(view), me: null, ...given, scores, winners });
  }

  it("tells who won on points, the winner first", () => {
    scoring(END, [2]);
    expect(screen.getByText("Cyril (Woodland Alliance) wins with 32 points.")).toBeTruthy();
    expect(screen.getAllByRole("heading")[0]!.textContent).toBe("Cyril, winner");
  });

  it("tells of a victory by dominance and of the partner in a coalition", () => {
    const dominant = changed(END, 1, { dominance: "dominance_bird", marker: false });
    const view = { ...changed(dominant, 3, { coalition: 1, marker: false }), won_by: "dominance" };
    scoring(view, [1, 3]);
    const how = screen.getByText(/^Boris \(Eyrie Dynasties\) wins by dominance: Dominance \(bird\)\./).textContent;
    expect(how).toContain("Dáša wins too, as a partner in the coalition.");
  });
});

describe("pictures and the legend", () => {
  it("draw every kind of thing that has a picture, and nothing else", () => {
    const things = [
      { kind: "card", id: "armorers" },
      { kind: "quest", id: "errand_fox" },
      { kind: "leader", id: "despot" },
      { kind: "character", id: "thief" },
      { kind: "faction", id: "eyrie" },
      { kind: "piece", id: "sawmill" },
      { kind: "item", id: "tea" },
      { kind: "suit", id: "mouse" },
    ];
    for (const thing of things) {
      const { container, unmount } = render(Picture, { thing, content: given.content, words });
      expect(container.querySelector("svg"), thing.kind).toBeTruthy();
      unmount();
    }
    expect(render(Picture, { thing: { kind: "seat", id: 1 }, content: given.content, words }).container.textContent).toBe("");
  });

  it("explain suits, pieces and items by their names", () => {
    render(Legend, { words });
    for (const name of ["sawmill", "roost", "mouse base", "crossbow", "any suit"]) {
      expect(screen.getByText(name), name).toBeTruthy();
    }
  });
});
