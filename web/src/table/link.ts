// The link of an open table to the server: a socket while there is one, polling while there is not.
//
// Nothing is lost in between: each side of a gap is known by `seq` and the length of the log, and the server sends what
// is missing. The world outside (network, clock) comes in as `Outside`.
import { queryOf, Refusal } from "../server/client";
import type { ChatInfo, Frame, TableMessage } from "../types/messages";

export type LinkState = "connecting" | "live" | "polling" | "offline";

/** How far a table is known. */
export interface Position {
  readonly seq: number;
  readonly log: number;
}

/** What the link tells the table. */
export interface Listener {
  /** How far the table is: what to ask the server for. */
  position(): Position | null;
  table(message: TableMessage): void;
  chat(lines: readonly ChatInfo[]): void;
  presence(online: readonly number[]): void;
  /** Somebody asks me to move. */
  nudged(by: string): void;
  state(state: LinkState): void;
  /** The server says that there is no such table, or that it is not for me. */
  refused(refusal: Refusal): void;
}

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Outside {
  table(since: number | undefined, log: number | undefined): Promise<TableMessage | null>;
  socket(since: number, log: number): Socket;
}

const POLL_EVERY = 3_000;
const FIRST_RETRY = 1_000;
const LAST_RETRY = 30_000;
/** The server pings every 20 s: a socket that is silent for longer is dead, whatever the browser thinks. */
const SILENCE = 50_000;

export class Link {
  #socket: Socket | null = null;
  #stopped = false;
  #live = false;
  /** Whether the socket has failed since it was last open. */
  #failed = false;
  #retry = FIRST_RETRY;
  #timers: Partial<Record<"poll" | "connect" | "silence", ReturnType<typeof setTimeout>>> = {};
  #asked = Promise.resolve();
  #seen = true;

  constructor(
    private readonly listener: Listener,
    private readonly outside: Outside,
  ) {}

  async start(): Promise<void> {
    this.listener.state("connecting");
    await this.refresh();
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#drop();
  }

  /** The network is back, or the page is looked at again: do not wait for the next try. */
  wake(): void {
    if (this.#live || this.#stopped) return;
    this.#retry = FIRST_RETRY;
    void this.refresh();
    this.#connect();
  }

  /** Whether somebody sees the page: who does not look is told elsewhere that it is their turn. */
  look(seen: boolean): void {
    this.#seen = seen;
    if (this.#live) this.#socket?.send(JSON.stringify({ type: seen ? "here" : "away" }));
  }

  /** I have become somebody else: what a socket shows belongs to whoever opened it. */
  async restart(): Promise<void> {
    this.#drop();
    await this.#ask(() => null);
    this.#connect();
  }

  /** Ask the server once for what is newer. */
  refresh(): Promise<void> {
    return this.#ask(() => this.listener.position());
  }

  /** Ask the server, one question after another, for what is newer than what is known then. */
  #ask(known: () => Position | null): Promise<void> {
    const asked = this.#asked.then(() => this.#askNow(known()));
    this.#asked = asked.catch(() => {}); // a question that failed is no reason never to ask again
    return asked;
  }

  async #askNow(known: Position | null): Promise<void> {
    if (this.#stopped) return;
    try {
      const message = await this.outside.table(known?.seq, known?.log);
      if (this.#stopped) return;
      if (message) this.#take(message);
      if (!this.#live) this.listener.state(this.#failed ? "polling" : "connecting");
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    if (this.#stopped) return;
    if (error.status === 401 || error.status === 403 || error.status === 404) {
      this.stop();
      this.listener.refused(error);
    } else if (!this.#live) {
      this.listener.state("offline");
    }
  }

  /** Take a message unless a newer one has overtaken it. */
  #take(message: TableMessage): void {
    const position = this.listener.position();
    if (!position || message.seq >= position.seq) this.listener.table(message);
  }

  #connect(): void {
    const position = this.listener.position();
    if (this.#socket || this.#stopped) return;
    if (!position) {
      this.#later("connect", this.#retry, () => void this.refresh().then(() => this.#connect()));
      this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
      return;
    }
    const socket = this.outside.socket(position.seq, position.log);
    this.#socket = socket;
    socket.onopen = () => {
      this.#live = true;
      this.#failed = false;
      this.#retry = FIRST_RETRY;
      clearTimeout(this.#timers.poll);
      this.#heard();
      if (!this.#seen) this.look(false);
      this.listener.state("live");
    };
    socket.onmessage = (event) => {
      this.#heard();
      this.#read(JSON.parse(event.data) as Frame);
    };
    socket.onclose = () => this.#closed();
  }

  #read(message: Frame): void {
    switch (message.type) {
      case "table":
        return this.#take(message);
      case "chat":
        return this.listener.chat(message.chat);
      case "presence":
        return this.listener.presence(message.online);
      case "nudge":
        return this.listener.nudged(message.by);
      case "ping":
        return this.#socket?.send('{"type":"pong"}');
    }
  }

  #heard(): void {
    this.#later("silence", SILENCE, () => this.#closed());
  }

  #closed(): void {
    if (this.#stopped) return;
    this.#failed = true;
    this.#drop();
    this.#later("connect", this.#retry, () => this.#connect());
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY);
    void this.#poll();
  }

  #drop(): void {
    clearTimeout(this.#timers.silence);
    const [socket, isOpen] = [this.#socket, this.#live];
    this.#socket = null;
    this.#live = false;
    if (!socket) return;
    socket.onopen = isOpen ? null : () => socket.close(); // a browser complains of a socket closed before it is open
    socket.onmessage = socket.onclose = null;
    if (isOpen) socket.close();
  }

  async #poll(): Promise<void> {
    await this.refresh();
    if (!this.#live && !this.#stopped) this.#later("poll", POLL_EVERY, () => void this.#poll());
  }

  #later(name: "poll" | "connect" | "silence", delay: number, act: () => void): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(act, delay);
  }
}

/** A WebSocket of the browser to an open table. */
export function browserSocket(id: string, since: number, log: number): Socket {
  const path = `/api/tables/${encodeURIComponent(id)}/socket${queryOf(id, { since, log })}`;
  const address = new URL(path, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(address) as Socket;
}
