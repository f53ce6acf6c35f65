import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { moved, tableMessage } from "../testing/garden";
import type { TableMessage } from "../types/messages";
import { Show, type Pace } from "./show.svelte";

const BOT = { ...tableMessage().table.seats[1]!, kind: "bot" as const, bot: "greedy", name: null };
const TABLE = { ...tableMessage().table, seats: [tableMessage().table.seats[0]!, BOT] };

/** The table after so many moves of the bot since my answer, which was the fifth change; then it is my turn again. */
function after(moves: number, changes: Partial<TableMessage> = {}): TableMessage {
  const count = 2 + moves;
  const events = moves ? [moved(1, count)] : [moved(0, 1), moved(0, 2)];
  const log = { from: moves ? 1 + moves : 0, events, turns: [] };
  return tableMessage({ table: TABLE, seq: 5 + moves, count, waiting: [1], question: null, log, ...changes });
}
const mine = (moves: number) => after(moves, { waiting: [0], question: tableMessage().question });

describe("what bots do", () => {
  let pace: Pace;
  let seen: boolean;
  let show: Show;
  let shown: { seq: number; passed: boolean; at: number }[];

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    [pace, seen, shown] = ["normal", true, []];
    show = new Show({
      pace: () => pace,
      seen: () => seen,
      show: ({ seq }, passed) => shown.push({ seq, passed, at: Date.now() - 1_000_000 }),
    });
  });
  afterEach(() => void vi.useRealTimers());

  const seqs = () => shown.map(({ seq }) => seq);

  test("is shown move by move, and my question after the last one", () => {
    for (const message of [after(0), after(1), mine(2)]) show.take(message);
    expect(seqs()).toEqual([5]);
    expect(show.left).toBe(2);
    expect(show.position).toEqual({ seq: 7, log: 4 }); // nothing is asked for twice
    vi.advanceTimersByTime(599);
    expect(seqs()).toEqual([5]);
    vi.advanceTimersByTime(1);
    expect(seqs()).toEqual([5, 6]);
    vi.advanceTimersByTime(600);
    expect(seqs()).toEqual([5, 6, 7]);
    expect(show.left).toBe(0);
  });

  test("never takes long at the normal pace, however much it is", () => {
    show.take(after(0));
    for (let moves = 1; moves <= 40; moves += 1) show.take(after(moves));
    vi.advanceTimersByTime(3_100);
    expect(seqs()).toHaveLength(41);
    expect(shown.every(({ passed }) => !passed)).toBe(true);
  });

  test("waits at each move when stepped through, until the next or all the rest is asked for", () => {
    pace = "step";
    for (const message of [after(0), after(1), after(2), after(3), mine(4)]) show.take(message);
    vi.advanceTimersByTime(60_000);
    expect(seqs()).toEqual([5]);
    show.next();
    expect(seqs()).toEqual([5, 6]);
    show.skip();
    expect(shown.slice(2).map(({ seq, passed }) => [seq, passed])).toEqual([
      [7, true],
      [8, true],
      [9, false],
    ]);
  });

  test("is shown slowly, or as fast as it comes, and another pace counts at once", () => {
    pace = "slow";
    for (const message of [after(0), after(1), after(2)]) show.take(message);
    vi.advanceTimersByTime(1_500);
    expect(seqs()).toEqual([5, 6]);
    pace = "fast";
    show.hurry();
    expect(seqs()).toEqual([5, 6, 7]);
    show.take(after(3));
    expect(seqs()).toEqual([5, 6, 7, 8]);
  });

  test("keeps nobody waiting for what people do, nor for what has no story", () => {
    show.take(mine(0));
    show.take(after(1)); // my own answer
    expect(seqs()).toEqual([5, 6]);
    show.take(after(2, { log: { from: 3, events: [], turns: [] } }));
    expect(seqs()).toEqual([5, 6, 7]);
  });

  test("is not shown again after a gap, nor while nobody looks", () => {
    for (const message of [after(0), after(1), after(2)]) show.take(message);
    show.take(after(9)); // the connection was lost meanwhile
    expect(seqs()).toEqual([5, 6, 7, 14]);
    show.heard(15); // a line of chat
    show.take(after(11));
    expect(seqs()).toHaveLength(4);
    seen = false;
    show.take(after(12));
    expect(seqs()).toEqual([5, 6, 7, 14, 16, 17]);
  });
});
