import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { after, begin, during } from "./pending";

const declared = () => document.documentElement.dataset.pending;

describe("what is under way", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("is declared on the root until the last of its kind is over", () => {
    const [one, other] = [begin("server"), begin("server", "bots")];
    expect(declared()).toBe("bots server");
    other();
    other(); // which is no further one
    expect(declared()).toBe("server");
    one();
    expect(declared()).toBe("");
  });

  test("lasts until a promise is kept or broken", async () => {
    const [kept, broken] = [during("load", Promise.resolve(7)), during("load", Promise.reject(new Error("lost")))];
    expect(declared()).toBe("load");
    await expect(kept).resolves.toBe(7);
    await expect(broken).rejects.toThrow("lost");
    expect(declared()).toBe("");
  });

  test("holds a pause, and what begins at its end follows without a gap", () => {
    let end = () => {};
    after(300, () => (end = begin("load")));
    const giveUp = after(9_000, () => {});
    giveUp();
    expect(declared()).toBe("server");
    vi.advanceTimersByTime(300);
    expect(declared()).toBe("load");
    end();
    expect(declared()).toBe("");
  });
});
