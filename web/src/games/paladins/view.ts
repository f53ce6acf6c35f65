// The table of Paladins as the server shows it to a seat.
import { type BoardProps, same, type Target, type Thing } from "../../board";
import type { Content, PaladinsView } from "../../types/paladins";

export type * from "../../types/paladins";

export type Table = BoardProps<PaladinsView, Content>;
/** Tokens and how many of each: what something costs or gives. */
export type Gains = Readonly<Record<string, number>>;
/** Whose board is looked at: a seat's, or that of the virtual player. */
export type Whose = number | "virtual";

/** Stands for a card that lies face down. */
export const HIDDEN = "hidden";

export const thingOf = (kind: string, id: string | number): Thing => ({ kind, id });

/** The points that a seat would have if the game ended now. */
export function score(view: PaladinsView, seat: number): number {
  return view.seats[seat]!.score;
}

/** Whether a thing changed since my last move, or is pointed at. */
export function isMarked({ marks, pointed }: Table, thing: Thing): boolean {
  return same(pointed, thing) || marks.some((mark) => same(mark, thing));
}

/** The actions of the left side of a player board, then those of the right side. */
export function sidesOf(view: PaladinsView, seat: number) {
  const { spaces } = view.seats[seat]!;
  return [spaces.slice(0, spaces.length / 2), spaces.slice(spaces.length / 2)];
}

/** More verbs than that are a menu of actions, not a way to decline. */
const FEW_VERBS = 2;
const IN_THE_KINGDOM = ["outsider", "tavern", "favour", "paladin"];

/** Whether actions are chosen: then much of the table can begin one. */
export function isMenu(targets: readonly Target[]): boolean {
  return targets.filter(({ thing, role }) => thing.kind === "verb" && role !== "chosen").length > FEW_VERBS;
}

/** Where one picks now: a menu of actions is on the own board, most other things on the main board. */
export function whereAsked(view: PaladinsView, targets: readonly Target[]): "kingdom" | "player" | null {
  const open = targets.filter(({ role }) => role === "source" || role === "target").map(({ thing }) => thing);
  if (!open.length) return null;
  if (isMenu(targets)) return "player";
  const slots = view.regions.flatMap((region) => region.slots.map(({ id }) => id));
  const isThere = ({ kind, id }: Thing) =>
    IN_THE_KINGDOM.includes(kind) ||
    (kind === "slot" && slots.includes(String(id))) ||
    (kind === "townsfolk" && view.townsfolk.some(({ townsfolk }) => townsfolk === id));
  return open.some(isThere) ? "kingdom" : "player";
}
