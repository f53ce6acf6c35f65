import { expect, test } from "vitest";
import common from "../../../src/deskovka/content/texts/common.en.ftl?raw";
import type { Difference } from "../types/messages";
import { bundleOf } from "../words/catalogs";
import { Catalogs } from "../words/words";
import { changeBars, sentence, shown, winBars } from "./measures";

const WORDS = new Catalogs("en", [bundleOf("en", [common])]);
const ROUNDS: Difference = {
  ...{ key: "rounds", label: { say: "measure-rounds" }, before: 8, before_interval: [7, 9], after: 6, after_interval: [5, 7] },
  ...{ difference: -2, interval: [-3, -1], p: 0.001, moved: true },
};
const WINS: Difference = {
  ...ROUNDS,
  ...{ key: "wins cook", label: { say: "measure-wins", facts: { role: "Cook" } }, before: 0.4, before_interval: [0.3, 0.5] },
  ...{ after: 0.5, after_interval: [0.4, 0.6], difference: 0.1, interval: [-0.1, 0.3], moved: false },
};

test("shares are told in hundredths, other measures as they are", () => {
  expect([shown(WORDS, "wins cook", 0.4), shown(WORDS, "wins cook", -0.1, true), shown(WORDS, "rounds", 2, true)]).toEqual(["40.0 %", "−10.0 %", "+2.00"]);
});

test("a sentence says whether a difference is more than noise", () => {
  expect(sentence(WORDS, ROUNDS)).toBe("rounds: from 8.00 to 6.00. The difference −2.00 (95 % interval −3.00 to −1.00) is more than noise.");
  expect(sentence(WORDS, WINS)).toContain("wins: Cook: from 40.0 % to 50.0 %.");
  expect(sentence(WORDS, WINS)).toContain("may be noise");
});

test("wins are drawn before and after, differences as parts of what was", () => {
  expect(winBars(WORDS, [ROUNDS, WINS]).map(({ mark, at, label }) => [mark, at, label])).toEqual([["before", 0.4, "wins: Cook"], ["after", 0.5, ""]]);
  expect(changeBars(WORDS, [ROUNDS]).map(({ mark, at, low, high }) => [mark, at, low, high])).toEqual([["moved", -0.25, -0.375, -0.125]]);
  expect(changeBars(WORDS, [{ ...ROUNDS, before: 0 }])).toEqual([]);
});
