// What a faction gives to the table; its folder has it as the default of `index.ts`, what its pieces look like in
// `pieces.ts` beside it, its words in `texts/`. The folder is called as the rules call the faction.
import type { Component } from "svelte";
import type { Picking, Player, Thing, Words } from "../../../board";
import type { Fact } from "../panels/facts";
import type { RootView } from "../view";

/** What lies before a seat, in its panel. */
export interface FactionBoardProps<Board> {
  readonly board: Board;
  readonly view: RootView;
  readonly seat: number;
  readonly players: readonly Player[];
  readonly picking: Picking;
  /** Whether it is my own. */
  readonly mine: boolean;
}

/** What I hold besides my hand. */
export interface FactionHandProps<Board> {
  readonly board: Board;
  readonly view: RootView;
  readonly picking: Picking;
  /** Whether something changed since my last move, or is pointed at. */
  isMarked(thing: Thing): boolean;
}

/** The card of somebody who can be chosen. */
export interface PersonProps {
  readonly id: string;
  readonly words: Words;
  /** Whether it is told what they do. */
  readonly text?: boolean;
}

/** A piece that an event brings to its clearing; or takes from there to the clearing that another fact names. */
export interface Flown {
  readonly piece: string;
  readonly to?: string;
}

/** Only its own folder knows the type of its board: hence `any`. */
export interface Faction<Board = any> {
  readonly Board: Component<FactionBoardProps<Board>>;
  readonly Hand?: Component<FactionHandProps<Board>>;
  /** Kinds of things on its board that questions are about: it is unfolded when one comes. */
  readonly asks?: readonly string[];
  /** Kinds of things on its board that questions to others are about, likewise. */
  readonly sells?: readonly string[];
  /** Leaders, characters: a card for each kind of them. */
  readonly people?: Readonly<Record<string, Component<PersonProps>>>;
  /** Its own events that pieces travel along, by kind. */
  readonly flights?: Readonly<Record<string, Flown>>;
  /** Kinds of its events that may come in the middle of a battle. */
  readonly duringBattle?: readonly string[];
  /** How many of an item it has ready for quests. */
  usable?(board: Board): (item: string) => number;
  /** What is seen of its board at a glance. */
  facts?(board: Board, words: Words): Fact[];
  /** What it has to show for itself at the end. */
  achievements?(board: Board, words: Words): string[];
}
