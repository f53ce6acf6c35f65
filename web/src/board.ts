// The contract of a game's board: what a folder `games/<id>/` gives to the shell, and what it gets. See docs/board.md.
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Line, LogEvent } from "./types/messages";

/** Something that can be pointed at: a region, a card, a seat. Kinds are those of the game's lexicon. */
export interface Thing {
  /** A kind of the lexicon (`region`, `card`, `seat`…), or the name of a plain fact (`count`, `coins`), or `verb`. */
  readonly kind: string;
  readonly id: string | number;
}

/** What a thing can be in the question that is open now. */
export type Role =
  /** Picking it asks on: where to, how many. */
  | "source"
  /** Picking it completes the answer. */
  | "target"
  /** It was picked, or the question is about it. */
  | "chosen"
  /** It cannot be picked now; picking it says why. */
  | "refused";

/** A thing that takes part in the open question. */
export interface Target {
  readonly thing: Thing;
  readonly role: Role;
  /** The options, as places in the question's list, that picking it leaves open. */
  readonly options: readonly number[];
}

export type { Lexicon, Line, LogEvent as GameEvent, Option } from "./types/messages";

export type Language = "en" | "cs";
/** Facts that are named by the lexicon: numbers, words, phrases, and lists of them. */
export type Facts = NonNullable<Line["facts"]>;
export type Fact = Facts[string];
/** Facts that stand in a message as they are. */
export type PlainFacts = Readonly<Record<string, string | number>>;

/** Messages of the shell and of the game, in the reader's language. When the language changes, a new one is given. */
export interface Words {
  readonly language: Language;
  has(message: string): boolean;
  /** The message with its facts, as they are: names are not looked up. */
  say(message: string, facts?: PlainFacts): string;
  /** A line or a phrase that a game tells. */
  line(line: Line): string;
  /** The name of a thing: a player's name, one that the edition gives, `<kind>-<id>` of the catalog, or the id itself. */
  name(thing: Thing): string;
  /** What a thing is and does, whatever the position, line by line. */
  about(thing: Thing): readonly string[];
  /**
   * A message whose facts are named by the lexicon: `words.told("event-moved", {seat: 0, …})`. A list is read as one,
   * "Imam and Commander", and a message may ask how long it is: `$cards-count`.
   */
  told(message: string, facts: Facts): string;
  /** The thing that a fact names; null when it is a plain number or word. */
  thing(fact: string, value: string | number): Thing | null;
  /** The kinds of things that the game knows. */
  readonly kinds: readonly string[];
}

/** Each seat has a colour and a shape, so that colour is never the only sign. */
export type Shape = "disc" | "diamond" | "square" | "triangle" | "hexagon" | "star";

export interface Player {
  readonly seat: number;
  /** With the role, where there is one: "Eyrie (Ada)". */
  readonly name: string;
  /** In sentences: by the role, where there is one. */
  readonly called: string;
  /** The player's own name. */
  readonly person: string;
  /** What the seat plays, or an empty word. */
  readonly role: string;
  /** The seat's colour as CSS (`var(--seat-0)`): for fills, strokes and borders. */
  readonly colour: string;
  /** What can be read on that colour (`var(--seat-0-ink)`). */
  readonly ink: string;
  readonly shape: Shape;
  /** The name of the bot that sits here, or null. */
  readonly bot: string | null;
  readonly online: boolean;
}

/** What every component of a game gets. */
export interface TableProps<View = unknown, Content = unknown> {
  readonly view: View;
  /** What the game is made of, with the edition of the set-up: the same tables that the rules read. */
  readonly content: Content;
  readonly players: readonly Player[];
  /** My seat, or null for a watcher. */
  readonly me: number | null;
  readonly words: Words;
  /** What is told of a thing now, in one text for readers of screens; empty when there is nothing to tell. */
  told(thing: Thing): string;
  /** `{@attach about(thing)}` explains a thing on hover and focus, and lets the log point at it. */
  about(thing: Thing): Attachment<Element>;
}

/** The board, which takes the middle of the table. */
export interface BoardProps<View = unknown, Content = unknown> extends TableProps<View, Content> {
  /** What can be picked now. Nothing else may look as if it could. */
  readonly targets: readonly Target[];
  /** A click or a key on a thing. Anything may be reported; the shell knows what can be picked. */
  onpick(thing: Thing): void;
  /** Things that changed since my last move. */
  readonly marks: readonly Thing[];
  /** What the log or a tooltip points at right now. */
  readonly pointed: Thing | null;
  /** Everything that was told so far, oldest first. */
  readonly log: readonly LogEvent[];
  /** What has just happened, oldest first, for pieces to travel along. A new list each time; empty after a reload. */
  readonly animate: readonly LogEvent[];
  readonly reducedMotion: boolean;
}

/** What a part of a page needs so that its things can be picked and explained. */
export type Picking = Pick<BoardProps, "targets" | "onpick" | "about" | "words">;

/** What belongs into the panel of one seat, below its name and score. */
export interface SeatProps<View = unknown, Content = unknown> extends TableProps<View, Content> {
  readonly seat: number;
  /** Whether everything is shown, or in a line or two what one looks for at a glance. */
  readonly open: boolean;
  /** Show everything: something here can be picked. */
  onopen(): void;
  /** What can be picked now, as on the board: what lies before a player may be part of a question too. */
  readonly targets: readonly Target[];
  onpick(thing: Thing): void;
}

/** What is shown when the game is over. */
export interface ScoringProps<View = unknown, Content = unknown> extends TableProps<View, Content> {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A thing as a small picture: the face of a card, a token. */
export interface PictureProps<Content = unknown> {
  readonly thing: Thing;
  readonly content: Content;
  readonly words: Words;
}

/** Colours of a game's world, as CSS values. What is left out stays as the shell has it. */
export interface Palette {
  /** Behind everything. */
  readonly ground?: string;
  /** Panels. */
  readonly paper?: string;
  /** Raised or inset parts of a panel. */
  readonly paper2?: string;
  /** Text on paper. */
  readonly ink?: string;
  readonly ink2?: string;
  /** Lines on paper. */
  readonly line?: string;
  /** Text on the ground. */
  readonly onGround?: string;
  /** What can be picked, links, the main button. */
  readonly accent?: string;
  /** Text on the accent. */
  readonly onAccent?: string;
}

/** The colour of a seat's pieces, what can be read on it, and its shape. */
export interface SeatLook {
  readonly colour: string;
  readonly ink: string;
  readonly shape: Shape;
}

export interface World {
  readonly light: Palette;
  readonly dark: Palette;
  /** The seats in order. */
  readonly seats?: readonly SeatLook[];
}

/** What `games/<id>/index.ts` exports as its default. Only that folder knows the types of its view and content. */
export interface GameBoard<View = any, Content = any> {
  readonly Board: Component<BoardProps<View, Content>>;
  readonly world: World;
  /** The seats in order where their looks depend on what they play; else they are those of the world. */
  looks?(view: View): readonly SeatLook[];
  /** Below the name and score in a seat's panel: tracks, next cost, what scores. */
  readonly seatPanel?: Component<SeatProps<View, Content>>;
  /** On the right, below the log; on a phone a sheet of its own: what I hold. */
  readonly hand?: Component<BoardProps<View, Content>>;
  /** What is in it, in two or three words with a number: "Hand (3)"; empty when there is nothing. */
  held?(view: View, me: number | null, words: Words): string;
  readonly finalScoring?: Component<ScoringProps<View, Content>>;
  readonly picture?: Component<PictureProps<Content>>;
  /** What the signs on the board mean. */
  readonly legend?: Component<{ readonly words: Words }>;
  /** How many points a seat has now, or null when nobody may know. */
  score?(view: View, seat: number): number | null;
}

/** Whether two things are the same. */
export function same(one: Thing | null, other: Thing | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.id === other.id;
}

/** A thing as a key of a map. */
export function keyOf(thing: Thing): string {
  return `${thing.kind} ${thing.id}`;
}

/** The role of a thing in the open question, or null. */
export function roleOf(targets: readonly Target[], thing: Thing): Role | null {
  return targets.find((target) => same(target.thing, thing))?.role ?? null;
}
