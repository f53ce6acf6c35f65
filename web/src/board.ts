// The contract of a game's board: what a folder `games/<id>/` gives to the shell, and what it gets. See docs/board.md.
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

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
  | "chosen";

/** A thing that takes part in the open question. */
export interface Target {
  readonly thing: Thing;
  readonly role: Role;
  /** The options, as places in the question's list, that picking it leaves open. */
  readonly options: readonly number[];
}

/** A verb, then whole numbers and short words; the lexicon names what follows the verb. */
export type Option = readonly [string, ...(string | number)[]];

/** Something that happened. */
export interface GameEvent {
  readonly kind: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** How many answers had been given when it happened. */
  readonly answer: number;
}

/** What a game says, from `/api/games`. */
export interface Lexicon {
  readonly topics: Readonly<Record<string, readonly string[]>>;
  readonly verbs: Readonly<Record<string, readonly string[]>>;
  readonly events: Readonly<Record<string, readonly string[]>>;
  readonly kinds: Readonly<Record<string, string>>;
  readonly clauses: Readonly<Record<string, string>>;
}

export type Language = "en" | "cs";
export type Facts = Readonly<Record<string, string | number>>;

/** Messages of the shell and of the game, in the reader's language. When the language changes, a new one is given. */
export interface Words {
  readonly language: Language;
  has(message: string): boolean;
  /** The message with its facts, as they are: names are not looked up. */
  say(message: string, facts?: Facts): string;
  /** The name of a thing: a player's name, `<kind>-<id>` of the catalog, or the id itself. */
  name(thing: Thing): string;
  /** What a thing does (`<kind>-<id>-about`), or an empty text. */
  about(thing: Thing): string;
  /** A message whose facts are named by the lexicon: `words.told("event-moved", {seat: 0, …})`. */
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
  readonly name: string;
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
export interface TableProps<View = unknown> {
  readonly view: View;
  readonly players: readonly Player[];
  /** My seat, or null for a watcher. */
  readonly me: number | null;
  readonly words: Words;
  /** `{@attach about(thing)}` explains a thing on hover and focus, and lets the log point at it. */
  about(thing: Thing): Attachment<Element>;
}

/** The board, which takes the middle of the table. */
export interface BoardProps<View = unknown> extends TableProps<View> {
  /** What can be picked now. Nothing else may look as if it could. */
  readonly targets: readonly Target[];
  /** A click or a key on a thing. Anything may be reported; the shell knows what can be picked. */
  onpick(thing: Thing): void;
  /** Things that changed since my last move. */
  readonly marks: readonly Thing[];
  /** What the log or a tooltip points at right now. */
  readonly pointed: Thing | null;
  /** What has just happened, oldest first, for pieces to travel along. A new list each time; empty after a reload. */
  readonly animate: readonly GameEvent[];
  readonly reducedMotion: boolean;
}

/** What belongs into the panel of one seat, below its name and score. */
export interface SeatProps<View = unknown> extends TableProps<View> {
  readonly seat: number;
  /** What can be picked now, as on the board: what lies before a player may be part of a question too. */
  readonly targets: readonly Target[];
  onpick(thing: Thing): void;
}

/** What is shown when the game is over. */
export interface ScoringProps<View = unknown> extends TableProps<View> {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** A thing as a small picture: the face of a card, a token. */
export interface PictureProps {
  readonly thing: Thing;
  readonly words: Words;
}

/** A part of the table as text, for a screen reader or a terminal. */
export interface TextSection {
  readonly title: string;
  readonly lines: readonly string[];
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

/** What `games/<id>/index.ts` exports as its default. Only that folder knows the type of its view: hence `any`. */
export interface GameBoard<View = any> {
  readonly Board: Component<BoardProps<View>>;
  readonly world: World;
  /** The seats in order where their looks depend on what they play; else they are those of the world. */
  looks?(view: View): readonly SeatLook[];
  /** Below the name and score in a seat's panel: tracks, next cost, what scores. */
  readonly seatPanel?: Component<SeatProps<View>>;
  /** On the right, below the log: what I hold. */
  readonly hand?: Component<BoardProps<View>>;
  readonly finalScoring?: Component<ScoringProps<View>>;
  readonly picture?: Component<PictureProps>;
  /** What the signs on the board mean. */
  readonly legend?: Component<{ readonly words: Words }>;
  /** A few words beside the name of the game: the round, the phase. */
  headline?(view: View, words: Words, players: readonly Player[]): string;
  /** How many points a seat has now, or null when nobody may know. */
  score?(view: View, seat: number): number | null;
  textView?(view: View, words: Words, players: readonly Player[], me: number | null): TextSection[];
  /** What more a tooltip says about a thing, as it is now. */
  describe?(thing: Thing, view: View, words: Words, players: readonly Player[]): string;
  /** A short note on an option's button, as it is now: a price, a cost. */
  note?(option: Option, view: View, words: Words): string;
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
