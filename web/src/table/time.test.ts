import { describe, expect, test } from "vitest";
import { digits, until } from "./time";

describe("times", () => {
  test("are shown as a clock shows them", () => {
    expect([0, 5, 65, 3_600, 36_061].map(digits)).toEqual(["0:00", "0:05", "1:05", "1:00:00", "10:01:01"]);
    expect(digits(-3)).toBe("0:00");
  });

  test("count to the second when it is soon", () => {
    const now = Date.parse("2026-01-01T12:00:00Z");
    expect(until("2026-01-01T12:02:30Z", now)).toBe("2:30");
    expect(until("2026-01-03T12:00:00Z", now)).not.toMatch(/^\d+:\d\d:\d\d$/);
  });
});
