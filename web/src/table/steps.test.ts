import { describe, expect, test } from "vitest";
import type { Option, Thing } from "../board";
import { LEXICON, MOVES } from "../testing/garden";
import type { RefusalInfo } from "../types/messages";
import { buttonsOf, pick as pickFrom, stepAfter as after, targetsOf, type Asked } from "./steps";

const garden = (id: string): Thing => ({ kind: "garden", id });
const plain = (options: Option[]): Asked => ({ options, lexicon: LEXICON, menu: [], ends: ["pass"], refusals: [] });
const stepAfter = (options: Option[], picks: Thing[] = []) => after(plain(options), picks);
const pick = (options: Option[], picks: Thing[], thing: Thing) => pickFrom(plain(options), picks, thing);
const shown = (options: Option[], picks: Thing[] = []) => {
  const step = stepAfter(options, picks);
  return {
    chosen: step.chosen.map((thing) => thing.id),
    choices: step.choices.map((choice) => [choice.thing.id, choice.answer]),
  };
};

describe("a move from somewhere to somewhere", () => {
  test("begins with where from; the answer that ends it stays beside the choices", () => {
    expect(shown(MOVES)).toEqual({
      chosen: [],
      choices: [
        ["rose", null],
        ["lily", null],
      ],
    });
    expect(stepAfter(MOVES).ends.map((choice) => [choice.thing.id, choice.answer])).toEqual([["pass", 3]]);
  });

  test("goes on with where to", () => {
    expect(shown(MOVES, [garden("rose")])).toEqual({
      chosen: ["rose"],
      choices: [
        ["lily", 0],
        ["fern", 1],
      ],
    });
  });

  test("is answered by the second pick", () => {
    expect(pick(MOVES, [garden("rose")], garden("fern"))).toEqual({ answer: 1 });
  });

  test("is not answered by its beginning alone, though only one option is left", () => {
    expect(pick(MOVES, [], garden("lily"))).toEqual({ picks: [garden("lily")] });
  });

  test("is taken back by picking the beginning again", () => {
    const options: Option[] = [
      ["move", "rose", "lily"],
      ["move", "rose", "fern"],
      ["move", "fern", "lily"],
    ];
    expect(pick(options, [garden("rose")], garden("rose"))).toEqual({ picks: [] });
  });

  test("begins elsewhere when another beginning is picked", () => {
    const options: Option[] = [
      ["move", "rose", "lily"],
      ["move", "rose", "bush"],
      ["move", "fern", "lily"],
      ["move", "fern", "bush"],
    ];
    expect(pick(options, [garden("rose")], garden("fern"))).toEqual({ picks: [garden("fern")] });
  });

  test("ignores what cannot be picked", () => {
    expect(pick(MOVES, [], garden("nowhere"))).toBeNull();
  });
});

describe("what all options share", () => {
  test("is taken as said", () => {
    const options: Option[] = [
      ["march", "rose", "lily", 0],
      ["march", "rose", "lily", 1],
      ["march", "rose", "lily", 2],
    ];
    expect(shown(options)).toEqual({
      chosen: ["rose", "lily"],
      choices: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    });
    expect(pick(options, [], { kind: "count", id: 2 })).toEqual({ answer: 2 });
  });

  test("does not answer by itself: the only option is still offered", () => {
    expect(shown([["move", "rose", "lily"], ["pass"]])).toEqual({
      chosen: ["rose"],
      choices: [
        ["lily", 0],
      ],
    });
    expect(shown([["burn", "rose"]])).toEqual({ chosen: [], choices: [["rose", 0]] });
  });
});

test("three things are picked one after another", () => {
  const options: Option[] = [
    ["march", "rose", "lily", 1],
    ["march", "rose", "lily", 2],
    ["march", "rose", "fern", 1],
    ["march", "fern", "lily", 1],
  ];
  expect(shown(options).choices).toEqual([
    ["rose", null],
    ["fern", null],
  ]);
  expect(shown(options, [garden("rose")]).choices).toEqual([
    ["lily", null],
    ["fern", 2],
  ]);
  expect(shown(options, [garden("rose"), garden("lily")]).choices).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test("a sole victim is taken as said", () => {
  const options: Option[] = [["strike", "rose", 1], ["strike", "lily", 0], ["strike", "lily", 1], ["pass"]];
  expect(pick(options, [], garden("rose"))).toEqual({ answer: 0 });
  expect(pick(options, [], garden("lily"))).toEqual({ picks: [garden("lily")] });
  expect(pick(options, [garden("lily")], { kind: "seat", id: 1 })).toEqual({ answer: 2 });
});

test("verbs are told apart after the things that they share", () => {
  const options: Option[] = [
    ["burn", "rose"],
    ["visit", "rose"],
    ["visit", "lily"],
  ];
  expect(shown(options).choices).toEqual([
    ["rose", null],
    ["lily", 2],
  ]);
  expect(shown(options, [garden("rose")])).toEqual({
    chosen: ["rose"],
    choices: [
      ["burn", 0],
      ["visit", 1],
    ],
  });
});

test("an option that another one continues can still be picked", () => {
  const options: Option[] = [
    ["burn", "rose"],
    ["strike", "rose", 1],
    ["strike", "rose", 0],
  ];
  expect(shown(options)).toEqual({
    chosen: ["rose"],
    choices: [
      ["burn", 0],
      [1, 1],
      [0, 2],
    ],
  });
});

test("options that the lexicon does not know can be answered all the same", () => {
  const options: Option[] = [
    ["dance", "slowly"],
    ["dance", "fast"],
  ];
  expect(shown(options).choices).toEqual([
    ["slowly", 0],
    ["fast", 1],
  ]);
});

test("every option can be reached by picking, whatever the options are", () => {
  const options: Option[] = [
    ...MOVES,
    ["burn", "rose"],
    ["visit", "rose"],
    ["strike", "rose", 0],
    ["strike", "rose", 1],
    ["march", "rose", "lily", 1],
    ["march", "rose", "lily", 2],
  ];
  const reached = new Set<number>();
  const walk = (picks: Thing[]): void => {
    const { choices, ends } = stepAfter(options, picks);
    for (const choice of [...choices, ...ends]) {
      const picked = pick(options, picks, choice.thing);
      if (picked && "answer" in picked) reached.add(picked.answer);
      else if (picked && "picks" in picked && picked.picks.length > picks.length) walk(picked.picks);
    }
  };
  walk([]);
  expect([...reached].toSorted((one, other) => one - other)).toEqual(options.map((_, place) => place));
});

test("a board is told what each thing is", () => {
  const step = stepAfter(MOVES, [garden("rose")]);
  expect(targetsOf(step, MOVES).map((target) => [target.thing.id, target.role])).toEqual([
    ["rose", "chosen"],
    ["lily", "target"],
    ["fern", "target"],
    ["pass", "target"],
  ]);
  expect(targetsOf(stepAfter(MOVES, []), MOVES)[0]).toMatchObject({ role: "source", options: [0, 1] });
});

describe("any of several things in one answer", () => {
  const card = (id: string): Thing => ({ kind: "card", id });
  const SETS: Option[] = [
    ["play"],
    ["play", "bee"],
    ["play", "ant"],
    ["play", "bee", "bee"],
    ["play", "bee", "ant"],
    ["play", "bee", "bee", "ant"],
    ["pass"],
  ];
  const gathered = (options: Option[], ...picks: Thing[]) => {
    const { choices, gathering } = stepAfter(options, picks);
    return {
      things: gathering?.things.map((thing) => thing.id),
      answer: gathering?.answer,
      counts: choices.map(({ thing, gathered }) => [thing.id, gathered?.count, gathered?.more]),
    };
  };

  test("is gathered from nothing, which is an answer too where the rules offer it", () => {
    expect(gathered(SETS)).toEqual({
      things: [],
      answer: 0,
      counts: [
        ["bee", 0, true],
        ["ant", 0, true],
      ],
    });
    expect(gathered(SETS.slice(3)).answer).toBeNull();
  });

  test("is in the order of the rules, in whatever order it was gathered", () => {
    expect(gathered(SETS, card("ant"), card("bee"))).toEqual({
      things: ["bee", "ant"],
      answer: 4,
      counts: [
        ["bee", 1, true],
        ["ant", 1, false],
      ],
    });
  });

  test("gathers another of equal things, and lets go of all of them after the last", () => {
    let picks: Thing[] = [];
    const counts = [1, 2, 3, 4].map(() => {
      const picked = pick(SETS, picks, card("bee"));
      picks = picked && "picks" in picked ? picked.picks : [];
      return picks.length;
    });
    expect(counts).toEqual([1, 2, 0, 1]);
  });

  test("goes no further than the rules allow", () => {
    const two: Option[] = [
      ["play", "bee", "ant"],
      ["play", "bee", "moth"],
      ["play", "ant", "moth"],
    ];
    expect(gathered(two, card("bee")).answer).toBeNull();
    expect(gathered(two, card("moth"), card("bee")).answer).toBe(1);
    expect(pick(two, [card("bee"), card("moth")], card("ant"))).toBeNull();
    expect(targetsOf(stepAfter(two, [card("bee"), card("moth")]), two).map(({ role }) => role)).toEqual([
      "chosen",
      "chosen",
    ]);
  });

  test("leaves the options beside it", () => {
    expect(pick(SETS, [card("bee")], { kind: "verb", id: "pass" })).toEqual({ answer: 6 });
  });

  test("comes after what stands before the list", () => {
    const gifts: Option[] = [0, 1].flatMap((seat): Option[] => [
      ["give", seat, "bee"],
      ["give", seat, "ant"],
      ["give", seat, "bee", "ant"],
    ]);
    const jan: Thing = { kind: "seat", id: 1 };
    expect(shown(gifts).choices).toEqual([
      [0, null],
      [1, null],
    ]);
    expect(gathered(gifts, jan, card("ant"))).toMatchObject({ things: ["ant"], answer: 4 });
    expect(pick(gifts, [jan, card("ant")], card("ant"))).toEqual({ picks: [jan] });
    expect(pick(gifts, [jan, card("ant")], { kind: "seat", id: 0 })).toEqual({
      picks: [{ kind: "seat", id: 0 }],
    });
    expect(gathered(gifts.slice(0, 3), card("bee")).answer).toBe(0); // nobody else: it is taken as said
  });

  test("begins with its verb where there is something else to pick", () => {
    const mixed: Option[] = [["play"], ["play", "bee"], ["burn", "rose"], ["burn", "fern"]];
    expect(shown(mixed).choices).toEqual([
      ["play", null],
      ["rose", 2],
      ["fern", 3],
    ]);
    expect(gathered(mixed, { kind: "verb", id: "play" }, card("bee")).answer).toBe(1);
  });
});

describe("a menu of actions", () => {
  const verb = (id: string): Thing => ({ kind: "verb", id });
  const jan: Thing = { kind: "seat", id: 1 };
  const DRY: RefusalInfo = { option: ["burn"], why: { say: "why-dry" }, clause: "2.3" };
  const MOSSY: RefusalInfo = { option: ["strike", "fern"], why: { say: "why-dry" }, clause: "2.4" };
  const MENU: Option[] = [
    ["strike", "lily", 0],
    ["strike", "lily", 1],
    ["strike", "rose", 1],
    ["move", "rose", "lily"],
    ["move", "rose", "fern"],
    ["move", "bush", "fern"],
    ["rest"],
    ["pass"],
    ["standing", "ambush", "never"],
  ];
  const asked = (options = MENU, changes: Partial<Asked> = {}): Asked => ({
    ...plain(options),
    menu: ["move", "burn", "strike", "rest", "standing"],
    refusals: [DRY, MOSSY],
    ...changes,
  });
  const menu = (...picks: Thing[]) => {
    const { choices, ...step } = after(asked(), picks);
    return { ...step, choices: choices.map(({ thing, answer, refusal }) => [thing.id, refusal ? "no" : answer]) };
  };

  test("shows its verbs in their order, offered and refused, and answers only where a verb says all", () => {
    expect(menu().choices).toEqual([
      ["move", null],
      ["burn", "no"],
      ["strike", null],
      ["rest", 6],
    ]);
    expect(menu().ends.map(({ answer }) => answer)).toEqual([7]);
    expect(menu().orders.map(({ answer }) => answer)).toEqual([8]);
    expect(pickFrom(asked(), [], verb("rest"))).toEqual({ answer: 6 });
  });

  test("asks for the things of a verb, one after another, by their names", () => {
    expect(menu(verb("move"))).toMatchObject({ verb: "move", asks: { fact: "origin", facts: {} } });
    expect(menu(verb("move"), garden("rose"))).toMatchObject({
      asks: { fact: "garden", facts: { origin: "rose" } },
      chosen: [garden("rose")],
      choices: [
        ["lily", 3],
        ["fern", 4],
      ],
    });
    expect(pickFrom(asked(), [verb("move"), garden("rose")], garden("fern"))).toEqual({ answer: 4 });
  });

  test("takes nothing as said that was not shown: the only victim is still asked for", () => {
    expect(pickFrom(asked(), [verb("strike")], garden("rose"))).toEqual({ picks: [verb("strike"), garden("rose")] });
    expect(menu(verb("strike"), garden("rose")).choices).toEqual([[1, 2]]);
  });

  test("says why a verb or a thing cannot be picked", () => {
    expect(pickFrom(asked(), [], verb("burn"))).toEqual({ refusal: DRY });
    expect(menu(verb("strike")).choices).toEqual([
      ["lily", null],
      ["rose", null],
      ["fern", "no"],
    ]);
    expect(pickFrom(asked(), [verb("strike")], garden("fern"))).toEqual({ refusal: MOSSY });
    expect(pickFrom(asked(), [], garden("fern"))).toEqual({ refusal: MOSSY });
    expect(pickFrom(asked(), [verb("move")], garden("fern"))).toBeNull();
    const later = asked(MENU, { refusals: [{ ...MOSSY, option: ["move", "oak"] }] });
    expect(pickFrom(later, [verb("move"), garden("rose")], garden("oak"))).toBeNull(); // where to is asked, not where from
  });

  test("asks which verb is meant when a thing fits several", () => {
    expect(pickFrom(asked(), [], garden("rose"))).toEqual({ picks: [garden("rose")] });
    expect(menu(garden("rose"))).toMatchObject({
      which: garden("rose"),
      verb: null,
      choices: [
        ["move", null],
        ["strike", null],
      ],
    });
    expect(menu(garden("rose"), verb("move"))).toMatchObject({ asks: { facts: { origin: "rose" }, fact: "garden" } });
    expect(pickFrom(asked(), [garden("rose"), verb("move")], garden("lily"))).toEqual({ answer: 3 });
  });

  test("goes on with the only verb that fits a thing, but answers nothing at once", () => {
    expect(menu(garden("bush"))).toMatchObject({ verb: "move", asks: { fact: "garden" }, choices: [["fern", 5]] });
    const one = asked([["burn", "rose"], ["move", "lily", "fern"], ["pass"]]);
    expect(after(one, [garden("rose")])).toMatchObject({ which: garden("rose"), choices: [{ thing: verb("burn"), answer: 0 }] });
  });

  test("may begin with a later thing when its kind comes first there", () => {
    expect(menu(jan)).toMatchObject({ verb: "strike", asks: { facts: { victim: 1 }, fact: "garden" }, chosen: [jan] });
    expect(menu(jan).choices.slice(0, 2)).toEqual([
      ["lily", 1],
      ["rose", 2],
    ]);
  });

  test("never leaves a verb for another one by a click", () => {
    expect(pickFrom(asked(), [verb("strike")], garden("bush"))).toBeNull();
    expect(pickFrom(asked(), [verb("move"), garden("rose")], garden("bush"))).toEqual({
      picks: [verb("move"), garden("bush")],
    });
    expect(pickFrom(asked(), [garden("bush")], jan)).toBeNull();
    expect(pickFrom(asked(), [verb("move")], verb("strike"))).toBeNull();
  });

  test("lets a thing be picked instead of another, or again to take it back, before a verb is chosen", () => {
    expect(pickFrom(asked(), [garden("rose")], garden("lily"))).toEqual({ picks: [garden("lily")] });
    expect(pickFrom(asked(), [garden("rose")], garden("rose"))).toEqual({ picks: [] });
    expect(pickFrom(asked(), [garden("rose"), verb("move")], garden("rose"))).toEqual({ picks: [] });
  });

  test("ends with the same answer at every step", () => {
    expect(pickFrom(asked(), [verb("move"), garden("rose")], verb("pass"))).toEqual({ answer: 7 });
    expect(pickFrom(asked(), [], { kind: "order", id: "never" })).toEqual({ answer: 8 });
  });

  test("of one verb has it chosen", () => {
    expect(after(asked(MENU.slice(3, 5), { menu: ["move"] }), [])).toMatchObject({ verb: "move", chosen: [garden("rose")] });
  });

  test("gathers what a verb takes as a list, whether the verb or a thing is picked first", () => {
    const card = (id: string): Thing => ({ kind: "card", id });
    const cards = asked([["play", "bee"], ["play", "ant"], ["play", "bee", "ant"], ["rest"]], { menu: ["play", "rest"] });
    expect(after(cards, [verb("play"), card("bee")]).gathering?.answer).toBe(0);
    expect(after(cards, [card("ant")])).toMatchObject({ verb: "play", gathering: { answer: 1 } });
    expect(pickFrom(cards, [card("ant")], card("bee"))).toEqual({ picks: [card("ant"), card("bee")] });
    expect(pickFrom(cards, [verb("play"), card("ant")], card("ant"))).toEqual({ picks: [verb("play")] });
  });

  test("shows a board what begins an action, what is refused, and nothing that fits no verb", () => {
    const roles = (...picks: Thing[]) =>
      targetsOf(after(asked(), picks), MENU).map(({ thing, role }) => [thing.kind, thing.id, role]);
    expect(roles()).toContainEqual(["garden", "rose", "source"]);
    expect(roles()).toContainEqual(["garden", "bush", "source"]);
    expect(roles()).not.toContainEqual(["garden", "fern", "source"]);
    expect(roles(verb("strike"))).toContainEqual(["garden", "fern", "refused"]);
    expect(roles(verb("strike")).map(([, id]) => id)).not.toContain("bush");
  });

  test("has buttons for a few things that cannot be picked, not for a crowd of them", () => {
    const refusals = ["fern", "moss", "oak", "ash", "elm"].map((id) => ({ ...MOSSY, option: ["strike", id] as const }));
    const shown = (many: RefusalInfo[]) =>
      buttonsOf(after(asked(MENU, { refusals: many }), [verb("strike")])).map(({ thing }) => thing.id);
    expect(shown(refusals)).toEqual(["lily", "rose", "fern", "moss", "oak", "ash", "elm"]);
    expect(shown([...refusals, { ...MOSSY, option: ["strike", "yew"] }])).toEqual(["lily", "rose"]);
  });

  test("leads to every option", () => {
    const reached = new Set<number>();
    const walk = (picks: Thing[]): void => {
      const { choices, ends, orders, beginnings } = after(asked(), picks);
      for (const choice of [...choices, ...beginnings, ...ends, ...orders]) {
        const picked = pickFrom(asked(), picks, choice.thing);
        if (picked && "answer" in picked) reached.add(picked.answer);
        else if (picked && "picks" in picked && picked.picks.length > picks.length) walk(picked.picks);
      }
    };
    walk([]);
    expect([...reached].toSorted((one, other) => one - other)).toEqual(MENU.map((_, place) => place));
  });
});
