// What stands in a hex, and where around its middle.
import type { HexView } from "../view";

export type Form = "regular" | "mercenary" | "building" | "influence";

export interface Standing {
  readonly form: Form;
  /** The building, or the same as the form. */
  readonly id: string;
  readonly seat: number | null;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const [SULTAN, CALIPH] = [2, 3];
const BUILDING = 42;
const UNIT = 40;
const CROWDED = 32;
const TOKEN = 34;

/** Buildings in the upper half, units below them, the influence token at the bottom. */
export function arrange(hex: HexView): Standing[] {
  const buildings: Pick<Standing, "id" | "seat">[] = [];
  if (hex.stronghold) buildings.push({ id: hex.stronghold, seat: hex.holder });
  if (hex.palace) buildings.push({ id: "palace", seat: CALIPH });
  if (hex.settlement) buildings.push({ id: hex.settlement, seat: SULTAN });
  const units = hex.stacks.flatMap(({ seat, regular, mercenary }) => [
    ...(regular ? [{ form: "regular" as const, seat, count: regular }] : []),
    ...(mercenary ? [{ form: "mercenary" as const, seat, count: mercenary }] : []),
  ]);
  const size = units.length > 3 ? CROWDED : UNIT;
  return [
    ...buildings.map((building, place) => ({
      ...building,
      form: "building" as const,
      count: 1,
      x: spread(place, buildings.length, BUILDING + 8),
      y: -26,
      size: BUILDING,
    })),
    ...units.map((unit, place) => ({
      ...unit,
      id: unit.form,
      x: spread(place, units.length, size + 6),
      y: buildings.length ? 22 : 6,
      size,
    })),
    ...(hex.influence === null
      ? []
      : [{ form: "influence" as const, id: "influence", seat: hex.influence, count: 1, x: 0, y: 66, size: TOKEN }]),
  ];
}

/** Where the one at a place of a row stands when the row is centred. */
function spread(place: number, count: number, apart: number): number {
  return (place - (count - 1) / 2) * apart;
}
