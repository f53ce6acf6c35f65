// The tables beside the rules, `data/*.yaml`: the page reads what cards do and which borders are printed from them.
// Their entries are written in the flow style of YAML, which is JSON with bare words.
import cardsTable from "../../../../src/deskovka/games/legends/data/cards.yaml?raw";
import segmentsTable from "../../../../src/deskovka/games/legends/data/segments.yaml?raw";

function read<Entry>(flow: string): Entry {
  return JSON.parse(flow.replace(/[a-z_]\w*/gi, (word) => (word === "null" ? word : `"${word}"`))) as Entry;
}

/** The entries of a table that match a pattern, each with its own flow text in the first group. */
function entries<Entry>(table: string, pattern: RegExp): Entry[] {
  return [...table.replace(/#.*$/gm, "").matchAll(pattern)].map((found) => read<Entry>(found[1]!));
}

export type Adjective = "ancient" | "cursed" | "dire" | "forest" | "night" | "noble" | "arcane" | "mountain";

export type Ability =
  | { readonly type: "extra_move" }
  | { readonly type: "extra_army" }
  | { readonly type: "flying" }
  | { readonly type: "immune" }
  | { readonly type: "elixir"; readonly count: number }
  | { readonly type: "coins"; readonly amount: number }
  | { readonly type: "vp_per_adjective"; readonly adjective: Adjective; readonly vp: number }
  | { readonly type: "vp_per_flying"; readonly vp: number }
  | { readonly type: "vp_set"; readonly adjective: Adjective; readonly need: number; readonly vp: number }
  | { readonly type: "vp_per_coins"; readonly coins: number; readonly vp: number };

export type ActionType = "place" | "move" | "build" | "destroy";

export interface Action {
  readonly type: ActionType;
  readonly n: number;
}

export interface Card {
  readonly id: string;
  /** The word in its name that scoring abilities look at. */
  readonly adjective: Adjective | null;
  readonly abilities: readonly Ability[];
  /** How two actions go together: one of them, or both in this order. */
  readonly joiner: "single" | "or" | "and";
  readonly actions: readonly Action[];
}

/** The cards by their ids. */
export const CARDS: ReadonlyMap<string, Card> = new Map(
  entries<Card>(cardsTable, /^ +- (\{id[^}]*abilities[^]*?\]\})$/gm).map((card) => [card.id, card]),
);

/** Regions that are printed as neighbours by land: borders and rope bridges. Portals join more than these. */
export const PRINTED_LAND: readonly (readonly [string, string])[] = entries<[string, string][]>(
  segmentsTable,
  /^ +land: (\[\[[^]*?\]\])$/gm,
).flat();
