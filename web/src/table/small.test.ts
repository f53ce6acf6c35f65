import { describe, expect, test } from "vitest";
import { ago } from "../parts/ago";
import type { Thing } from "../board";
import { asking, LEXICON, MOVES, WORDS } from "../testing/garden";
import type { QuestionInfo, RefusalInfo } from "../types/messages";
import { hashOf } from "./fair";
import { END, isForTable, keysOf } from "./keys";
import { askedNow, labelOf, optionLabel, refusalLabel, sharedLine } from "./labels";
import { blocksOf } from "./markdown";
import { playersAt } from "./seats";
import { askedOf, stepAfter } from "./steps";
import { undoReason } from "./undo";
import { wear, worldOf } from "./world";

describe("labels of choices", () => {
  const labelled = (question: QuestionInfo, ...picks: Thing[]) => {
    const asked = askedOf(question, LEXICON);
    const step = stepAfter(asked, picks);
    return step.choices.map((choice) => labelOf(choice, step, asked, question.topic, WORDS));
  };
  const rose: Thing = { kind: "garden", id: "rose" };
  const move: Thing = { kind: "verb", id: "move" };
  const burnt: RefusalInfo = { option: ["burn"], why: { say: "why-dry" }, clause: "2.3" };
  const work = asking([["move", "rose", "lily"], ["move", "rose", "fern"], ["visit", "rose"], ["rest"], ["pass"]], {
    topic: "work",
    menu: ["move", "burn", "visit", "rest"],
    refusals: [burnt],
  });

  test("name what asks on, and say what answers", () => {
    expect(labelled(asking(MOVES))).toEqual(["Rose Garden…", "Lily Pond…"]);
  });

  test("are short after a pick", () => {
    expect(labelled(asking(MOVES), rose)).toEqual(["Lily Pond", "Fern Dell"]);
  });

  test("are the option itself where the catalog has no words for it", () => {
    expect(optionLabel(["dance", "slowly"], LEXICON, WORDS)).toBe("dance slowly");
  });

  test("of a menu are the verbs, called as in this question", () => {
    expect(labelled(work)).toEqual(["March", "Burn", "visit", "Rest"]);
    expect(labelled(work, move)).toEqual(["Lily Pond", "Fern Dell"]);
  });

  test("say the whole option where a thing was picked first and the verb answers", () => {
    expect(labelled(work, rose)).toEqual(["March", "Visit Rose Garden"]);
  });

  test("tell what is refused", () => {
    expect(refusalLabel(burnt, "work", LEXICON, WORDS)).toBe("Burn");
    expect(refusalLabel({ ...burnt, option: ["move", "rose"] }, "work", LEXICON, WORDS)).toBe("March: Rose Garden");
  });

  test("the question is rewritten after every pick", () => {
    const asks = (...picks: Thing[]) =>
      askedNow(work, stepAfter(askedOf(work, LEXICON), picks), picks.length > 0, LEXICON, WORDS)
        .map((piece) => piece.text)
        .join("");
    expect(asks()).toBe("What do you do?");
    expect(asks(move)).toBe("March from Rose Garden: where to?"); // from where is said: there is only one
    expect(asks(rose)).toBe("Rose Garden: what do you do?");
    expect(asks(rose, move)).toBe("March from Rose Garden: where to?");
  });

  test("no number is asked for where a single one is left", () => {
    const marches = asking([["march", "rose", "lily", 1], ["march", "fern", "lily", 1], ["march", "fern", "lily", 2]]);
    const asks = (origin: string) => {
      const step = stepAfter(askedOf(marches, LEXICON), [{ kind: "garden", id: origin }]);
      return askedNow(marches, step, true, LEXICON, WORDS).map((piece) => piece.text).join("");
    };
    expect(asks("rose")).toBe("Confirm what you picked.");
    expect(asks("fern")).not.toBe("Confirm what you picked.");
  });

  test("a line is said of a choice when all its options share it", () => {
    const dry = { say: "why-dry" };
    expect(sharedLine([dry, dry, null], [0, 1])).toEqual(dry);
    expect(sharedLine([dry, dry, null], [1, 2])).toBeNull();
    expect(sharedLine([], [])).toBeNull();
  });
});

describe("keys", () => {
  test("each choice has one, U stays free for taking back and E for what ends a step", () => {
    const things = Array.from({ length: 32 }, (_, place) => ({ kind: "garden", id: `g${place}` }));
    const keys = keysOf(things);
    expect(new Set(keys).size).toBe(32);
    expect(keys).not.toContain("u");
    expect(keys).not.toContain(END);
    expect([...keysOf([...things, ...things])].at(-1)).toBe("");
  });

  test("a number has its own digit", () => {
    const numbers = [0, 2, 11].map((id) => ({ kind: "coins", id }));
    expect(keysOf([...numbers, { kind: "verb", id: "pass" }])).toEqual(["0", "2", "q", "w"]);
  });

  test("a seat is no number", () => {
    expect(
      keysOf([
        { kind: "seat", id: 0 },
        { kind: "seat", id: 1 },
      ]),
    ).toEqual(["1", "2"]);
  });

  test("typed into a field are not for the table", () => {
    const field = document.createElement("input");
    document.body.append(field);
    const pressed: boolean[] = [];
    const listen = (event: Event) => pressed.push(isForTable(event as KeyboardEvent));
    document.addEventListener("keydown", listen);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, ctrlKey: true }));
    document.removeEventListener("keydown", listen);
    expect(pressed).toEqual([false, true, false]);
  });
});

describe("the little Markdown of rules", () => {
  test("has paragraphs, lists and tables", () => {
    const blocks = blocksOf("One\nline.\n\n- a\n  and b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |", new Set());
    expect(blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "table"]);
    expect(blocks[0]).toEqual({ kind: "paragraph", spans: [{ text: "One line.", style: "plain" }] });
    expect(blocks[1]).toMatchObject({ items: [[{ text: "a and b" }], [{ text: "c" }]] });
    expect(blocks[2]).toMatchObject({
      head: [[{ text: "x" }], [{ text: "y" }]],
      rows: [[[{ text: "1" }], [{ text: "2" }]]],
    });
  });

  test("links the clauses that exist, and no others", () => {
    const [block] = blocksOf("See A-BC-01, not A-BC-02, and **bold** `code`.", new Set(["A-BC-01"]));
    const styled = block?.kind === "paragraph" ? block.spans.filter((span) => span.style !== "plain") : [];
    expect(styled).toEqual([
      { text: "A-BC-01", style: "clause" },
      { text: "bold", style: "bold" },
      { text: "code", style: "code" },
    ]);
  });
});

test("a seed has the hash that anybody can compute", async () => {
  // SHA-256 of the three bytes "abc", as the standard gives it
  expect(await hashOf("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("times are told in words", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  expect(ago("2026-01-02T11:57:30Z", now, "en")).toBe("2 minutes ago");
  expect(ago("2026-01-02T09:00:00Z", now, "cs")).toBe("před 3 hodinami");
  expect(ago("2026-01-02T12:00:05Z", now, "en")).toBe("now");
});

test("why something cannot be taken back is said, also when the reason is new", () => {
  const words = { ...WORDS, has: (message: string) => message === "undo-chance", say: (message: string) => message };
  expect(undoReason({ allowed: false, reason: "chance" }, words as never)).toBe("undo-chance");
  expect(undoReason({ allowed: false, reason: "eclipse" }, words as never)).toBe("undo-refused");
  expect(undoReason({ allowed: true, reason: null }, words as never)).toBe("undo-allowed");
});

test("bots at one table have names of their own", () => {
  const seat = { name: null, online: false, mine: false, invite: null, due: null, left: null };
  const players = playersAt(
    [
      { ...seat, kind: "bot", bot: "greedy" },
      { ...seat, kind: "person", bot: null, name: "Eva" },
      { ...seat, kind: "bot", bot: "greedy" },
    ],
    WORDS,
    null,
  );
  expect(new Set(players.map((player) => player.name)).size).toBe(3);
  expect(new Set(players.map((player) => player.shape)).size).toBe(3);
});

test("a seat with a role is called by it, and introduced with the player", () => {
  const seat = { name: null, online: false, mine: false, invite: null, due: null, left: null, bot: null, kind: "person" as const };
  const players = playersAt([{ ...seat, name: "Ada" }, { ...seat, name: "Boris" }], WORDS, null, ["owl", ""]);
  expect(players.map(({ name, called, person }) => [name, called, person])).toEqual([
    ["owl (Ada)", "owl", "Ada"],
    ["Boris", "Boris", "Boris"],
  ]);
  const twins = playersAt([{ ...seat, name: "Ada" }, { ...seat, name: "Boris" }], WORDS, null, ["owl", "owl"]);
  expect(twins.map(({ called }) => called)).toEqual(["owl (Ada)", "owl (Boris)"]);
});

test("seats look as the world has them, unless the board makes that depend on the view", () => {
  const plain = { colour: "red", ink: "white", shape: "disc" } as const;
  const played = { colour: "blue", ink: "white", shape: "star" } as const;
  const world = { light: {}, dark: {}, seats: [plain] };
  const board = { Board: (() => ({})) as never, world, looks: () => [played] };
  expect(worldOf(board, null)?.seats).toEqual([plain]);
  expect(worldOf(board, {})?.seats).toEqual([played]);
  expect(worldOf({ ...board, looks: undefined }, {})).toBe(world);
  expect(worldOf(null, {})).toBeNull();
});

test("a world is put on and taken off again", () => {
  const style = document.documentElement.style;
  const off = wear(
    {
      light: { ground: "teal" },
      dark: { ground: "navy" },
      seats: [{ colour: "red", ink: "white", shape: "disc" }],
    },
    true,
  );
  expect([style.getPropertyValue("--ground"), style.getPropertyValue("--seat-0")]).toEqual(["navy", "red"]);
  off();
  expect([style.getPropertyValue("--ground"), style.getPropertyValue("--seat-0")]).toEqual(["", ""]);
});
