// A small game for tests: gardens in which pieces stand, cards in hand, two players.
import type { GameEvent, Lexicon, Option } from "../board";
import type { ContentMessage, GameInfo, QuestionInfo, Section, TableMessage } from "../types/messages";
import { bundleOf } from "../words/catalogs";
import { Catalogs } from "../words/words";
import { seated } from "./tables";

export const LEXICON: Lexicon = {
  topics: {
    act: { clause: "2.1", facts: ["left"], menu: [], ends: ["pass"] },
    work: { clause: "2.2", facts: [], menu: ["move", "burn", "strike", "rest"], ends: ["pass"] },
  },
  verbs: {
    move: ["origin", "garden"],
    march: ["origin", "garden", "count"],
    burn: ["garden"],
    visit: ["garden"],
    strike: ["garden", "victim"],
    rest: [],
    pass: [],
    standing: ["matter", "order"],
    play: ["*cards"],
    give: ["victim", "*cards"],
    buy: ["goods", "amount"],
  },
  events: { moved: ["seat", "origin", "garden"], found: ["seat", "card"], played: ["seat", "cards"] },
  kinds: { seat: "seat", victim: "seat", origin: "garden", garden: "garden", gardens: "garden", card: "card", cards: "card", goods: "goods" },
  special: [],
  final: ["rest"],
  repeated: ["move"],
};

const TEXT = `
game = Gardens
garden-rose = Rose Garden
garden-lily = Lily Pond
garden-fern = Fern Dell
card-bee = Bee
card-gives = { $count ->
    [one] One flower.
   *[other] { $count } flowers.
}
card-ant = Ant
card-moth = Moth
bed-4 = Bed 4
ask-act = What do you do? { $left } left.
option-move = { $origin } → { $garden }
option-march = { $origin } → { $garden }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}
ask-work = What do you do?
verb-move = Walk
verb-work-move = March
verb-burn = Burn
verb-strike = Strike
verb-rest = Rest
pick-move-origin = March: where from?
pick-move-garden = March from { $origin }: where to?
pick-strike-garden = Strike: where?
pick-strike-victim = Strike in { $garden }: whom?
why-dry = Nothing is dry here.
option-rest = Rest for a day
option-standing = No; { $matter }: { $order }
option-burn = Burn { $garden }
option-visit = Visit { $garden }
option-strike = { $garden }: { $victim }
option-pass = That's enough
option-play = { $cards-count ->
    [0] Play nothing
   *[other] Play { $cards }
}
option-give = Give { $cards } to { $victim }
event-played = { $seat } plays { $cards }.
event-moved = { $seat } goes from { $origin } to { $garden }.
event-found = { $seat } finds { $card }.
round = Round { $round }
here = Pieces stand in { $gardens }.
and-so = { $first } { $second }
event-dug = { $seat } digs in bed { $bed }.
view-gardens = The gardens
`;
const SHELL = `
role-and-player = { $role } ({ $player })
board = The table
seat-you = you
question-which = { $thing }: what do you do?
question-agree = Confirm what you picked.
list-comma = {", "}
list-and = {" and "}
list-nothing = –
yes = yes
no = no
`;

export const NAMES = ["Eva", "Jan"];
export const WORDS = new Catalogs("en", [bundleOf("en", [TEXT, SHELL])]).at(LEXICON, NAMES);

export const PLAYERS = seated([{ shape: "disc" }, { shape: "diamond" }], NAMES);

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

export const TOLD: Section[] = [
  { title: { say: "round", facts: { round: 3 } }, lines: [{ say: "here", facts: { gardens: ["rose", "lily"] } }] },
];

export const CONTENT: ContentMessage = {
  hash: "c0ffee",
  tables: { bees: 2 },
  about: { "card bee": [{ say: "card-gives", facts: { count: 2 } }] },
};

export const moved = (seat: number, answer: number, garden = "lily"): GameEvent => ({
  kind: "moved",
  facts: { seat, origin: "rose", garden },
  answer,
});

export const GAME: GameInfo = {
  id: "gardens",
  rules_version: 1,
  seats: [2, 4],
  minutes: [20, 40],
  options: [
    { key: "players", kind: "number", default: 3, choices: [], low: 2, high: 4, main: false },
    { key: "variants", kind: "several", default: [], choices: ["rain", "wind", "frost"], low: null, high: null, main: false },
    { key: "map", kind: "text", default: "auto", choices: [], low: null, high: null, main: false },
  ],
  bots: [
    { id: "random", seconds: 0, usual: false },
    { id: "greedy", seconds: 0, usual: true },
    { id: "strong", seconds: 1, usual: false },
  ],
  guides: [],
};

const seat = (name: string) => ({ kind: "person" as const, name, bot: null, online: true, mine: false, invite: null, due: null, left: null });

/** A question at a table of gardens. */
export function asking(options: readonly Option[], changes: Partial<QuestionInfo> = {}): QuestionInfo {
  const nothing = options.map(() => null);
  return {
    seat: 0,
    topic: "act",
    facts: { left: 2 },
    options,
    notes: nothing,
    follows: nothing,
    menu: [],
    refusals: [],
    optional: false,
    secret: false,
    ...changes,
  };
}

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
      parts: null,
      rules_version: 1,
      origin: null,
      leaving: "bot",
      late: null,
      clock: null,
      hints: false,
      thoughts: false,
      vote: null,
      seats: NAMES.map(seat),
    },
    me: 0,
    roles: [],
    turn_since: "2026-01-01T12:00:00.000Z",
    decision: 4,
    waiting: [0],
    question: asking(MOVES),
    prompt: null,
    undo: { allowed: true, reason: null },
    count: 2,
    view: VIEW,
    told: TOLD,
    content: CONTENT.hash,
    log: { from: 0, events: [moved(0, 1), moved(1, 2)], turns: [] },
    digest: null,
    result: null,
    chat: [],
    ...changes,
  };
}

export const MOVES: Option[] = [["move", "rose", "lily"], ["move", "rose", "fern"], ["move", "lily", "rose"], ["pass"]];
