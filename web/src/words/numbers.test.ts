import { expect, test } from "vitest";
import { signed } from "./numbers";

test("leads have a sign and a tenth, as each language writes them", () => {
  expect(signed(2.14, "en")).toBe("+2.1");
  expect(signed(-3.46, "cs")).toBe("−3,5");
  expect(signed(-0.01, "en")).toBe("+0.0");
});
