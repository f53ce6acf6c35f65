import { describe, expect, test } from "vitest";
import type { Option, Thing } from "../board";
import { LEXICON, MOVES } from "../testing/garden";
import { pick, stepAfter, targetsOf } from "./steps";

const garden = (id: string): Thing => ({ kind: "garden", id });
const shown = (options: Option[], picks: Thing[] = []) => {
  const step = stepAfter(options, LEXICON, picks);
  return {
    chosen: step.chosen.map((thing) => thing.id),
    choices: step.choices.map((choice) => [choice.thing.id, choice.answer]),
  };
};

describe("a move from somewhere to somewhere", () => {
  test("begins with where from; an option without things stays a choice of its own", () => {
    expect(shown(MOVES)).toEqual({
      chosen: [],
      choices: [
        ["rose", null],
        ["lily", null],
        ["pass", 3],
      ],
    });
  });

  test("goes on with where to", () => {
    expect(shown(MOVES, [garden("rose")])).toEqual({
      chosen: ["rose"],
      choices: [
        ["lily", 0],
        ["fern", 1],
        ["pass", 3],
      ],
    });
  });

  test("is answered by the second pick", () => {
    expect(pick(MOVES, LEXICON, [garden("rose")], garden("fern"))).toEqual({ answer: 1 });
  });

  test("is not answered by its beginning alone, though only one option is left", () => {
    expect(pick(MOVES, LEXICON, [], garden("lily"))).toEqual({ picks: [garden("lily")] });
  });

  test("is taken back by picking the beginning again", () => {
    const options: Option[] = [
      ["move", "rose", "lily"],
      ["move", "rose", "fern"],
      ["move", "fern", "lily"],
    ];
    expect(pick(options, LEXICON, [garden("rose")], garden("rose"))).toEqual({ picks: [] });
  });

  test("begins elsewhere when another beginning is picked", () => {
    const options: Option[] = [
      ["move", "rose", "lily"],
      ["move", "rose", "bush"],
      ["move", "fern", "lily"],
      ["move", "fern", "bush"],
    ];
    expect(pick(options, LEXICON, [garden("rose")], garden("fern"))).toEqual({ picks: [garden("fern")] });
  });

  test("ignores what cannot be picked", () => {
    expect(pick(MOVES, LEXICON, [], garden("nowhere"))).toBeNull();
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
    expect(pick(options, LEXICON, [], { kind: "count", id: 2 })).toEqual({ answer: 2 });
  });

  test("does not answer by itself: the only option is still offered", () => {
    expect(shown([["move", "rose", "lily"], ["pass"]])).toEqual({
      chosen: ["rose"],
      choices: [
        ["lily", 0],
        ["pass", 1],
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
  expect(pick(options, LEXICON, [], garden("rose"))).toEqual({ answer: 0 });
  expect(pick(options, LEXICON, [], garden("lily"))).toEqual({ picks: [garden("lily")] });
  expect(pick(options, LEXICON, [garden("lily")], { kind: "seat", id: 1 })).toEqual({ answer: 2 });
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
    for (const choice of stepAfter(options, LEXICON, picks).choices) {
      const picked = pick(options, LEXICON, picks, choice.thing);
      if (picked && "answer" in picked) reached.add(picked.answer);
      else if (picked && picked.picks.length > picks.length) walk(picked.picks);
    }
  };
  walk([]);
  expect([...reached].toSorted((one, other) => one - other)).toEqual(options.map((_, place) => place));
});

test("a board is told what each thing is", () => {
  const step = stepAfter(MOVES, LEXICON, [garden("rose")]);
  expect(targetsOf(step, MOVES).map((target) => [target.thing.id, target.role])).toEqual([
    ["rose", "chosen"],
    ["lily", "target"],
    ["fern", "target"],
    ["pass", "target"],
  ]);
  expect(targetsOf(stepAfter(MOVES, LEXICON, []), MOVES)[0]).toMatchObject({ role: "source", options: [0, 1] });
});
