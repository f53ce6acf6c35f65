// What the server and the pages say to each other. Written by `make types` from the types in Python.

/** A verb, then whole numbers and words; the lexicon names them. */
export type Option = readonly [verb: string, ...facts: (string | number)[]];

/** Options of a set-up, by their keys. */
export type Setup = Readonly<Record<string, unknown>>;

/** A seat for whoever opens the table. */
export interface SeatMe {
  readonly kind: "me";
}

/** A seat that anybody may take. */
export interface SeatOpen {
  readonly kind: "open";
}

/** A seat that somebody with its invitation may take. */
export interface SeatInvited {
  readonly kind: "invited";
}

/** A seat at which a bot plays. */
export interface SeatBot {
  readonly kind: "bot";
  readonly bot: string;
}

/** Who is wanted at a seat of a new table. */
export type AnySeat = SeatMe | SeatOpen | SeatInvited | SeatBot;

/** What is wrong: a key for programs, a sentence for people, and the facts in it. */
export interface ErrorBody {
  readonly key: string;
  readonly sentence: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Every error has this form. */
export interface Error {
  readonly error: ErrorBody;
}

/** Somebody who is known to the server. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account";
}

/** Who is asking, and the token that requests with the cookie must carry in `X-CSRF-Token`. */
export interface Me {
  readonly user: Person | null;
  readonly csrf: string | null;
}

/** A token for a program. It is shown this once. */
export interface NewToken {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Whether a token may change something, or look only. */
  readonly scope: "play" | "read";
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly until: string;
}

/** A token that exists. */
export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  /** Whether a token may change something, or look only. */
  readonly scope: "play" | "read";
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly until: string;
}

/** A browser in which you are signed in. */
export interface SessionInfo {
  readonly id: string;
  /** The browser and the system, as far as it says; may be empty. */
  readonly device: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly seen: string;
  /** Whether it is the one that asks. */
  readonly this: boolean;
}

/** How you get a new password should you forget yours. */
export interface RecoveryInfo {
  /** Codes that you were shown and have not used. */
  readonly left: number;
}

/** Codes of which each gives a new password once. They are shown this once. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/** How many want a bot at a seat, and how many must. */
export interface Votes {
  readonly votes: number;
  readonly needed: number;
}

/** A guided first game: who opens a table with this set-up and this seed and sits there is told what to do. */
export interface GuideInfo {
  readonly id: string;
  readonly setup: Setup;
  readonly seed: string;
  /** A seat, counted from 0. */
  readonly seat: number;
}

/** A way in which you are told that it is your turn. Mail counts once its address is confirmed. */
export interface ChannelInfo {
  readonly id: string;
  readonly kind: "push" | "mail" | "hook";
  readonly target: string;
  readonly confirmed: boolean;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
}

/** How you are told that it is your turn, and how you can be. */
export interface NoticeInfo {
  /** The key of this server, with which a browser subscribes. */
  readonly key: string;
  /** Whether this server sends mail. */
  readonly mail: boolean;
  readonly channels: readonly ChannelInfo[];
}

/** Whether a message was taken. */
export interface Tested {
  readonly sent: boolean;
}

/** A bot that can take a seat; they are listed from the weakest. */
export interface BotInfo {
  readonly id: string;
  /** How long it thinks about an answer at most; 0: it answers at once. */
  readonly seconds: number;
  /** Whether it takes a seat where nobody says otherwise. */
  readonly usual: boolean;
}

/** A game that can be played. */
export interface GameInfo {
  readonly id: string;
  readonly rules_version: number;
  /** The least and the most players. */
  readonly seats: readonly [number, number];
  /** How long a game takes, about. */
  readonly minutes: readonly [number, number];
  /** Every option of the set-up. */
  readonly options: readonly SetupOption[];
  readonly bots: readonly BotInfo[];
  readonly guides: readonly GuideInfo[];
}

/** One option of a set-up, as a form or a help page shows it. */
export interface SetupOption {
  readonly key: string;
  readonly kind: "number" | "choice" | "several" | "seats" | "order" | "text" | "edition";
  readonly default: unknown;
  readonly choices: readonly (string | number)[];
  readonly low: number | null;
  readonly high: number | null;
  /** Whether a form shows it at once. */
  readonly main: boolean;
}

/** A set-up in its short form: the number of players and what differs from the defaults. */
export interface SetupData {
  readonly setup: Setup;
  /** What may be chosen, where the edition decides it, by option. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Names that the edition gives, by kind, id and language. */
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** A set-up in the workshop: what can be changed, with its values now. */
export interface Workshop {
  /** In its short form. */
  readonly setup: Setup;
  /** The edition as YAML; empty without one. */
  readonly text: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** Every number, choice and switch of the tables. */
  readonly fields: readonly TableField[];
  /** The map as SVG; empty where the game draws none. */
  readonly drawing: string;
  readonly most_games: number;
  readonly most_seconds: number;
}

/** One value of the tables, as a form shows it. */
export interface TableField {
  /** As an edition names it: `params.prices.weapon`. */
  readonly path: string;
  /** The message with its name, where the game has one; with `-help` the one that explains it. */
  readonly says: string;
  /** The entries that it belongs to, from the outside in. */
  readonly of: readonly Thing[];
  readonly kind: "whole" | "number" | "choice" | "flag";
  readonly value: number | string | boolean | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly choices: readonly (string | number)[];
  /** Whether it may be left empty. */
  readonly optional: boolean;
}

/** Something that has a name and can be pointed at: a card, a region, a seat. */
export type Thing = readonly [kind: string, id: string | number];

/** A comparison of two versions of a game, under way or over. */
export interface RunInfo {
  readonly id: string;
  readonly game: string;
  /** `lost`: the server was restarted while it was under way. */
  readonly status: "waiting" | "running" | "done" | "stopped" | "failed" | "lost";
  /** Pairs of games that are played. */
  readonly done: number;
  readonly games: number;
  readonly bot: string;
  readonly seed: number;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  readonly before: Setup;
  readonly after: Setup;
  /** Why it failed: a game did not end, took too much memory, or broke. */
  readonly problem: "slow" | "memory" | "failed" | null;
  /** What is varied, where not two versions are compared. */
  readonly vary: Varied | null;
  /** What came out, of all pairs that are played. */
  readonly result: Comparison | null;
  /** What came out where a number is varied. */
  readonly curve: Sweep | null;
  /** What came out where several numbers are varied. */
  readonly search: Search | null;
}

/** A range, and those of further numbers with which it is combined. */
export interface Varied {
  readonly path: string;
  readonly values: readonly number[];
  readonly also: readonly Range[];
}

/** The values that one number of the content shall have. */
export interface Range {
  readonly path: string;
  readonly values: readonly number[];
}

/** Two versions side by side. */
export interface Comparison {
  readonly game: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly change: Setup;
  readonly measures: readonly Difference[];
}

/** One measure of the games: its means before and after, and the difference of the pairs with its 95 % interval. */
export interface Difference {
  readonly key: string;
  readonly label: Line;
  readonly before: number;
  readonly before_interval: readonly [number, number];
  readonly after: number;
  readonly after_interval: readonly [number, number];
  readonly difference: number;
  readonly interval: readonly [number, number];
  /** How often chance alone would make such a difference or a greater one. */
  readonly p: number;
  /** Whether the difference is more than noise, having looked at all measures. */
  readonly moved: boolean;
}

/** A message of the game's or the common catalogs, and the facts in it. */
export interface Line {
  readonly say: string;
  /** Named through the kinds of the lexicon. A tuple is a list; a line is a phrase. */
  readonly facts?: Readonly<Record<string, string | number | Line | readonly (string | number | Line)[]>>;
  /** What the line is about: where that thing is explained, the line is shown. */
  readonly of?: Thing | null;
}

/** A curve: the same games with one value after another. */
export interface Sweep {
  readonly game: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly path: string;
  readonly points: readonly Point[];
}

/** What games are like with one value. */
export interface Point {
  readonly value: number;
  readonly measures: readonly Estimate[];
}

/** One measure over some games: its mean and the 95 % interval of that. */
export interface Estimate {
  readonly key: string;
  readonly label: Line;
  readonly mean: number;
  readonly interval: readonly [number, number];
}

/** The same games with every choice of values for several numbers. */
export interface Search {
  readonly game: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly paths: readonly string[];
  readonly tried: readonly Combined[];
}

/** What games are like with one value for each of several numbers. */
export interface Combined {
  readonly values: readonly number[];
  readonly measures: readonly Estimate[];
}

/** The token that lets somebody take an invited seat. */
export interface Invite {
  /** A seat, counted from 0. */
  readonly seat: number;
  readonly token: string;
}

/** A new table. */
export interface Created {
  readonly id: string;
  readonly invites: readonly Invite[];
}

/** Tokens for those who watch: of what is public, and of everything but later. */
export interface WatchLinks {
  /** Null when only players may look, or when nobody needs a token. */
  readonly public: string | null;
  /** For the owner of a table that allows it. */
  readonly everything: string | null;
}

/** The change is stored, under this number. */
export interface Accepted {
  /** Grows with every stored change of the table. */
  readonly seq: number;
}

/** Who sits at a seat. A bot with a name plays for that person, who may come back. */
export interface SeatInfo {
  readonly kind: "open" | "invited" | "person" | "bot";
  readonly name: string | null;
  readonly bot: string | null;
  readonly online: boolean;
  /** Whether you sit here, or a bot sits here for you. */
  readonly mine: boolean;
  /** For the owner of a table that has not begun. */
  readonly invite: string | null;
  /** When the time of this seat is up; the table waits for it. */
  readonly due: string | null;
  /** Seconds of the game's time, when the table last began or ceased to wait for this seat. */
  readonly left: number | null;
}

/** Hours of the day at which no clock runs, in a time zone. */
export interface Night {
  readonly begin: number;
  readonly end: number;
  readonly zone: string;
}

/**
 * Seconds for a move, and for all moves of a game; either may be missing.
 *
 * A move lasts as long as the table waits for the same seat without a break.
 */
export interface Clock {
  readonly move: number | null;
  readonly game: number | null;
  readonly night: Night | null;
}

/** A contender that is no seat. */
export interface RivalInfo {
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
}

/** The end of a game. `kind`: one seat won, several share it, a team or a rival that is no seat won, or nobody. */
export interface ResultInfo {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly kind: "won" | "shared" | "team" | "rival" | "draw";
  /** Why the game ended, a word of the game; may be empty. */
  readonly reason: string;
  readonly rivals: readonly RivalInfo[];
}

/** A table in a list. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly status: "open" | "running" | "finished" | "broken" | "outdated";
  readonly seats: readonly SeatInfo[];
  readonly me: number | null;
  readonly waiting: readonly number[];
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly since: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  readonly count: number;
  readonly result: ResultInfo | null;
}

/** The game and the moment that a table goes on from. */
export interface Origin {
  readonly table: string;
  readonly at: number;
}

/** What people add to the seed: promised when they sit down, shown when every seat is taken. */
export interface PartsInfo {
  /** Now parts are to be shown; then the game begins without the rest. */
  readonly until: string | null;
  /** By seats: SHA-256 of the part, if one was promised. */
  readonly promises: readonly (string | null)[];
  /** By seats: whether the part was shown. */
  readonly shown: readonly boolean[];
  /** The server's own part, when everything may be known. */
  readonly server: string | null;
  /** By seats: the parts, likewise. */
  readonly parts: readonly (string | null)[] | null;
}

/** What is fixed about a table, and its seats. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly status: "open" | "running" | "finished" | "broken" | "outdated";
  /** Why the game is broken or outdated. */
  readonly problem: ErrorBody | null;
  /** The name of whoever opened the table. */
  readonly owner: string;
  /** Whether the table is yours. */
  readonly mine: boolean;
  readonly public: boolean;
  /** Who besides its players sees what is public: anybody, who has the link, or nobody. */
  readonly watchers: "public" | "link" | "nobody";
  /** What watchers see when the game is over. */
  readonly after_end: "public" | "later" | "everything";
  /** Somebody may know what is hidden: a chosen seed, or a known position. */
  readonly friendly: boolean;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  /** SHA-256 of the server's part of the seed; of all of it without others. */
  readonly seed_hash: string;
  /** What people add to the seed, if somebody does. */
  readonly parts: PartsInfo | null;
  readonly rules_version: number;
  readonly origin: Origin | null;
  /** Whose a seat is when its player leaves. */
  readonly leaving: "bot" | "open";
  /** Minutes after which watchers with a link of the owner's see everything. */
  readonly late: number | null;
  readonly clock: Clock | null;
  /** Whether players may ask what a bot would do in their place. */
  readonly hints: boolean;
  /** Whether bots say why they answered while the game runs. */
  readonly thoughts: boolean;
  /** Seconds of waiting after which the others may vote for a bot. */
  readonly vote: number | null;
  readonly seats: readonly SeatInfo[];
}

/** Why something is not offered: the beginning of all options that are not, the reason and its clause. */
export interface RefusalInfo {
  /** A verb, then whole numbers and words. */
  readonly option: Option;
  readonly why: Line;
  readonly clause: string;
}

/** What a seat is asked. `optional`: it may act but nobody waits for it. `secret`: others answer too. */
export interface QuestionInfo {
  /** A seat, counted from 0. */
  readonly seat: number;
  readonly topic: string;
  readonly facts: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly options: readonly Option[];
  /** What to know beside each option, such as what it costs. */
  readonly notes: readonly (Line | null)[];
  /** What comes of each option that one might regret. */
  readonly follows: readonly (Line | null)[];
  /** The verbs of a menu of actions, offered or refused, as shown. */
  readonly menu: readonly string[];
  /** Why other things are not offered. */
  readonly refusals: readonly RefusalInfo[];
  readonly optional: boolean;
  readonly secret: boolean;
}

/** Whether the last answer can be taken back; if not, why: nothing, other, chance or revealed. */
export interface UndoInfo {
  readonly allowed: boolean;
  readonly reason: string | null;
}

/** Something that happened, after so many answers. */
export interface LogEvent {
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  readonly answer: number;
  /** Who alone was told it, for those who are shown everything afterwards. */
  readonly to?: readonly number[] | null;
}

/** The log from a place on: drop what you have from there and append these. */
export interface LogPart {
  readonly from: number;
  readonly events: readonly LogEvent[];
  /** The turns from the one on to which these belong: drop what you have from there, append these. */
  readonly turns: readonly Turn[];
}

/** A part of a log: the place of its first event, and the line that sums it up. */
export interface Turn {
  readonly start: number;
  readonly recap: Line | null;
}

/** The place in the log where your last visit ended. */
export interface Digest {
  readonly from: number;
}

/** Something said at the table: plain text, never markup. */
export interface ChatInfo {
  readonly id: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly at: string;
}

/** A table as you may see it. `decision` names the open question; answers must name it. */
export interface TableMessage {
  /** Grows with every stored change of the table. */
  readonly seq: number;
  readonly table: TableInfo;
  readonly me: number | null;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly turn_since: string;
  readonly decision: number;
  /** What each seat plays, as far as it is settled; empty: nothing. */
  readonly roles: readonly string[];
  readonly waiting: readonly number[];
  readonly question: QuestionInfo | null;
  /** What a beginner is told, at a guided table. */
  readonly prompt: Line | null;
  readonly undo: UndoInfo;
  /** Answers so far. */
  readonly count: number;
  /** What you may know of the game; each game has its own form. */
  readonly view: unknown;
  /** The view in words. */
  readonly told: readonly Section[];
  /** The hash of the game's content; null when it cannot be shown. */
  readonly content: string | null;
  readonly log: LogPart;
  readonly digest: Digest | null;
  readonly result: ResultInfo | null;
  readonly chat: readonly ChatInfo[];
}

/**
 * Lines that belong together, under a title.
 *
 * Lines about the same thing make a paragraph; a line about nothing of its own goes on with the one before.
 */
export interface Section {
  readonly title: Line;
  readonly lines: readonly Line[];
}

/** What the game of a table is made of, with the edition of its set-up. */
export interface ContentMessage {
  readonly hash: string;
  /** The tables; each game has its own form. */
  readonly tables: unknown;
  /** What things do, whatever the position, by kind and id: `card lake`. */
  readonly about: Readonly<Record<string, readonly Line[]>>;
}

/** A table after `at` of `count` answers. */
export interface ReplayMessage {
  readonly at: number;
  readonly count: number;
  /** What the one who looks could know then. */
  readonly view: unknown;
  /** The view in words. */
  readonly told: readonly Section[];
  /** The hash of the game's content. */
  readonly content: string;
  /** What each seat plays, as far as it is settled; empty: nothing. */
  readonly roles: readonly string[];
  readonly log: readonly LogEvent[];
  readonly turns: readonly Turn[];
  readonly question: QuestionInfo | null;
  /** What was answered to the question. */
  readonly answer: Option | null;
  /** With as=all: the view of each seat. */
  readonly views?: readonly unknown[] | null;
}

/** The hash of the server's part of the seed from the beginning; after the end the seed, and what it was made of. */
export interface Fair {
  readonly seed_hash: string;
  readonly seed: string | null;
  /** Whether the record, played again with the seed, gives the same result. */
  readonly verified: boolean | null;
  /** What the seed was made of, if people added to it. */
  readonly parts: PartsInfo | null;
}

/** An answer that gave much away: what was answered, what was better, and what it cost in points. */
export interface TurningPoint {
  readonly at: number;
  /** A seat, counted from 0. */
  readonly seat: number;
  readonly answered: Line;
  readonly best: Line;
  readonly loss: number;
}

/** The lead in points that each seat could expect after so many answers. */
export interface CurvePoint {
  readonly at: number;
  readonly leads: readonly number[];
}

/** The analysis of a game: everybody's expected lead over the answers, and where the game turned. */
export interface AnalysisInfo {
  readonly curve: readonly CurvePoint[];
  readonly turning: readonly TurningPoint[];
}

/** How far an analysis is, in decisions that were thought about; and what came of it. */
export interface AnalysisMessage {
  readonly status: "none" | "running" | "ready";
  readonly done: number;
  readonly total: number;
  readonly analysis: AnalysisInfo | null;
}

/** One numbered rule. */
export interface ClauseInfo {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly text: string;
}

/** A table, for whoever runs the server. */
export interface TableCost {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  /** The id of whoever opened it. */
  readonly owner: string;
  /** Their name. */
  readonly name: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  /** Changes that are stored of it. */
  readonly changes: number;
}

/** Somebody, for whoever runs the server. */
export interface PersonCost {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly created: string;
  /** Tables that they have opened and that are not over. */
  readonly unfinished: number;
  /** Tables that they have opened. */
  readonly tables: number;
  /** Answers that were given at those. */
  readonly answers: number;
  readonly banned: boolean;
}

/** The server can write to its database. */
export interface Health {
  readonly status: "ok";
}

/** The table message, after every change. */
export interface TableFrame {
  readonly type: "table";
  /** Grows with every stored change of the table. */
  readonly seq: number;
  readonly table: TableInfo;
  readonly me: number | null;
  /** A moment, as in 2026-01-01T12:00:00.000Z. */
  readonly turn_since: string;
  readonly decision: number;
  /** What each seat plays, as far as it is settled; empty: nothing. */
  readonly roles: readonly string[];
  readonly waiting: readonly number[];
  readonly question: QuestionInfo | null;
  /** What a beginner is told, at a guided table. */
  readonly prompt: Line | null;
  readonly undo: UndoInfo;
  /** Answers so far. */
  readonly count: number;
  /** What you may know of the game; each game has its own form. */
  readonly view: unknown;
  /** The view in words. */
  readonly told: readonly Section[];
  /** The hash of the game's content; null when it cannot be shown. */
  readonly content: string | null;
  readonly log: LogPart;
  readonly digest: Digest | null;
  readonly result: ResultInfo | null;
  readonly chat: readonly ChatInfo[];
}

/** New lines of chat. */
export interface ChatFrame {
  readonly type: "chat";
  /** Grows with every stored change of the table. */
  readonly seq: number;
  readonly chat: readonly ChatInfo[];
}

/** Who is at the table now. */
export interface PresenceFrame {
  readonly type: "presence";
  readonly online: readonly number[];
}

/** Somebody at the table asks you to move. */
export interface NudgeFrame {
  readonly type: "nudge";
  readonly by: string;
}

/** To be answered with a pong. */
export interface PingFrame {
  readonly type: "ping";
}

/** An answer that was sent on the socket is stored. */
export interface AcceptedFrame {
  readonly type: "accepted";
  readonly id: string | number | null;
  /** Grows with every stored change of the table. */
  readonly seq: number;
}

/** An answer that was sent on the socket is refused. */
export interface RefusedFrame {
  readonly type: "refused";
  readonly id: string | number | null;
  readonly status: number;
  readonly error: ErrorBody;
}

/** What a game says. A catalog of messages must have a message for each entry, in each language. */
export interface Lexicon {
  /** Questions: `ask-<topic>`, with their clause and their facts. */
  readonly topics: Readonly<Record<string, Topic>>;
  /**
   * Options: `option-<verb>`; the names of what follows the verb, in order.
   *
   * A last name with a star takes all that is left, as a list: `{"play": ("*cards",)}`.
   */
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  /** Events: `event-<kind>`, with the facts of the event. */
  readonly events: Readonly<Record<string, readonly string[]>>;
  /**
   * What a fact names: a `seat`, or a thing with a name of its own in the catalog (`region-<id>`).
   *
   * Facts that are not listed are plain numbers or words.
   */
  readonly kinds: Readonly<Record<string, string>>;
  /**
   * Verbs of menus that a card, a character or a map gives to somebody; nobody misses them who has not got them.
   *
   * Every other verb of a menu is at any time offered, or refused with a reason.
   */
  readonly special: readonly string[];
  /** Verbs that cannot be taken back or are regretted: where one tap is the whole answer, a second one confirms it. */
  readonly final: readonly string[];
  /** Verbs that are often answered several times alike, as one step of an army: people may ask for several at once. */
  readonly repeated: readonly string[];
}

/** A question: the clause of the rules on which it rests, the names of its facts, and its verbs. */
export interface Topic {
  readonly clause: string;
  readonly facts: readonly string[];
  /** A menu of actions: every verb that it can ever offer, in the order of display, but for those that end it. */
  readonly menu: readonly string[];
  /** The verbs that end the step or decline. They have no facts. */
  readonly ends: readonly string[];
}

/** Why somebody answered, or should. */
export interface Thoughts {
  readonly seat: number;
  /** Whose thoughts these are. */
  readonly bot: string;
  /** The lead before and after; None where nothing was expected. */
  readonly expected: Line | null;
  /** The best answers, and what was answered. */
  readonly weighed: readonly Weighed[];
  readonly plan: Line | null;
  readonly decides: Line | null;
  /** What else one must know of these thoughts. */
  readonly notes: readonly Line[];
}

/** An answer that was weighed, and the lead in points that was expected of it. */
export interface Weighed {
  readonly option: readonly (string | number)[];
  readonly say: Line;
  readonly lead: number;
  /** Whether it is what was answered. */
  readonly chosen: boolean;
}

/** A table for a new game. */
export interface NewTable {
  readonly game: string;
  /** Options of the set-up. */
  readonly setup?: Setup;
  readonly seats: readonly AnySeat[];
  /** Whether the table is listed. */
  readonly public?: boolean;
  /** Who besides its players sees what is public: anybody, who has the link, or nobody. */
  readonly watchers?: "public" | "link" | "nobody";
  /** What watchers see when the game is over: no more, everything a day later, or at once. */
  readonly after_end?: "public" | "later" | "everything";
  /** A text that decides all chance: a friendly game. */
  readonly seed?: string | null;
  /** SHA-256 of the 32 bytes that I add to the seed when the game begins. */
  readonly promise?: string | null;
  /** Whose a seat is when its player leaves: a bot's, or anybody's. */
  readonly leaving?: "bot" | "open";
  /** Minutes after which watchers with a link of the owner's see everything. */
  readonly late?: number | null;
  readonly clock?: ClockGiven | null;
  /** Whether players may ask what a bot would do in their place. */
  readonly hints?: boolean;
  /** Whether bots say why they answered while the game runs, as far as a player may know. */
  readonly thoughts?: boolean;
  /** Seconds of waiting for a seat after which the others may vote for a bot. */
  readonly vote?: number | null;
}

/** How long the table waits for somebody before a bot plays: seconds for a move, and for all moves of the game. */
export interface ClockGiven {
  readonly move?: number | null;
  readonly game?: number | null;
  readonly night?: NightGiven | null;
}

/** Hours of the day at which no clock runs. */
export interface NightGiven {
  readonly begin: number;
  readonly end: number;
  readonly zone: string;
}

/** The subscription of a browser to messages of this server. */
export interface PushGiven {
  readonly endpoint: string;
  /** Its public key, in base64url. */
  readonly p256dh: string;
  /** The secret that it shares with us, in base64url. */
  readonly auth: string;
}

/** What is to be compared, by games of bots among themselves. */
export interface RunGiven {
  /** Options of the set-up. */
  readonly setup: Setup;
  /** The set-up of the version to compare with; the same without its edition if left out. */
  readonly base?: Setup | null;
  readonly bot?: string;
  /** How many of each version. */
  readonly games?: number;
  readonly seed?: number;
  /** Try numbers with all choices of these values, instead of comparing. */
  readonly vary?: readonly VaryGiven[];
}

/** A number of a game, and the values that it is to be tried with. */
export interface VaryGiven {
  readonly path: string;
  readonly values: readonly number[];
}

/** What comes on the socket. */
export type Frame = TableFrame | ChatFrame | PresenceFrame | NudgeFrame | PingFrame | AcceptedFrame | RefusedFrame;
