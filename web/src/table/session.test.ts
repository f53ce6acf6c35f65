import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Thing } from "../board";
import { account } from "../server/account.svelte";
import type { TableMessage } from "../server/messages";
import { GAME, moved, tableMessage } from "../testing/garden";
import { Session } from "./session.svelte";

const garden = (id: string): Thing => ({ kind: "garden", id });

/** A server behind `fetch`: what it is asked, and what it will say. */
class Server {
  table: TableMessage = tableMessage();
  sent: { path: string; body: unknown }[] = [];
  refusal: { status: number; sentence: string } | null = null;

  fetch = async (path: string, request: RequestInit): Promise<Response> => {
    if (request.method === "GET") return Response.json(this.table);
    this.sent.push({ path, body: JSON.parse(String(request.body)) });
    if (!this.refusal) return Response.json({ seq: this.table.seq + 1 });
    const { status, sentence } = this.refusal;
    return Response.json({ error: { key: "stale", sentence, facts: {} } }, { status });
  };
}

/** A socket that never opens: the table lives by polling. */
class Silence {
  onclose: (() => void) | null = null;
  close(): void {}
  send(): void {}
}

describe("an open table", () => {
  let server: Server;
  let session: Session;
  let close: () => void;

  beforeEach(async () => {
    server = new Server();
    vi.stubGlobal("fetch", server.fetch);
    vi.stubGlobal("WebSocket", Silence);
    account.games = [GAME];
    session = new Session("t1");
    close = session.open();
    await vi.waitFor(() => expect(session.message).not.toBeNull());
  });
  afterEach(() => {
    close();
    vi.unstubAllGlobals();
  });

  test("asks step by step and answers with the whole option, naming the decision", async () => {
    session.pick(garden("rose"));
    expect(session.step.chosen).toEqual([garden("rose")]);
    expect(server.sent).toEqual([]);
    session.pick(garden("fern"));
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]).toEqual({
      path: "/api/tables/t1/answers",
      body: { decision: 4, option: ["move", "rose", "fern"], seat: 0 },
    });
  });

  test("offers nothing while an answer is on its way, and takes no second one", async () => {
    session.pick({ kind: "verb", id: "pass" });
    expect(session.busy).toBe(true);
    expect(session.step.choices).toEqual([]);
    session.pick({ kind: "verb", id: "pass" });
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test("goes on when the table has moved", async () => {
    server.table = tableMessage({
      seq: 6,
      decision: 6,
      waiting: [1],
      question: null,
      log: { from: 2, events: [moved(0, 3)] },
    });
    session.pick({ kind: "verb", id: "pass" });
    await vi.waitFor(() => expect(session.message?.seq).toBe(6));
    expect(session.busy).toBe(false);
    expect(session.myTurn).toBe(false);
    expect(session.animate).toEqual([moved(0, 3)]);
    expect(session.log).toHaveLength(3);
  });

  test("says why an answer was refused, and offers the choices again", async () => {
    server.refusal = { status: 409, sentence: "The table has moved on." };
    session.pick({ kind: "verb", id: "pass" });
    await vi.waitFor(() => expect(session.problem).toBe("The table has moved on."));
    expect(session.busy).toBe(false);
    expect(session.step.choices).toHaveLength(3);
  });

  test("takes a pick back", () => {
    expect(session.cancel()).toBe(false);
    session.pick(garden("rose"));
    expect(session.cancel()).toBe(true);
    expect(session.picks).toEqual([]);
  });

  test("takes an answer back, or says why it cannot be", async () => {
    await vi.waitFor(() => expect(session.words).not.toBeNull());
    await session.undo();
    expect(server.sent).toEqual([{ path: "/api/tables/t1/undo", body: { seat: 0, decision: 4 } }]);
    server.table = tableMessage({ seq: 6, undo: { allowed: false, reason: "chance" } });
    await session.attempt(async () => {});
    await session.undo();
    expect(server.sent).toHaveLength(1);
    expect(session.problem).toBe(session.words!.say("undo-chance"));
  });

  test("marks what the others did since my last move", async () => {
    await vi.waitFor(() => expect(session.words).not.toBeNull());
    expect(session.newsFrom).toBe(1);
    expect(session.marks.map((thing) => thing.id)).toEqual(["rose", "lily"]);
  });

  test("reads everything anew when I have taken a seat with another log", async () => {
    server.table = tableMessage({ seq: 7, me: 1, log: { from: 2, events: [moved(1, 3)] } });
    const whole = tableMessage({ seq: 7, me: 1, log: { from: 0, events: [moved(1, 3)] } });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return Response.json(path.includes("since") ? server.table : whole);
    });
    await session.attempt(async () => {});
    await vi.waitFor(() => expect(session.me).toBe(1));
    expect(session.log).toEqual([moved(1, 3)]);
    expect(asked.at(-1)).toBe("/api/tables/t1");
  });
});
