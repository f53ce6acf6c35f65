import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Option, Thing } from "../board";
import { settings } from "../settings.svelte";
import type { QuestionInfo, RefusalInfo, TableMessage } from "../types/messages";
import { asking, LEXICON, moved, tableMessage } from "../testing/garden";
import { Session } from "./session.svelte";

const garden = (id: string): Thing => ({ kind: "garden", id });

/** Wheat for one and tools for two, five to spend, after so many rows. */
function market(...taken: number[]): QuestionInfo {
  const [wheat = 0] = taken;
  return {
    ...tableMessage().question!,
    facts: { rows: ["wheat", "tools"], prices: [1, 2], most: [4, 1], taken, spent: wheat, left: 5 - wheat },
    options: [0, 1, 2].map((amount) => ["buy", taken.length ? "tools" : "wheat", amount]),
  };
}

/** A server behind `fetch`: what it is asked, and what it will say. */
class Server {
  table: TableMessage = tableMessage();
  sent: { path: string; body: unknown }[] = [];
  refusal: { status: number; sentence: string } | null = null;
  /** The number of the change that it is sent; the table tells of it at once if none is given. */
  change: number | null = null;
  /** What happens at the table when it is sent something. */
  answered: (sent: readonly { path: string; body: unknown }[]) => void = () => {};

  fetch = async (path: string, request: RequestInit): Promise<Response> => {
    if (request.method === "GET") return Response.json(path.endsWith("/lexicon") ? LEXICON : this.table);
    this.sent.push({ path, body: JSON.parse(String(request.body)) });
    this.answered(this.sent);
    if (!this.refusal) return Response.json({ seq: this.change ?? this.table.seq });
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
    session = new Session("t1");
    close = session.open();
    await vi.waitFor(() => expect(session.lexicon).toEqual(LEXICON));
  });
  afterEach(() => {
    close();
    vi.unstubAllGlobals();
  });

  /** Another question is asked. */
  async function asked(question: QuestionInfo, seq = 6): Promise<void> {
    server.table = tableMessage({ seq, decision: seq, question });
    await session.attempt(async () => {});
  }

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

  test("gives the same answer several times at once, as long as it is offered", async () => {
    const walks: Option[] = [["move", "rose", "fern"], ["move", "rose", "lily"], ["move", "lily", "rose"]];
    await asked({ ...tableMessage().question!, options: walks }, 5);
    server.answered = (sent) => {
      const options = sent.length < 2 ? walks : walks.slice(1);
      const question = { ...tableMessage().question!, options };
      server.table = tableMessage({ seq: 5 + sent.length, decision: 5 + sent.length, question });
    };
    expect(session.mayRepeat).toBe(false);
    session.pick(garden("rose"));
    expect(session.mayRepeat).toBe(true);
    for (let more = 0; more < 3; more++) session.repeat(1);
    session.repeat(-1);
    expect(session.times).toBe(3);
    session.pick(garden("fern"));
    await vi.waitFor(() => expect(session.busy).toBe(false));
    expect(server.sent.map(({ body }) => body)).toEqual([
      { decision: 5, option: ["move", "rose", "fern"], seat: 0 },
      { decision: 6, option: ["move", "rose", "fern"], seat: 0 },
    ]);
    expect(session.times).toBe(1);
  });

  test("offers nothing while an answer is on its way, and takes no second one", async () => {
    session.pick({ kind: "verb", id: "pass" });
    expect(session.busy).toBe(true);
    expect(session.step.choices).toEqual([]);
    session.pick({ kind: "verb", id: "pass" });
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test("tells what is under way: its link, an answer until it has come back, bots, and what is shown of them", async () => {
    expect(session.underWay).toEqual(["link"]); // the socket never opens
    expect(session.seq).toBe(5);
    server.change = 6;
    session.pick({ kind: "verb", id: "pass" });
    expect(session.underWay).toEqual(["link", "answer"]);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    await session.attempt(async () => {});
    expect(session.underWay).toEqual(["link", "answer"]); // acknowledged, but not told yet

    const { table } = tableMessage();
    const seats = table.seats.map((info, place) => (place === 1 ? { ...info, kind: "bot" as const } : info));
    server.table = tableMessage({ seq: 6, decision: 6, table: { ...table, seats }, waiting: [1], question: null });
    await session.attempt(async () => {});
    expect(session.underWay).toEqual(["link", "bots"]);
    server.table = tableMessage({ seq: 7, decision: 7, table: { ...table, seats } });
    await session.attempt(async () => {});
    expect(session.underWay).toEqual(["link"]);
    expect(session.seq).toBe(7);
  });

  test("gathers several things and answers with all of them when I confirm", async () => {
    const options: Option[] = [["play"], ["play", "bee"], ["play", "ant"], ["play", "bee", "ant"]];
    await asked({ ...tableMessage().question!, options });
    for (const id of ["ant", "bee"]) session.pick({ kind: "card", id });
    expect(session.step.gathering?.things.map((thing) => thing.id)).toEqual(["bee", "ant"]);
    expect(server.sent).toEqual([]);
    session.confirm();
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
    expect(server.sent[0]!.body).toMatchObject({ option: ["play", "bee", "ant"] });
  });

  test("keeps what I picked when somebody else has acted and the question is still the same", async () => {
    session.pick(garden("rose"));
    server.table = tableMessage({ seq: 8, decision: 8 });
    await session.attempt(async () => {});
    expect(session.message?.decision).toBe(8);
    expect(session.picks).toEqual([garden("rose")]);
    await asked({ ...tableMessage().question!, options: [["pass"], ["burn", "rose"]] }, 9);
    expect(session.picks).toEqual([]);
  });

  test("fills in a form, looks at the total, and answers row by row", async () => {
    await asked(market());
    session.add(0, 1);
    session.add(0, 1);
    session.pick({ kind: "goods", id: "tools" });
    expect(session.amounts).toEqual([2, 1]);
    expect(session.cost).toBe(4);
    expect(session.mayAdd(1, 1)).toBe(false);
    session.clear();
    expect(session.amounts).toEqual([0, 0]);
    session.add(0, 1);
    expect(server.sent).toEqual([]);
    server.answered = (sent) => {
      const rows = sent.length === 1 ? market(1) : null;
      server.table = tableMessage({ seq: 20 + sent.length, decision: 20 + sent.length, question: rows });
    };
    await session.fill();
    expect(server.sent.map(({ body }) => (body as { option: Option }).option)).toEqual([
      ["buy", "wheat", 1],
      ["buy", "tools", 0],
    ]);
    expect(session.busy).toBe(false);
  });

  test("answers the next row of a form when the one before is told, whatever was told before that", async () => {
    await asked(market());
    server.change = 8;
    server.table = tableMessage({ seq: 7, decision: 7, question: market() }); // somebody else was faster
    const filled = session.fill();
    await vi.waitFor(() => expect(session.message?.seq).toBe(7));
    expect(server.sent).toHaveLength(1);
    server.change = null;
    server.answered = () => (server.table = tableMessage({ seq: 9, decision: 9, question: null }));
    await asked(market(0), 8);
    await filled;
    expect(server.sent.map(({ body }) => (body as { option: Option }).option)).toEqual([
      ["buy", "wheat", 0],
      ["buy", "tools", 0],
    ]);
  });

  test("takes rows back that were answered otherwise", async () => {
    await asked(market(2));
    expect(session.amounts).toEqual([2, 0]);
    session.add(0, -1);
    server.answered = (sent) => {
      const rows = [market(), market(1), null][sent.length - 1]!;
      server.table = tableMessage({ seq: 30 + sent.length, decision: 30 + sent.length, question: rows });
    };
    await session.fill();
    expect(server.sent.map(({ path }) => path.split("/").at(-1))).toEqual(["undo", "answers", "answers"]);
  });

  test("goes on when the table has moved", async () => {
    server.table = tableMessage({
      seq: 6,
      decision: 6,
      waiting: [1],
      question: null,
      log: { from: 2, events: [moved(0, 3)], turns: [] },
    });
    session.pick({ kind: "verb", id: "pass" });
    await vi.waitFor(() => expect(session.message?.seq).toBe(6));
    expect(session.busy).toBe(false);
    expect(session.myTurn).toBe(false);
    expect(session.animate).toEqual([moved(0, 3)]);
    expect(session.log).toHaveLength(3);
  });

  test("asks for a second tap where one tap is the whole answer and cannot be taken back", async () => {
    const rest: Thing = { kind: "verb", id: "rest" };
    await asked(asking([["rest"], ["move", "rose", "lily"], ["pass"]], { topic: "work", menu: ["move", "rest"] }));
    session.pick(rest);
    expect(session.tapped).toBe(0);
    session.cancel();
    expect(session.tapped).toBeNull();
    session.pick(rest);
    session.pick({ kind: "verb", id: "move" }); // something else was meant
    expect(session.tapped).toBeNull();
    session.cancel();
    expect(server.sent).toEqual([]);
    session.pick(rest);
    session.pick(rest);
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test("answers at the first tap where the settings say so", async () => {
    await asked(asking([["rest"], ["pass"]], { topic: "work", menu: ["rest"] }));
    settings.confirm = false;
    session.pick({ kind: "verb", id: "rest" });
    settings.confirm = true;
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test("gives the reason of what cannot be picked", async () => {
    const refusal: RefusalInfo = { option: ["burn"], why: { say: "why-dry" }, clause: "2.3" };
    await asked(asking([["rest"], ["pass"]], { topic: "work", menu: ["burn", "rest"], refusals: [refusal] }));
    expect(session.pick({ kind: "verb", id: "burn" })).toEqual(refusal);
    expect(session.pick({ kind: "verb", id: "pass" })).toBeNull();
    await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  });

  test("says why an answer was refused, and offers the choices again", async () => {
    server.refusal = { status: 409, sentence: "The table has moved on." };
    session.pick({ kind: "verb", id: "pass" });
    await vi.waitFor(() => expect(session.problem).toBe("The table has moved on."));
    expect(session.busy).toBe(false);
    expect(session.step.choices).toHaveLength(2);
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
    server.table = tableMessage({ seq: 7, me: 1, log: { from: 2, events: [moved(1, 3)], turns: [] } });
    const whole = tableMessage({ seq: 7, me: 1, log: { from: 0, events: [moved(1, 3)], turns: [] } });
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
