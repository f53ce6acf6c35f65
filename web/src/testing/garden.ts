// A small game for tests: gardens in which pieces stand, cards in hand, two players.
import type { GameEvent, Lexicon, Option, Player } from "../board";
import type { Game, TableMessage } from "../server/messages";
import { bundleOf } from "../words/catalogs";
import { Catalogs } from "../words/words";

export const LEXICON: Lexicon = {
  topics: { act: ["left"] },
  verbs: {
    move: ["origin", "garden"],
    march: ["origin", "garden", "count"],
    burn: ["garden"],
    visit: ["garden"],
    strike: ["garden", "victim"],
    pass: [],
  },
  events: { moved: ["seat", "origin", "garden"], found: ["seat", "card"] },
  kinds: { seat: "seat", victim: "seat", origin: "garden", garden: "garden", card: "card" },
  clauses: {},
};

const TEXT = `
game = Gardens
garden-rose = Rose Garden
garden-rose-about = Thorns protect it.
garden-lily = Lily Pond
garden-fern = Fern Dell
card-bee = Bee
bed-4 = Bed 4
ask-act = What do you do? { $left } left.
option-move = { $origin } → { $garden }
option-march = { $origin } → { $garden }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}
option-burn = Burn { $garden }
option-visit = Visit { $garden }
option-strike = { $garden }: { $victim }
option-pass = That's enough
event-moved = { $seat } goes from { $origin } to { $garden }.
event-found = { $seat } finds { $card }.
event-dug = { $seat } digs in bed { $bed }.
view-gardens = The gardens
`;
const SHELL = `
board = The table
seat-you = you
yes = yes
no = no
`;

export const NAMES = ["Eva", "Jan"];
export const WORDS = new Catalogs("en", [bundleOf("en", [TEXT, SHELL])]).at(LEXICON, NAMES);

export const PLAYERS: Player[] = NAMES.map((name, seat) => ({
  seat,
  name,
  colour: `var(--seat-${seat})`,
  ink: `var(--seat-${seat}-ink)`,
  shape: seat ? "diamond" : "disc",
  bot: null,
  online: true,
}));

export const VIEW = {
  round: 3,
  rounds: 8,
  turn: 1,
  open: true,
  gardens: [
    { id: "rose", pieces: [2, 0], neighbours: ["lily"], note: "" },
    { id: "lily", pieces: [0, 1], neighbours: ["rose"], note: "" },
  ],
  row: ["bee"],
  seats: [
    { score: 4, cards: ["bee"], debts: 0 },
    { score: 7, cards: [], debts: 2 },
  ],
};

export const moved = (seat: number, answer: number, garden = "lily"): GameEvent => ({
  kind: "moved",
  facts: { seat, origin: "rose", garden },
  answer,
});

export const GAME: Game = {
  id: "gardens",
  rules_version: 1,
  seats: [2, 4],
  minutes: [20, 40],
  options: [
    { key: "players", kind: "number", default: 3, choices: [], low: 2, high: 4 },
    { key: "variants", kind: "several", default: [], choices: ["rain", "wind", "frost"], low: null, high: null },
    { key: "map", kind: "text", default: "auto", choices: [], low: null, high: null },
  ],
  lexicon: LEXICON,
  bots: ["random", "greedy"],
};

const seat = (name: string) => ({ kind: "person" as const, name, bot: null, online: true, mine: false, invite: null });

/** What the server says of a table of gardens. */
export function tableMessage(changes: Partial<TableMessage> = {}): TableMessage {
  return {
    seq: 5,
    table: {
      id: "t1",
      game: GAME.id,
      setup: { players: 2 },
      status: "running",
      problem: null,
      owner: "Eva",
      mine: true,
      public: true,
      watchers: "public",
      after_end: "public",
      friendly: false,
      created: "2026-01-01T12:00:00.000Z",
      seed_hash: "00",
      rules_version: 1,
      origin: null,
      seats: NAMES.map(seat),
    },
    me: 0,
    turn_since: "2026-01-01T12:00:00.000Z",
    decision: 4,
    waiting: [0],
    question: { seat: 0, topic: "act", facts: { left: 2 }, options: MOVES, optional: false, secret: false },
    undo: { allowed: true, reason: null },
    count: 2,
    view: VIEW,
    log: { from: 0, events: [moved(0, 1), moved(1, 2)] },
    digest: null,
    result: null,
    chat: [],
    ...changes,
  };
}

export const MOVES: Option[] = [["move", "rose", "lily"], ["move", "rose", "fern"], ["move", "lily", "rose"], ["pass"]];
