import { describe, expect, test } from "vitest";
import { moved, WORDS } from "../testing/garden";
import { blocksOf, mergeChat, mergeLog, mergeTurns, news, sinceMyMove, thingsIn } from "./log";

const log = [moved(0, 1), moved(1, 2), moved(1, 3)];

describe("the log", () => {
  test("grows by what comes", () => {
    expect(mergeLog(log, { from: 3, events: [moved(0, 4)] })).toEqual([...log, moved(0, 4)]);
  });

  test("is shortened by an undo before it grows", () => {
    expect(mergeLog(log, { from: 1, events: [moved(1, 2, "fern")] })).toEqual([moved(0, 1), moved(1, 2, "fern")]);
  });
});

describe("what has just happened", () => {
  test("is what was not known", () => {
    expect(news(log, { from: 3, events: [moved(0, 4)] })).toEqual([moved(0, 4)]);
  });

  test("is nothing when the whole log is read for the first time", () => {
    expect(news([], { from: 0, events: log })).toEqual([]);
  });

  test("is nothing when an answer is taken back", () => {
    expect(news(log, { from: 1, events: [] })).toEqual([]);
  });

  test("leaves out what is only sent again", () => {
    expect(news(log, { from: 0, events: [...log, moved(0, 4)] })).toEqual([moved(0, 4)]);
  });
});

describe("since my last move", () => {
  test("is what follows the last thing I did", () => {
    expect(sinceMyMove(log, 0)).toBe(1);
    expect(sinceMyMove(log, 1)).toBe(3);
  });

  test("is nothing for a watcher, and before I have done anything", () => {
    expect(sinceMyMove(log, null)).toBe(3);
    expect(sinceMyMove(log, 2)).toBe(3);
  });
});

test("the things that events speak of are marked once, seats never", () => {
  expect(thingsIn(log, WORDS)).toEqual([
    { kind: "garden", id: "rose" },
    { kind: "garden", id: "lily" },
  ]);
});

test("a line of chat that comes twice is shown once", () => {
  const line = (id: number) => ({ id, name: "Eva", seat: 0, text: "Hi", at: "2026-01-01T12:00:00Z" });
  expect(mergeChat([line(1)], [line(1), line(2)]).map((one) => one.id)).toEqual([1, 2]);
});

describe("the turns", () => {
  const turn = (start: number, say = "quiet") => ({ start, recap: { say } });

  test("are told anew from the first on that has come, and shortened by an undo", () => {
    const turns = [turn(0), turn(2), turn(5)];
    expect(mergeTurns(turns, { from: 6, turns: [turn(5, "long"), turn(9)] })).toEqual([turn(0), turn(2), turn(5, "long"), turn(9)]);
    expect(mergeTurns(turns, { from: 3, turns: [turn(2)] })).toEqual([turn(0), turn(2)]);
    expect(mergeTurns(turns, { from: 0, turns: [] })).toEqual([]);
  });

  test("cut the log into blocks; without any it is one", () => {
    expect(blocksOf(log, [turn(0), turn(2)]).map(({ start, end, events }) => [start, end, events.length])).toEqual([
      [0, 2, 2],
      [2, 3, 1],
    ]);
    expect(blocksOf(log, []).map(({ events }) => events)).toEqual([log]);
    expect(blocksOf([], [])).toEqual([]);
  });
});
