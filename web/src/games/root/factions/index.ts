// The factions that have a folder here; one without it is drawn with plain figures, and its board as the view has it.
import type { Component } from "svelte";
import type { Faction, Flown, PersonProps } from "./faction";
import PlainBoard from "./PlainBoard.svelte";

const FOUND = import.meta.glob<Faction>("./*/index.ts", { import: "default", eager: true });

/** By name, which is that of the folder. */
const FACTIONS: ReadonlyMap<string, Faction> = new Map(
  Object.entries(FOUND).map(([path, faction]) => [path.split("/")[1]!, faction]),
);
const ALL = [...FACTIONS.values()];
const PLAIN: Faction = { Board: PlainBoard };

export const NAMES: readonly string[] = [...FACTIONS.keys()];

export function factionOf(name: string): Faction {
  return FACTIONS.get(name) ?? PLAIN;
}

/** The cards of people of all factions, by kind. */
export const PEOPLE: Readonly<Record<string, Component<PersonProps>>> = Object.assign(
  {},
  ...ALL.map(({ people }) => people),
);

/** The flights that events of single factions tell of, by kind. */
export const FLIGHTS: Readonly<Record<string, Flown>> = Object.assign({}, ...ALL.map(({ flights }) => flights));

/** Kinds of events of single factions that may come in the middle of a battle. */
export const DURING_BATTLE: ReadonlySet<string> = new Set(ALL.flatMap(({ duringBattle = [] }) => duringBattle));
