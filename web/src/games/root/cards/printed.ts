// What is printed on cards and on the sheets of factions, from the content of the table.
import { createContext } from "svelte";
import type { Card, Content, Factions, Quest } from "../view";

/** The suits, as cards are sorted. */
export const SUITS = ["fox", "rabbit", "mouse", "bird"];

/** Cards that belong to a board and not to the deck: they count as bird cards. */
export const BOARD_CARDS: ReadonlySet<string> = new Set(["loyal_vizier", "faithful_retainer"]);

export class Printed {
  /** The cards of all decks. */
  readonly cards: ReadonlyMap<string, Card>;
  /** The quests, on whichever sheet they are. */
  readonly quests: ReadonlyMap<string, Quest>;
  /** The sheets of the factions, by name. */
  readonly sheets: Factions;

  constructor({ decks, factions }: Content) {
    this.cards = byId(Object.values(decks).flat());
    this.quests = byId(Object.values(factions).flatMap((sheet) => ("quests" in sheet ? sheet.quests : [])));
    this.sheets = factions;
  }

  suitOf(card: string): string {
    return BOARD_CARDS.has(card) ? "bird" : (this.cards.get(card)?.suit ?? "");
  }
}

function byId<Entry extends { readonly id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

const known = new WeakMap<Content, Printed>();

/** The same for everybody who asks with the same content. */
export function printedOf(content: Content): Printed {
  let printed = known.get(content);
  if (!printed) known.set(content, (printed = new Printed(content)));
  return printed;
}

/** What is printed at this table: whatever stands on the board, in a panel or in a hint is given it from there. */
export const [printedHere, givePrinted] = createContext<() => Printed>();
