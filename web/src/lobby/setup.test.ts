import { expect, test } from "vitest";
import type { Words } from "../board";
import { againstBots, byTurn, guided, onceMore } from "../table/lists";
import { GAME, tableMessage } from "../testing/garden";
import type { Summary } from "../types/messages";
import {
  changes,
  inWords,
  optionOf,
  perSeat,
  readOrder,
  resized,
  seatWish,
  seatWord,
  toggled,
} from "./setup";

const variants = GAME.options[1]!;

test("only what differs from the defaults is said", () => {
  expect(changes(GAME.options, { players: 3, variants: ["rain"], map: "auto" })).toEqual({ variants: ["rain"] });
});

test("a set-up is told in words, as far as there are words", () => {
  const known: Record<string, string> = { "setup-variants": "Variants", "setup-variants-rain": "Rain" };
  const words = { has: (message: string) => message in known, say: (message: string) => known[message]! };
  expect(inWords({ players: 3, variants: ["rain", "wind"], map: "auto", edition: { a: 1 } }, words as never)).toEqual([
    "Variants: Rain, wind",
    "map: auto",
    "edition: a = 1",
  ]);
});

test("an edition is told number by number, as far as somebody would read it", () => {
  const edition = { players: { "2": { turns: 5 } }, cards: { bee: { actions: [{ n: 2 }] }, ant: null } };
  const words = { has: () => false } as unknown as Words;
  expect(inWords({ edition }, words)).toEqual([
    'edition: players.2.turns = 5, cards.bee.actions = [{"n":2}], cards.ant = null',
  ]);
  const large = Object.fromEntries(Array.from({ length: 99 }, (_, place) => [`a${place}`, place]));
  expect(inWords({ edition: large }, words)[0]).toMatch(/a11 = 11, …$/);
});

test("what is wrong is told beside the option that it is about", () => {
  const edition = { ...GAME.options[2]!, key: "changes", kind: "edition" } as const;
  const options = [...GAME.options, edition];
  expect(optionOf({ key: "bad-setup", facts: { key: "map" } }, options)).toBe("map");
  expect(optionOf({ key: "edition-unknown-key", facts: { path: "x" } }, options)).toBe("changes");
  expect(optionOf({ key: "edition-unknown-key", facts: {} }, GAME.options)).toBe("");
  expect(optionOf({ key: "too-many", facts: { seconds: 3 } }, options)).toBe("");
});

test("choices keep the order of the list, whatever the order of the clicks", () => {
  expect(toggled(variants, toggled(variants, [], "wind"), "rain")).toEqual(["rain", "wind"]);
  expect(toggled(variants, ["rain", "wind"], "rain")).toEqual(["wind"]);
});

test("an order of seats is read as people write it", () => {
  expect(readOrder("2, 0 1")).toEqual([2, 0, 1]);
  expect(readOrder("")).toEqual([]);
  expect(readOrder("2, me")).toBeNull();
});

test("a seat is one word of a list", () => {
  for (const wish of [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }] as const) {
    expect(seatWish(seatWord(wish))).toEqual(wish);
  }
});

test("another number of players keeps those who stay", () => {
  const bot = { kind: "bot", bot: "greedy" } as const;
  expect(resized([{ kind: "me" }, { kind: "open" }], 3, bot)).toEqual([{ kind: "me" }, { kind: "open" }, bot]);
  expect(resized([{ kind: "me" }, { kind: "open" }], 1, bot)).toEqual([{ kind: "me" }]);
});

test("the quickest table has me and the usual bots", () => {
  expect(againstBots(GAME)).toMatchObject({
    game: "gardens",
    setup: { players: 3 },
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }],
  });
});

test("a guided game begins as its guide does, with me where it leads", () => {
  const guide = { id: "first", setup: { players: 3, variants: ["rain"] }, seed: "a first game", seat: 1 };
  const bot = { kind: "bot", bot: "greedy" };
  expect(guided(GAME, guide)).toEqual({
    ...{ game: "gardens", setup: guide.setup, seed: "a first game", public: false },
    seats: [bot, { kind: "me" }, bot],
  });
});

test("once more keeps me and the bots, and frees the seats of the others", () => {
  const { table } = tableMessage();
  const bot = { kind: "bot" as const, name: null, bot: "greedy", online: false, mine: false, invite: null, due: null, left: null };
  const standIn = { ...bot, name: "Jan" };
  expect(onceMore({ ...table, seats: [...table.seats, bot, standIn] }, 1).seats).toEqual([
    { kind: "open" },
    { kind: "me" },
    { kind: "bot", bot: "greedy" },
    { kind: "open" },
  ]);
});

test("my turns come first, the longest waiting on top", () => {
  const table = (id: string, waiting: number[], since: string): Summary => ({
    ...{ id, game: "gardens", status: "running", seats: [], me: 0, waiting, since, created: since },
    ...{ count: 0, result: null },
  });
  const tables = [
    table("new", [1], "2026-01-03"),
    table("mine", [0], "2026-01-02"),
    table("longer", [0], "2026-01-01"),
    table("old", [1], "2026-01-01"),
  ];
  expect(tables.toSorted(byTurn).map((one) => one.id)).toEqual(["longer", "mine", "new", "old"]);
});

test("each seat has a choice, the first one unless another was made", () => {
  const plays = { ...variants, key: "plays", kind: "seats" as const, choices: ["drawn", "owl", "fox"] };
  expect(perSeat(plays, ["fox", "drawn"], 3)).toEqual(["fox", "drawn", "drawn"]);
  expect(perSeat(plays, [], 2)).toEqual(["drawn", "drawn"]);
  expect(perSeat(plays, ["fox", "owl", "fox"], 2)).toEqual(["fox", "owl"]);
});
