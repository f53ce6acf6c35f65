// The board as people use it: what can be picked has a role, a label and a key; costs are those of the moment.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Target, Thing } from "../../board";
import { around, mounted, NAMES, target } from "../../testing/tables";
import Board from "./Board.svelte";
import { ALONE, CHOOSING, CONTENT, END, THREE, playersOf, wordsIn } from "./fixtures/tables";
import FinalScoring from "./panels/FinalScoring.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { ACTIONS, PEOPLES, TERMS, TOKENS, WORKERS } from "./signs";
import czech from "./texts/cs.ftl?raw";
import english from "./texts/en.ftl?raw";
import { type PaladinsView, score, thingOf, whereAsked } from "./view";

/** Nothing has a size in these tests: one board is shown at a time, as on a phone. */
const words = await wordsIn("en");
const given = around("paladins", words);
const VERBS = Object.keys(ACTIONS).map((action) => thingOf("verb", action));

function board(view: PaladinsView, targets: Target[] = [], me: number | null = view.seat) {
  const shown = mounted(Board, { view, players: playersOf(view), me, ...given, targets });
  const space = (action: string) => shown.container.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
  const slot = (id: string) => shown.container.querySelector<HTMLElement>(`[data-slot="${id}"]`)!;
  return { ...shown, space, slot };
}

describe("action spaces", () => {
  it("stand for their verbs while actions are chosen; those that cannot be done are greyed and say why", async () => {
    const targets = VERBS.map((verb) => target(verb, verb.id === "attack" ? "refused" : "source"));
    const { onpick, space } = board(THREE, targets);
    const [hunt, attack] = ["hunt", "attack"].map((action) => within(space(action)).getByRole("button"));
    expect(screen.getByRole("button", { name: /^Hunt\. / })).toBe(hunt);
    expect(attack!.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(hunt!);
    await fireEvent.click(attack!);
    expect(onpick.mock.calls).toEqual([[thingOf("verb", "hunt")], [thingOf("verb", "attack")]]);
  });

  it("have a second button for the expedition", async () => {
    const { onpick } = board(THREE, [...VERBS, thingOf("verb", "expedition")].map((verb) => target(verb, "source")));
    await fireEvent.click(screen.getByRole("button", { name: "Expedition" }));
    expect(onpick.mock.calls).toEqual([[thingOf("verb", "expedition")]]);
  });

  it("stand for themselves where a workshop goes, and then so do their spots", async () => {
    const { onpick, space } = board(THREE, [
      target(thingOf("action", "commission"), "chosen"),
      target(thingOf("action", "fortify"), "source"),
      target(thingOf("worker", "any")),
    ]);
    await fireEvent.click(within(space("commission")).getByRole("button", { name: "any worker" }));
    await fireEvent.click(within(space("fortify")).getByRole("button"));
    expect(onpick.mock.calls).toEqual([[thingOf("worker", "any")], [thingOf("action", "fortify")]]);
  });

  it("show what they cost and give now, and how often they were done", async () => {
    const { space } = board(THREE);
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${NAMES[0]}`) }));
    const own = THREE.seats[0]!;
    for (const { action, provisions, gives, limit, times } of own.spaces) {
      const text = space(action).textContent;
      if (provisions) expect(text).toContain(words.say("gain-provision", { count: provisions }));
      for (const [token, count] of Object.entries(gives)) expect(text).toContain(words.say(`gain-${token}`, { count }));
      expect(space(action).querySelectorAll(".track .done")).toHaveLength(limit ? times : action === "develop" ? own.workshops : 0);
    }
  });

  it("of other players are one click away, and nothing can be picked there", async () => {
    const { container } = board(THREE, [target(thingOf("action", "hunt"))]);
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${NAMES[1]}`) }));
    expect(container.querySelectorAll("[data-action]")).toHaveLength(12);
    expect(container.querySelectorAll("[data-action] button")).toHaveLength(0);
  });
});

describe("the main board", () => {
  it("has every region, slot, outsider, townsfolk and Favour, also slots that are locked", () => {
    const { container, slot } = board(THREE);
    const slots = CONTENT.regions.flatMap((region) => region.slots);
    for (const { id } of slots) expect(slot(id)).toBeTruthy();
    const open = new Set(THREE.regions.flatMap((region) => region.slots.map(({ id }) => id)));
    for (const { id } of slots) expect(slot(id).classList.contains("locked")).toBe(!open.has(id));
    const lying = THREE.regions.filter(({ outsider }) => outsider);
    expect(container.querySelectorAll("[data-outsider]")).toHaveLength(lying.length);
    expect(container.querySelectorAll("[data-favour]")).toHaveLength(CONTENT.favours_in_play);
  });

  it("lets slots, outsiders, townsfolk and Favours be picked", async () => {
    const region = THREE.regions.find(({ outsider }) => outsider)!;
    const things: Thing[] = [
      thingOf("slot", THREE.regions[1]!.slots[0]!.id),
      thingOf("outsider", region.outsider),
      thingOf("townsfolk", THREE.townsfolk.find(({ townsfolk }) => townsfolk)!.townsfolk),
      thingOf("favour", THREE.favours[0]!.favour),
    ];
    const { onpick, container } = board(THREE, things.map((thing) => target(thing)));
    for (const button of container.querySelectorAll(".kingdom button")) await fireEvent.click(button);
    expect(onpick.mock.calls.map(([thing]) => thing)).toEqual(expect.arrayContaining(things));
    expect(onpick.mock.calls).toHaveLength(things.length);
  });

  it("says what an attack costs me, and how far I am with an Order", () => {
    const dear = { ...THREE.regions[5]!, outsider: "thief_v", attack_silver: 4 };
    board({ ...THREE, regions: [...THREE.regions.slice(0, 5), dear] });
    expect(screen.getAllByText("An attack costs 4 silver.").length).toBeGreaterThan(0);
    const order = CONTENT.orders.find(({ id }) => id === THREE.orders[0]!.order)!;
    const done = THREE.seats[0]!.spaces.find(({ action }) => action === order.action)!.times;
    expect(screen.getAllByText(`${done}/${order.need}`).length).toBeGreaterThan(0);
  });

  it("shows the paladins to choose from and what they bring", async () => {
    const [first] = CHOOSING.seats[0]!.hand;
    const { onpick } = board(CHOOSING, [target(thingOf("paladin", first!), "source")]);
    const name = words.name(thingOf("paladin", first!));
    await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(onpick.mock.calls).toEqual([[thingOf("paladin", first!)]]);
  });
});

it("looks to where something is asked", () => {
  const menu = VERBS.map((verb) => target(verb, "source"));
  expect(whereAsked(THREE, [...menu, target(thingOf("outsider", "thief_v"), "source")])).toBe("player");
  expect(whereAsked(THREE, [target(thingOf("slot", THREE.regions[0]!.slots[0]!.id))])).toBe("kingdom");
  expect(whereAsked(THREE, [target(thingOf("slot", "A1"))])).toBe("player");
  expect(whereAsked(THREE, [target(thingOf("favour", "labour"), "refused")])).toBeNull();
});

describe("the virtual player", () => {
  it("has a board of its own, with its score", async () => {
    board(ALONE);
    await fireEvent.click(screen.getByRole("button", { name: `virtual player ${ALONE.virtual!.score}` }));
    const own = screen.getByRole("region", { name: "virtual player" });
    expect(within(own).getByText(String(ALONE.virtual!.marker), { selector: ".here" })).toBeTruthy();
    expect(within(own).getAllByText("Commission").length).toBeGreaterThan(0);
  });

  it("stands in the final scoring beside the seats, with every part", () => {
    render(FinalScoring, {
      ...{ view: END, players: playersOf(END), me: null, ...given },
      scores: [END.seats[0]!.score],
      winners: END.winners,
    });
    const cells = (name: string) =>
      [...screen.getByRole("rowheader", { name }).parentElement!.querySelectorAll("td")].map((cell) => Number(cell.textContent));
    const both = [END.seats[0]!, END.virtual!];
    expect(cells("Total")).toEqual(both.map((own) => own.score));
    for (const part of Object.keys(both[0]!.points)) {
      expect(cells(words.name(thingOf("part", part)))).toEqual(both.map((own) => own.points[part]));
    }
  });
});

describe("beside the board", () => {
  it("a seat shows stock, workers and attributes, and open what would score now", () => {
    const seat = { view: THREE, players: playersOf(THREE), me: 0, seat: 0, ...given, open: true, targets: [] };
    render(SeatPanel, { ...seat, onpick: () => {}, onopen: () => {} });
    const own = THREE.seats[0]!;
    expect(screen.getAllByText(words.say("gain-silver", { count: own.silver })).length).toBeGreaterThan(0);
    const scored = screen.getByRole("list", { name: "What would score now" });
    expect(scored.children).toHaveLength(Object.values(own.points).filter(Boolean).length);
    expect(score(THREE, 0)).toBe(own.score);
  });

  it("everything that a card names has a sign", () => {
    for (const { action } of CONTENT.paladins) expect(ACTIONS[action]).toBeTruthy();
    for (const { people, attack } of CONTENT.outsiders) {
      expect(PEOPLES[people]).toBeTruthy();
      for (const token of Object.keys(attack)) expect(TOKENS[token] ?? WORKERS[token]).toBeTruthy();
    }
    for (const { per } of Object.values(CONTENT.scoring)) expect(TERMS[per]).toBeTruthy();
    for (const { discard, gain, bonus } of CONTENT.townsfolk) {
      for (const token of Object.keys({ ...discard, ...gain, ...bonus })) expect(TOKENS[token] ?? WORKERS[token]).toBeTruthy();
    }
  });

  it.each([
    ["townsfolk", "abbot_1"],
    ["outsider", "thief_v"],
    ["paladin", "roland"],
    ["favour", "works"],
    ["wall", "scout"],
    ["tavern", "tavern_a"],
    ["worker", "cleric"],
    ["action", "pray"],
  ])("there is a picture of a %s", (kind, id) => {
    const { container } = render(Picture, { thing: thingOf(kind, id), content: CONTENT, words });
    expect(container.querySelector("svg")).toBeTruthy();
  });

  it("the legend names every worker, token and action", () => {
    render(Legend, { words });
    for (const name of ["cleric", "criminal", "silver", "Absolve", "Viking"]) {
      expect(screen.getAllByText(name).length).toBeGreaterThan(0);
    }
  });
});

it("the catalogs have the same messages in both languages", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
  expect(ids(czech)).toEqual(ids(english));
});
