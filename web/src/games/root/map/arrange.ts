// What stands in a clearing and where: slots with buildings above, everything that moves below.
import type { ClearingView, Owner, RootView } from "../view";

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The building in it, `ruin`, or empty. */
  readonly piece: string;
  readonly owner: Owner | null;
}

/** Warriors, a pawn or tokens of one kind. */
export interface Standing {
  readonly piece: string;
  readonly owner: Owner;
  readonly count: number;
  readonly isCounted: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Arrangement {
  readonly slots: readonly Slot[];
  readonly standing: readonly Standing[];
}

/** By how many stand there: how large they are, and the rows with the number in each and the height of its middle. */
const ROWS: readonly { size: number; rows: readonly (readonly [number, number])[] }[] = [
  { size: 60, rows: [] },
  { size: 58, rows: [[1, 29]] },
  { size: 53, rows: [[2, 30]] },
  { size: 47, rows: [[3, 29]] },
  { size: 40, rows: [[4, 28]] },
  { size: 38, rows: [[3, 11], [2, 50]] }, // prettier-ignore
  { size: 37, rows: [[3, 11], [3, 49]] }, // prettier-ignore
  { size: 34, rows: [[4, 10], [3, 46]] }, // prettier-ignore
  { size: 34, rows: [[4, 10], [4, 46]] }, // prettier-ignore
  { size: 31, rows: [[5, 8], [4, 44]] }, // prettier-ignore
  { size: 31, rows: [[5, 8], [5, 44]] }, // prettier-ignore
];
const APART = 1.02;
const SLOT = { few: { size: 40, y: -27 }, many: { size: 34, y: -37 }, alone: { size: 42, y: -4 }, gap: 5 };

export function arrange(clearing: ClearingView, view: RootView): Arrangement {
  const free = [
    ...clearing.pieces.filter(({ sort }) => sort === "warrior"),
    ...clearing.pawns.map((owner) => ({ owner, piece: "pawn", sort: "pawn", count: 1 })),
    ...clearing.pieces.filter(({ sort }) => sort === "token"),
  ].sort((one, other) => order(one.owner, view) - order(other.owner, view));
  const plan = ROWS[Math.min(free.length, ROWS.length - 1)]!;
  const spots = plan.rows.flatMap(([count, y]) =>
    Array.from({ length: count }, (_, at) => ({ x: (at - (count - 1) / 2) * plan.size * APART, y })),
  );
  return {
    slots: slotsOf(clearing, free.length),
    standing: free.slice(0, spots.length).map(({ owner, piece, sort, count }, at) => ({
      owner,
      piece,
      count,
      isCounted: sort === "warrior" || count > 1,
      ...spots[at]!,
      size: sort === "token" ? plan.size * 0.8 : plan.size,
    })),
  };
}

/** The first player's pieces stand first, then those of the others around the table, and of hirelings. */
function order(owner: Owner, view: RootView): number {
  const players = view.seats.length;
  if (typeof owner === "string") return players + view.hirelings.findIndex(({ hireling }) => hireling === owner);
  return (owner - (view.first ?? 0) + players) % players;
}

function slotsOf(clearing: ClearingView, standing: number): Slot[] {
  const buildings = clearing.pieces
    .filter(({ sort }) => sort === "building")
    .flatMap(({ piece, owner, count }) => Array.from({ length: count }, () => ({ piece, owner })));
  const ruin = clearing.ruin ? [{ piece: "ruin", owner: null }] : [];
  const taken: Pick<Slot, "piece" | "owner">[] = [...buildings, ...ruin];
  const open = Array.from({ length: Math.max(0, clearing.slots - taken.length) }, () => ({ piece: "", owner: null }));
  const { size, y } = standing > 4 ? SLOT.many : standing ? SLOT.few : SLOT.alone;
  const all = [...taken, ...open];
  const across = Math.min(size + SLOT.gap, 128 / all.length);
  const left = (-across * (all.length - 1)) / 2;
  return all.map((slot, at) => ({ ...slot, size: Math.min(size, across - 2), y, x: left + at * across }));
}
