// The board as people use it: what can be picked has a role, a label and a key; clashes and negotiations are shown.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { BoardProps, GameEvent } from "../../board";
import { around, mounted, NAMES, target } from "../../testing/tables";
import Board from "./Board.svelte";
import { COMBAT, COMBAT_LOG, CONTEST, CONTEST_LOG, CONTENT, END, playersOf, TABLE, TILES, WISH, wordsIn } from "./fixtures/tables";
import FinalScoring from "./panels/FinalScoring.svelte";
import Hand from "./panels/Hand.svelte";
import Legend from "./panels/Legend.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { cardThing, type Content, type CrescentView, held, hexThing, score, strengthOf } from "./view";

const words = await wordsIn("en");
const given = around("crescent", words);

function board(view: CrescentView, more: Partial<BoardProps<CrescentView, Content>> = {}) {
  const shown = mounted(Board, { view, players: playersOf(view), me: view.seat, ...given, ...more });
  const at = (id: string) => shown.container.querySelector<SVGElement>(`[data-hex="${id}"]`)!;
  return { ...shown, at };
}

describe("hexes", () => {
  it("are all there and can be read", () => {
    const { at } = board(TABLE);
    for (const { id } of TABLE.hexes) expect(at(id).getAttribute("aria-label")).toBeTruthy();
  });

  it("that can be picked are buttons, by click and by key", async () => {
    const hex = TABLE.hexes[3]!.id;
    const { at, onpick } = board(TABLE, { targets: [target(hexThing(hex))] });
    expect([at(hex).getAttribute("role"), at(hex).getAttribute("tabindex")]).toEqual(["button", "0"]);
    await fireEvent.click(at(hex));
    await fireEvent.keyDown(at(hex), { key: "Enter" });
    expect(onpick.mock.calls).toEqual([[hexThing(hex)], [hexThing(hex)]]);
  });

  it("show who controls them and how strongly", () => {
    const { at, container } = board(TABLE);
    const controlled = TABLE.hexes.filter(({ controller }) => controller !== null);
    expect([...container.querySelectorAll(".strength")].map((one) => one.textContent)).toEqual(
      controlled.map((hex) => String(strengthOf(hex, CONTENT))),
    );
    for (const { id } of TABLE.hexes) expect(at(id).getAttribute("aria-label")).toContain(at(id).textContent.trim());
  });

  it("that changed are marked", () => {
    const [one, other] = TABLE.hexes;
    const { at } = board(TABLE, { marks: [hexThing(one!.id)] });
    expect(at(one!.id).querySelector(".mark")).toBeTruthy();
    expect(at(other!.id).querySelector(".mark")).toBeNull();
  });

  it("have places beside them while the map is laid", async () => {
    const place = { kind: "place", id: "p12" };
    const { container, onpick } = board(TILES, { targets: [target(place)] });
    await fireEvent.click(container.querySelector('[data-place="p12"]')!);
    expect(onpick.mock.calls).toEqual([[place]]);
  });
});

describe("the market", () => {
  it("shows every card with its stall, and empty slots", () => {
    board(TABLE);
    const market = screen.getByRole("region", { name: "Market" });
    for (const { card } of TABLE.market) if (card) expect(market.textContent).toContain(words.name(cardThing(card)));
    const empty = TABLE.market.filter(({ card }) => card === null);
    expect(screen.queryAllByRole("img", { name: "Empty slot" })).toHaveLength(empty.length);
  });

  it("offers cards that can be bought, and keeps cards that I hold too apart", async () => {
    const { card } = TABLE.market.find(({ card }) => card !== null && !TABLE.hand.includes(card))!;
    const { onpick } = board(TABLE, { targets: [target(cardThing(card!))] });
    await fireEvent.click(screen.getAllByRole("button", { name: words.name(cardThing(card!)) })[0]!);
    expect(onpick.mock.calls).toEqual([[cardThing(card!)]]);
    const view = { ...TABLE, hand: [card!] };
    board(view, { targets: [target(cardThing(card!))] });
    expect(screen.getAllByRole("button", { name: words.name(cardThing(card!)) })).toHaveLength(1);
  });
});

describe("a clash", () => {
  it("is shown with both sides, their cards, strengths and losses", () => {
    board(COMBAT, { log: COMBAT_LOG });
    const panel = screen.getByRole("region", { name: /^Combat: / });
    const { attack, defence } = COMBAT_LOG.find(({ kind }) => kind === "strengths")!.facts;
    expect([...panel.querySelectorAll(".strength")].map((one) => one.textContent)).toEqual([`${attack}`, `${defence}`]);
    expect(panel.textContent).toContain("Victory");
    expect(panel.querySelector('[aria-current="step"]')!.textContent).toContain("Losses");
    for (const { facts } of COMBAT_LOG.filter(({ kind }) => kind === "revealed")) {
      for (const card of facts.cards as string[]) expect(panel.textContent).toContain(words.name(cardThing(card)));
    }
  });

  it("keeps secret cards to whoever selected them, and says who is undecided", () => {
    board(CONTEST, { log: CONTEST_LOG });
    const panel = screen.getByRole("region", { name: /^Contest: / });
    for (const card of CONTEST.clash!.chosen) expect(panel.textContent).toContain(words.name(cardThing(card)));
    expect(panel.textContent).toContain(NAMES[CONTEST.seat!]);
  });

  it("in the middle of which the log begins is shown as the view knows it", () => {
    board(CONTEST);
    expect(screen.getByRole("region", { name: /^Contest: / })).toBeTruthy();
  });

  it("in the middle of which the log begins is shown to its end", async () => {
    const { attacker, defender, hex } = COMBAT.clash!;
    const { change } = board(COMBAT);
    const lost: GameEvent[] = [attacker, defender!].map((seat) => ({ kind: "lost", facts: { seat, hex, count: 2 }, answer: 1 }));
    await change({ view: { ...COMBAT, clash: null }, log: lost, reducedMotion: true });
    const panel = screen.getByRole("region", { name: /^Combat: / });
    expect(panel.textContent).toContain("Victory");
    expect(panel.textContent).toContain("−2");
  });

  it("can be closed", async () => {
    board(COMBAT, { log: COMBAT_LOG });
    await fireEvent.click(screen.getByRole("region", { name: /^Combat: / }).querySelector("button")!);
    expect(screen.queryByRole("region", { name: /^Combat: / })).toBeNull();
  });
});

it("a negotiation shows the wish and the sums that were named, wherever the log begins", async () => {
  const { buyer, seller, price } = WISH.wish!;
  const log: GameEvent[] = [
    { kind: "wished", facts: { seat: buyer, owner: seller, what: "bribe", hex: WISH.wish!.hex!, card: "none", count: 1 }, answer: 0 },
    { kind: "priced", facts: { seat: seller, owner: buyer, coins: price! }, answer: 1 },
  ];
  const { change } = board(WISH, { log });
  for (const heard of [log, []]) {
    await change({ log: heard });
    const panel = screen.getByRole("region", { name: /negotiates/ });
    expect(panel.textContent).toContain(words.name(hexThing(WISH.wish!.hex!)));
    expect(panel.querySelector("b")!.textContent).toBe(String(price));
  }
});

describe("the panels", () => {
  const panel = { view: TABLE, players: playersOf(TABLE), me: TABLE.seat, targets: [], onpick: () => {}, onopen: () => {}, ...given };

  it("show my objectives with what they would score now, and of others what they are", () => {
    const own = TABLE.seats[TABLE.seat!]!;
    const { container } = render(SeatPanel, { ...panel, seat: TABLE.seat!, open: true });
    const items = CONTENT.characters.find(({ id }) => id === own.character)!.objectives;
    const shown = [...container.querySelectorAll(".objectives li")];
    expect(shown).toHaveLength(items.length);
    expect(shown.filter((one) => one.querySelector("b"))).toHaveLength(own.objectives.length);
    const other = render(SeatPanel, { ...panel, seat: 0, open: true });
    expect(other.container.querySelectorAll(".objectives b")).toHaveLength(0);
  });

  it("tell me of my standing orders", () => {
    const me = TABLE.seat!;
    const orders = [{ matter: "contest", order: "turn" }];
    const seats = TABLE.seats.map((seat, place) => (place === me ? { ...seat, orders } : seat));
    mounted(Hand, { view: { ...TABLE, seats }, players: playersOf(TABLE), me, ...given });
    expect(screen.getByText("Cards in contests of others")).toBeTruthy();
    expect(screen.getByText(/don’t ask me until my next turn/)).toBeTruthy();
  });

  it("show my hand, card by card, and tiles", async () => {
    const { container } = mounted(Hand, { view: TABLE, players: playersOf(TABLE), me: TABLE.seat, ...given });
    expect(container.querySelectorAll("li")).toHaveLength(new Set(TABLE.hand).size);
    const tiles = mounted(Hand, { view: TILES, players: playersOf(TILES), me: TILES.seat, ...given });
    expect(tiles.container.querySelectorAll(".tile")).toHaveLength(TILES.tiles.length);
    expect(held(TABLE, TABLE.seat, words)).toBe(`Hand (${TABLE.hand.length})`);
  });

  it("tell my points alone before the end, and everybody's then", () => {
    expect(TABLE.seats.map((_, seat) => score(TABLE, seat) !== null)).toEqual(
      TABLE.seats.map((_, seat) => seat === TABLE.seat),
    );
    const scores = END.seats.map(({ points }) => points!);
    const winners = [END.winner!];
    const { container } = render(FinalScoring, { view: END, players: playersOf(END), me: null, scores, winners, ...given });
    expect(container.querySelector("li.won h3")!.textContent).toBe(NAMES[END.winner!]);
  });

  it("explain every sign", () => {
    const { container } = render(Legend, { words });
    expect(container.querySelectorAll("li").length).toBeGreaterThan(20);
    expect(container.textContent).not.toMatch(/\b(board|unit|building|terrain)-/);
  });
});
