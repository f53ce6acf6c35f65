// Calls to the server: one way to ask, one kind of error.
import type {
  AnalysisMessage,
  ClauseInfo,
  ContentMessage,
  ErrorBody,
  Fair,
  GameInfo,
  Lexicon,
  Me,
  NoticeInfo,
  PushGiven,
  RecoveryCodes,
  RecoveryInfo,
  ReplayMessage,
  RunGiven,
  RunInfo,
  AnySeat,
  SessionInfo,
  Setup,
  SetupData,
  Summary,
  TableMessage,
  Thoughts,
  NewTable,
  TokenInfo,
  Votes,
  WatchLinks,
  Workshop,
} from "../types/messages";
import type { Language, Option, PlainFacts } from "../board";
import { begin } from "../pending";
import { keep, kept, newPart } from "./parts";

/** The server refused, or could not be reached. `sentence` is for people, in their language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly sentence: string,
    readonly facts: PlainFacts = {},
  ) {
    super(sentence);
  }

  /** Whether nobody answered: the network, not the server, said no. */
  get offline(): boolean {
    return this.status === 0;
  }
}

const known = { csrf: "", language: "en" };

/** The language in which the server gives reasons. */
export function speak(language: string): void {
  known.language = language;
}

/** What is sent along: data, or a text as it is. */
interface Given {
  readonly body?: unknown;
  readonly text?: string;
}

/** Ask the server, and read its answer. */
async function request<T>(method: string, path: string, read: (response: Response) => Promise<T>, given: Given = {}): Promise<T> {
  const end = begin("server");
  try {
    return await read(await reach(method, path, given));
  } finally {
    end();
  }
}

async function reach(method: string, path: string, { body, text }: Given): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Accept-Language": known.language };
  if (method !== "GET") headers["X-CSRF-Token"] = known.csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  let response: Response;
  try {
    const content = text ?? (body === undefined ? null : JSON.stringify(body));
    response = await fetch(`/api${path}`, { method, headers, body: content, credentials: "same-origin" });
  } catch {
    throw new Refusal(0, "offline", "");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { error } = (await response.json()) as { error: ErrorBody };
    return new Refusal(response.status, error.key, error.sentence, error.facts);
  } catch {
    return new Refusal(response.status, "unreadable", "");
  }
}

async function get<T>(path: string): Promise<T> {
  return request("GET", path, (response) => response.json() as Promise<T>);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const read = async (response: Response) => {
    const text = await response.text();
    return (text ? JSON.parse(text) : null) as T;
  };
  return request(method, path, read, { body: body ?? {} });
}

/** Sit down at a new table with the promise of a part of the seed, which is kept until the table waits for it. */
async function seated<T extends { id: string }>(sit: (promise: string | null) => Promise<T>): Promise<T> {
  const { part, promise } = await newPart();
  const found = await sit(promise);
  if (promise) keep(found.id, { part });
  return found;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

/** The tokens of links by which I watch tables. */
const tokens = new Map<string, string>();

/** The query of an address about a table, with the token by which I watch it. */
export function queryOf(id: string, facts: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries({ ...facts, watch: tokens.get(id) }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

/** Everything that the pages ask of the server. */
export const server = {
  async me(): Promise<Me> {
    const me = await get<Me>("/me");
    known.csrf = me.csrf ?? "";
    return me;
  },
  guest: (name: string) => send<unknown>("POST", "/guest", { name }),
  rename: (name: string) => send<unknown>("PATCH", "/me", { name }),
  register: (login: string, password: string) => send<unknown>("POST", "/account", { login, password }),
  signIn: (login: string, password: string) => send<unknown>("POST", "/session", { login, password }),
  signOut: () => send<unknown>("DELETE", "/session"),

  sessions: () => get<SessionInfo[]>("/sessions"),
  endSession: (id: string) => send<unknown>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endSessions: () => send<unknown>("DELETE", "/sessions"),
  changePassword: (old: string, fresh: string) => send<unknown>("POST", "/password", { old, new: fresh }),
  recovery: () => get<RecoveryInfo>("/recovery"),
  makeCodes: (password: string) => send<RecoveryCodes>("POST", "/recovery", { password }),
  recover: (login: string, code: string, password: string) =>
    send<unknown>("POST", "/recovery/use", { login, code, password }),
  mailCode: (login: string) => send<unknown>("POST", "/recovery/mail", { login }),
  forgetMe: (password: string | null) => send<unknown>("POST", "/account/delete", { password }),

  tokens: () => get<TokenInfo[]>("/tokens"),
  makeToken: (name: string, scope: TokenInfo["scope"], days: number) =>
    send<{ token: string }>("POST", "/tokens", { name, scope, days }),
  removeToken: (id: string) => send<unknown>("DELETE", `/tokens/${encodeURIComponent(id)}`),

  notices: () => get<NoticeInfo>("/notices"),
  addPush: (subscription: PushGiven) => send<unknown>("POST", "/notices/push", subscription),
  addMail: (address: string) => send<unknown>("POST", "/notices/mail", { address }),
  addHook: (address: string) => send<unknown>("POST", "/notices/hook", { address }),
  confirmNotice: (token: string) => send<unknown>("POST", "/notices/confirm", { token }),
  testNotice: (id: string) => send<{ sent: boolean }>("POST", `/notices/${encodeURIComponent(id)}/test`),
  removeNotice: (id: string) => send<unknown>("DELETE", `/notices/${encodeURIComponent(id)}`),

  games: () => get<GameInfo[]>("/games"),
  lexicon: (game: string) => get<Lexicon>(`/games/${game}/lexicon`),
  rules: (game: string, language: string) => get<ClauseInfo[]>(`/games/${game}/rules?lang=${language}`),
  checkSetup: (game: string, setup: Setup) => send<SetupData>("POST", `/games/${game}/setup`, { setup }),

  tables: (which: "mine" | "open" | "finished") => get<Summary[]>(`/tables?which=${which}`),
  create: (wish: NewTable) =>
    seated((promise) => send<{ id: string; invites: { seat: number; token: string }[] }>("POST", "/tables", { ...wish, promise })),
  /** The table as it is now; null when nothing is newer than `since`. */
  table(id: string, since?: number, log?: number): Promise<TableMessage | null> {
    const known = since === undefined ? {} : { since, log: log ?? 0 };
    const read = async (response: Response) => (response.status === 204 ? null : ((await response.json()) as TableMessage));
    return request("GET", at(id) + queryOf(id, known), read);
  },
  /** I come by a link for watchers. */
  watch(id: string, token: string): void {
    tokens.set(id, token);
  },
  links: (id: string) => get<WatchLinks>(`${at(id)}/links`),
  nudge: (id: string, seat: number) => send<unknown>("POST", `${at(id)}/nudge`, { seat }),
  async join(id: string, seat: number, invite: string | null): Promise<unknown> {
    const before = kept(id);
    const { part, promise } = await newPart();
    if (promise && !before?.seedHash) keep(id, { part }); // the table may wait for it before the answer is here
    try {
      return await send<unknown>("POST", `${at(id)}/join`, { seat, invite, promise });
    } catch (error) {
      if (before) keep(id, before);
      throw error;
    }
  },
  /** What I add to the seed, when the table waits for it. */
  showPart: (id: string, part: string) => send<unknown>("POST", `${at(id)}/part`, { part }),
  leave: (id: string) => send<unknown>("POST", `${at(id)}/leave`),
  reseat: (id: string, seat: number, wish: { kind: "bot"; bot: string } | { kind: "open" }) =>
    send<unknown>("POST", `${at(id)}/seats/${seat}`, wish),
  vote: (id: string, seat: number) => send<Votes>("POST", `${at(id)}/seats/${seat}/vote`),
  answer: (id: string, decision: number, option: Option, seat: number) =>
    send<{ seq: number }>("POST", `${at(id)}/answers`, { decision, option, seat }),
  undo: (id: string, seat: number, decision: number) => send<{ seq: number }>("POST", `${at(id)}/undo`, { seat, decision }),
  chat: (id: string, text: string) => send<unknown>("POST", `${at(id)}/chat`, { text }),

  workshop: (game: string, setup: Setup, lang: Language) =>
    send<Workshop>("POST", `/games/${encodeURIComponent(game)}/workshop`, { setup, lang }),
  print(game: string, setup: Setup, lang: Language): Promise<Blob> {
    const path = `/games/${encodeURIComponent(game)}/print`;
    return request("POST", path, (response) => response.blob(), { body: { setup, lang } });
  },
  beginRun: (game: string, run: RunGiven) => send<RunInfo>("POST", `/games/${encodeURIComponent(game)}/runs`, run),
  runs: () => get<RunInfo[]>("/runs"),
  run: (id: string) => get<RunInfo>(`/runs/${encodeURIComponent(id)}`),
  stopRun: (id: string) => send<unknown>("POST", `/runs/${encodeURIComponent(id)}/stop`),
  removeRun: (id: string) => send<unknown>("DELETE", `/runs/${encodeURIComponent(id)}`),

  content: (id: string, hash: string) => get<ContentMessage>(at(id) + "/content" + queryOf(id, { hash })),
  replay: (id: string, place: number, as: string) => get<ReplayMessage>(at(id) + "/replay" + queryOf(id, { at: place, as })),
  continueFrom: (id: string, place: number, seats: readonly AnySeat[]) =>
    seated((promise) => send<{ id: string }>("POST", `${at(id)}/continue`, { at: place, seats, public: false, promise })),
  /** Why the answer after so many others was given. */
  why: (id: string, place: number) => get<Thoughts>(`${at(id)}/why?at=${place}`),
  hint: (id: string, seat: number, decision: number) => send<Thoughts>("POST", `${at(id)}/hint`, { seat, decision }),
  analysis: (id: string) => get<AnalysisMessage>(`${at(id)}/analysis`),
  analyse: (id: string) => send<AnalysisMessage>("POST", `${at(id)}/analysis`),
  fair: (id: string) => get<Fair>(`${at(id)}/fair`),
  recordAddress: (id: string) => `/api${at(id)}/record`,
  editionAddress: (id: string) => `/api${at(id)}/edition`,
  upload(record: string): Promise<{ id: string }> {
    return request("POST", "/records", (response) => response.json() as Promise<{ id: string }>, { text: record });
  },
};
