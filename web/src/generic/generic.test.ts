import { render, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import type { Target, Thing } from "../board";
import { CONTENT, PLAYERS, VIEW, WORDS } from "../testing/garden";
import GenericBoard from "./GenericBoard.svelte";
import GenericSeat from "./GenericSeat.svelte";
import generic from "./index";
import { columnsOf, labelOf, limitOf, singular, thingIn } from "./shape";

const rose: Thing = { kind: "garden", id: "rose" };

function board(targets: Target[] = [], marks: Thing[] = []) {
  const picked: Thing[] = [];
  render(GenericBoard, {
    view: VIEW,
    content: CONTENT.tables,
    told: () => "",
    players: PLAYERS,
    me: 0,
    words: WORDS,
    about: () => () => {},
    targets,
    onpick: (thing: Thing) => picked.push(thing),
    marks,
    pointed: null,
    log: [],
    animate: [],
    reducedMotion: true,
  });
  return picked;
}

function seat(targets: Target[] = []) {
  const picked: Thing[] = [];
  const onpick = (thing: Thing) => picked.push(thing);
  render(GenericSeat, {
    ...{ view: VIEW, content: CONTENT.tables, told: () => "", players: PLAYERS, me: 0, words: WORDS, about: () => () => {} },
    ...{ targets, onpick, seat: 0, open: true, onopen: () => {} },
  });
  return picked;
}

describe("the generic table", () => {
  test("shows lists of entries as tables, each thing by its name", () => {
    board();
    const table = screen.getByRole("table");
    expect(within(table).getAllByRole("row")).toHaveLength(3);
    expect(within(table).getAllByText("Rose Garden")).toHaveLength(2);
    expect(within(table).queryByText("rose")).toBeNull();
  });

  test("leaves out columns in which nothing stands", () => {
    board();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toEqual(["", "Pieces", "Neighbours"]);
  });

  test("shows how far something is on its way", () => {
    board();
    const meter = screen.getByLabelText("Round");
    expect([meter.getAttribute("value"), meter.getAttribute("max")]).toEqual(["3", "8"]);
    expect(screen.queryByText("Rounds")).toBeNull();
  });

  test("names the seat whose turn it is", () => {
    board();
    expect(screen.getByText("Turn").parentElement?.textContent).toContain("Jan");
  });

  test("makes what can be picked a button, and reports the pick", () => {
    const picked = board([{ thing: rose, role: "source", options: [0] }]);
    screen.getAllByRole("button", { name: "Rose Garden" })[0]!.click();
    expect(picked).toEqual([rose]);
  });

  test("has no button when nothing can be picked", () => {
    board();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  test("marks what has changed", () => {
    board([], [{ kind: "card", id: "bee" }]);
    expect(screen.getByText("Bee").classList.contains("marked")).toBe(true);
    expect(screen.getAllByText("Lily Pond")[0]!.classList.contains("marked")).toBe(false);
  });
});

describe("a seat of the generic table", () => {
  test("shows what it has and leaves out what it has not", () => {
    seat();
    expect(screen.getByText("Bee")).toBeTruthy();
    expect(screen.queryByText("Debts")).toBeNull();
  });

  test("lets what lies before it be picked", () => {
    const bee: Thing = { kind: "card", id: "bee" };
    const picked = seat([{ thing: bee, role: "target", options: [0] }]);
    screen.getByRole("button", { name: "Bee" }).click();
    expect(picked).toEqual([bee]);
  });

  test("has the score that the view says", () => {
    expect(generic.score(VIEW, 1)).toBe(7);
    expect(generic.score({}, 0)).toBeNull();
  });
});

describe("the shape of a view", () => {
  test("things are found by the key of a value, of its list, or by any kind", () => {
    expect(thingIn("garden", "rose", "", WORDS)).toEqual(rose);
    expect(thingIn("id", "rose", "gardens", WORDS)).toEqual(rose);
    expect(thingIn("anything", "rose", "", WORDS)).toEqual(rose);
    expect(thingIn("anything", "nettle", "", WORDS)).toBeNull();
  });

  test("a number is a seat only where seats are meant", () => {
    expect(thingIn("controller", 1, "", WORDS)).toEqual({ kind: "seat", id: 1 });
    expect(thingIn("coins", 1, "", WORDS)).toBeNull();
  });

  test("keys are read as words", () => {
    expect([singular("cards"), singular("armies"), singular("pass")]).toEqual(["card", "army", "pass"]);
    expect([labelOf("gardens", WORDS), labelOf("armies_in_supply", WORDS)]).toEqual([
      "The gardens",
      "Armies in supply",
    ]);
  });

  test("the column that names the row comes first", () => {
    expect(
      columnsOf([
        { count: 1, id: "a" },
        { count: 2, id: "b", empty: "" },
      ]),
    ).toEqual(["id", "count"]);
  });

  test("places on a picture are left out", () => {
    expect(
      columnsOf([
        { id: "a", x: 0.4, y: 1 },
        { id: "b", x: 1, y: 0.5 },
      ]),
    ).toEqual(["id"]);
  });

  test("a limit belongs to its number", () => {
    expect(limitOf("round", { round: 1, rounds: 8 })).toBe(8);
    expect(limitOf("card", { card: "bee", cards: 3 })).toBeNull();
  });
});
