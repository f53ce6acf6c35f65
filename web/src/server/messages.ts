// What the server says: the shapes of docs/server.md.
import type { Facts, GameEvent, Lexicon, Option } from "../board";

export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
}

export interface Me {
  user: User | null;
  csrf: string | null;
}

/** What is wrong: a key for programs, a sentence for people, and the facts in it. */
export interface ErrorBody {
  key: string;
  sentence: string;
  facts: Facts;
}

export type SetupValue = string | number | boolean | null | SetupValue[] | { [key: string]: SetupValue };
export type Setup = Record<string, SetupValue>;

export interface SetupOption {
  key: string;
  kind: "number" | "choice" | "several" | "order" | "text" | "edition";
  default: SetupValue;
  choices: (string | number)[];
  low: number | null;
  high: number | null;
}

export interface Game {
  id: string;
  rules_version: number;
  seats: [number, number];
  minutes: [number, number];
  options: SetupOption[];
  lexicon: Lexicon;
  bots: string[];
}

/** A token with which a program plays for me; the token itself is shown only when it is made. */
export interface Token {
  id: string;
  name: string;
  created: string;
}

export interface Clause {
  id: string;
  title: string;
  section: string;
  text: string;
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "invited" } | { kind: "bot"; bot: string };

/** What is asked for when a table is made. */
export interface TableWish {
  game: string;
  setup: Setup;
  seats: SeatWish[];
  public: boolean;
  watchers?: Watchers;
  after_end?: AfterEnd;
  seed: string | null;
}

/** Who besides the players sees a game. */
export type Watchers = "public" | "nobody";
/** What watchers see when it is over: no more than before, everything a day later, or everything at once. */
export type AfterEnd = "public" | "later" | "everything";

/** Who sits at a seat. A bot with a name plays for that person, who may come back. */
export interface SeatInfo {
  kind: "person" | "open" | "invited" | "bot";
  name: string | null;
  bot: string | null;
  online: boolean;
  /** Whether I sit here, or a bot sits here for me. */
  mine: boolean;
  invite: string | null;
}

export type Status = "open" | "running" | "finished" | "broken" | "outdated";

export interface Summary {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  me: number | null;
  waiting: number[];
  since: string;
  created: string;
  count: number;
  scores: number[] | null;
  winners: number[] | null;
}

export interface TableInfo {
  id: string;
  game: string;
  setup: Setup;
  status: Status;
  /** Why the game is broken or outdated. */
  problem: ErrorBody | null;
  /** The name of whoever opened the table. */
  owner: string;
  /** Whether the table is mine. */
  mine: boolean;
  public: boolean;
  watchers: Watchers;
  after_end: AfterEnd;
  friendly: boolean;
  created: string;
  seed_hash: string;
  rules_version: number;
  origin: { table: string; at: number } | null;
  seats: SeatInfo[];
}

export interface Question {
  seat: number;
  topic: string;
  facts: Facts;
  options: Option[];
  optional: boolean;
  secret: boolean;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Result {
  scores: number[];
  winners: number[];
}

export interface TableMessage {
  seq: number;
  table: TableInfo;
  me: number | null;
  turn_since: string;
  decision: number;
  waiting: number[];
  question: Question | null;
  undo: { allowed: boolean; reason: string | null };
  count: number;
  view: unknown;
  log: { from: number; events: GameEvent[] };
  digest: { from: number } | null;
  result: Result | null;
  chat: ChatLine[];
}

export type SocketMessage =
  | ({ type: "table" } & TableMessage)
  | { type: "chat"; chat: ChatLine[] }
  | { type: "presence"; online: number[] }
  | { type: "ping" };

/** The table after `at` of `count` answers. */
export interface Moment {
  at: number;
  count: number;
  view: unknown;
  log: GameEvent[];
  question: Question | null;
  /** What was answered to the question. */
  answer: Option | null;
}

export interface Fair {
  seed_hash: string;
  seed: string | null;
  verified: boolean | null;
}
