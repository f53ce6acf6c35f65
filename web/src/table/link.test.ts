import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../server/client";
import type { TableMessage } from "../types/messages";
import { tableMessage } from "../testing/garden";
import { Link, type LinkState, type Listener, type Outside, type Socket } from "./link";

/** A socket that the test holds by its other end. */
class Wire implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  closed = false;
  constructor(
    readonly since: number,
    readonly log: number,
  ) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A table that listens, and a server that answers with whatever is put into `answers`. */
function table() {
  const wires: Wire[] = [];
  const states: LinkState[] = [];
  const asked: (number | undefined)[] = [];
  const heard: TableMessage[] = [];
  const refused: Refusal[] = [];
  const answers: (TableMessage | null | Refusal)[] = [];
  const listener: Listener = {
    position: () => (heard.length ? { seq: heard.at(-1)!.seq, log: 2 } : null),
    table: (message) => heard.push(message),
    chat: () => {},
    presence: () => {},
    nudged: () => {},
    state: (state) => states.push(state),
    refused: (refusal) => refused.push(refusal),
  };
  const outside: Outside = {
    table: async (since) => {
      asked.push(since);
      const answer = answers.length ? answers.shift()! : null;
      if (answer instanceof Refusal) throw answer;
      return answer;
    },
    socket: (since, log) => {
      const wire = new Wire(since, log);
      wires.push(wire);
      return wire;
    },
  };
  return { link: new Link(listener, outside), wires, states, asked, heard, refused, answers };
}

const OFFLINE = new Refusal(0, "offline", "");

describe("the link of a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function live() {
    const open = table();
    open.answers.push(tableMessage({ seq: 5 }));
    await open.link.start();
    open.wires[0]!.onopen!();
    return open;
  }

  test("reads the table, then opens a socket from there on", async () => {
    const open = await live();
    expect(open.asked).toEqual([undefined]);
    expect(open.wires[0]).toMatchObject({ since: 5, log: 2 });
    expect(open.states.at(-1)).toBe("live");
  });

  test("passes on what the socket says, and answers its pings", async () => {
    const open = await live();
    open.wires[0]!.say({ type: "table", ...tableMessage({ seq: 6 }) });
    open.wires[0]!.say({ type: "ping" });
    expect(open.heard.map((message) => message.seq)).toEqual([5, 6]);
    expect(open.wires[0]!.sent).toEqual(['{"type":"pong"}']);
  });

  test("does not go back to an older message", async () => {
    const open = await live();
    open.wires[0]!.say({ type: "table", ...tableMessage({ seq: 9 }) });
    open.wires[0]!.say({ type: "table", ...tableMessage({ seq: 8 }) });
    expect(open.heard.map((message) => message.seq)).toEqual([5, 9]);
  });

  test("polls while the socket is away, and catches up from what it knows", async () => {
    const open = await live();
    open.answers.push(tableMessage({ seq: 7 }));
    open.wires[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(0);
    expect(open.states.at(-1)).toBe("polling");
    expect(open.asked.at(-1)).toBe(5);
    expect(open.heard.at(-1)!.seq).toBe(7);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open.wires[1]).toMatchObject({ since: 7 });
    open.wires[1]!.onopen!();
    const polls = open.asked.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(open.asked.length).toBe(polls);
    expect(open.states.at(-1)).toBe("live");
  });

  test("works by polling alone where sockets are not let through", async () => {
    const open = await live();
    open.wires[0]!.onclose!();
    for (let time = 0; time < 20; time++) {
      await vi.advanceTimersByTimeAsync(1_000);
      const wire = open.wires.at(-1)!;
      if (!wire.closed) wire.onclose?.();
    }
    expect(open.asked.length).toBeGreaterThan(5);
    open.answers.push(tableMessage({ seq: 8 }));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.heard.at(-1)!.seq).toBe(8);
  });

  test("tries again more and more seldom", async () => {
    const open = await live();
    open.wires[0]!.onclose!();
    for (const wait of [1_000, 2_000, 4_000, 8_000]) {
      const before = open.wires.length;
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(open.wires.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(open.wires.length).toBe(before + 1);
      open.wires.at(-1)!.onclose!();
    }
  });

  test("says that it is offline, and comes back at once when it is woken", async () => {
    const open = await live();
    open.answers.push(OFFLINE);
    open.wires[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(0);
    expect(open.states.at(-1)).toBe("offline");
    open.link.wake();
    expect(open.wires.length).toBe(2);
    open.wires[1]!.onopen!();
    expect(open.states.at(-1)).toBe("live");
  });

  test("gives a silent socket up", async () => {
    const open = await live();
    await vi.advanceTimersByTimeAsync(49_000);
    expect(open.wires[0]!.closed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open.wires[0]!.closed).toBe(true);
  });

  test("keeps trying when the server is away from the beginning", async () => {
    const open = table();
    open.answers.push(OFFLINE, tableMessage({ seq: 1 }));
    await open.link.start();
    expect(open.states.at(-1)).toBe("offline");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open.heard.length).toBe(1);
    expect(open.wires.length).toBe(1);
  });

  test("stops for good when there is no such table", async () => {
    const open = table();
    open.answers.push(new Refusal(404, "no-such-table", "There is no such table."));
    await open.link.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.refused.map((refusal) => refusal.key)).toEqual(["no-such-table"]);
    expect(open.asked.length).toBe(1);
    expect(open.wires.length).toBe(0);
  });

  test("reads everything anew through another socket when I have become somebody else", async () => {
    const open = await live();
    open.answers.push(tableMessage({ seq: 5, me: 1 }));
    await open.link.restart();
    expect(open.wires[0]!.closed).toBe(true);
    expect(open.wires.length).toBe(2);
    expect(open.asked.at(-1)).toBeUndefined();
    expect(open.heard.at(-1)!.me).toBe(1);
  });

  test("closes a socket that is not needed any more only when it is open", async () => {
    const open = table();
    open.answers.push(tableMessage({ seq: 5 }), tableMessage({ seq: 5, me: 1 }));
    await open.link.start();
    await open.link.restart();
    expect(open.wires.map((wire) => wire.closed)).toEqual([false, false]);
    for (const wire of open.wires) wire.onopen!();
    expect(open.wires.map((wire) => wire.closed)).toEqual([true, false]);
    expect(open.states.at(-1)).toBe("live");
  });

  test("asks one question after another, each from what is known by then", async () => {
    const open = await live();
    open.answers.push(tableMessage({ seq: 6 }), null);
    await Promise.all([open.link.refresh(), open.link.refresh()]);
    expect(open.asked).toEqual([undefined, 5, 6]);
  });

  test("is silent after it is stopped", async () => {
    const open = await live();
    open.link.stop();
    expect(open.wires[0]!.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.asked.length).toBe(1);
    expect(open.wires.length).toBe(1);
  });
});
