// Calls to the server: one way to ask, one kind of error.
import type {
  Clause,
  ErrorBody,
  Fair,
  Game,
  Me,
  Moment,
  SeatWish,
  Setup,
  Summary,
  TableMessage,
  TableWish,
  Token,
} from "./messages";
import type { Facts, Option } from "../board";

/** The server refused, or could not be reached. `sentence` is for people, in their language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly sentence: string,
    readonly facts: Facts = {},
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

async function request(method: string, path: string, body?: unknown, text?: string): Promise<Response> {
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
  return (await (await request("GET", path)).json()) as T;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body ?? {});
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

const at = (id: string) => `/tables/${encodeURIComponent(id)}`;

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

  tokens: () => get<Token[]>("/tokens"),
  makeToken: (name: string) => send<{ token: string }>("POST", "/tokens", { name }),
  removeToken: (id: string) => send<unknown>("DELETE", `/tokens/${encodeURIComponent(id)}`),

  games: () => get<Game[]>("/games"),
  rules: (game: string, language: string) => get<Clause[]>(`/games/${game}/rules?lang=${language}`),
  checkSetup: (game: string, setup: Setup) => send<{ setup: Setup }>("POST", `/games/${game}/setup`, { setup }),

  tables: (which: "mine" | "open" | "finished") => get<Summary[]>(`/tables?which=${which}`),
  create: (wish: TableWish) =>
    send<{ id: string; invites: { seat: number; token: string }[] }>("POST", "/tables", wish),
  /** The table as it is now; null when nothing is newer than `since`. */
  async table(id: string, since?: number, log?: number): Promise<TableMessage | null> {
    const response = await request("GET", at(id) + (since === undefined ? "" : `?since=${since}&log=${log ?? 0}`));
    return response.status === 204 ? null : ((await response.json()) as TableMessage);
  },
  join: (id: string, seat: number, invite: string | null) => send<unknown>("POST", `${at(id)}/join`, { seat, invite }),
  leave: (id: string) => send<unknown>("POST", `${at(id)}/leave`),
  reseat: (id: string, seat: number, wish: { kind: "bot"; bot: string } | { kind: "open" }) =>
    send<unknown>("POST", `${at(id)}/seats/${seat}`, wish),
  answer: (id: string, decision: number, option: Option, seat: number) =>
    send<{ seq: number }>("POST", `${at(id)}/answers`, { decision, option, seat }),
  undo: (id: string, seat: number, decision: number) => send<unknown>("POST", `${at(id)}/undo`, { seat, decision }),
  chat: (id: string, text: string) => send<unknown>("POST", `${at(id)}/chat`, { text }),

  replay: (id: string, place: number, as: string) => get<Moment>(`${at(id)}/replay?at=${place}&as=${as}`),
  continueFrom: (id: string, place: number, seats: SeatWish[]) =>
    send<{ id: string }>("POST", `${at(id)}/continue`, { at: place, seats, public: false }),
  fair: (id: string) => get<Fair>(`${at(id)}/fair`),
  recordAddress: (id: string) => `/api${at(id)}/record`,
  async upload(record: string): Promise<{ id: string }> {
    return (await (await request("POST", "/records", undefined, record)).json()) as { id: string };
  },
};
