// The spots of a map: places that can be read, and picked when the question is about them.
import { type BoardProps, keyOf, type Role, roleOf, same, type Thing } from "../board";
import type { Point } from "./shapes";

export interface Spot {
  readonly thing: Thing;
  readonly site: Point;
}

type Asked = Pick<BoardProps, "targets" | "marks" | "pointed" | "about" | "onpick">;

/** What is to be known of every spot: its role in the question, and whether Tab stops there. */
export class Spots {
  readonly #given: () => readonly Spot[];
  readonly #asked: () => Asked;

  /** Spots in the order of the Tab key, and the properties of the board that speak of them. */
  constructor(given: () => readonly Spot[], asked: () => Asked) {
    this.#given = given;
    this.#asked = asked;
  }

  readonly all: readonly Spot[] = $derived.by(() => this.#given());
  readonly #roles: ReadonlyMap<string, Role> = $derived.by(() => {
    const { targets } = this.#asked();
    const roles = this.all.map(({ thing }) => [keyOf(thing), roleOf(targets, thing)] as const);
    return new Map(roles.flatMap(([key, role]) => (role && role !== "refused" ? [[key, role]] : [])));
  });
  /** Those that the question is about. */
  readonly asked: readonly Spot[] = $derived(this.all.filter(({ thing }) => this.#roles.has(keyOf(thing))));
  readonly #stops: ReadonlySet<string> = $derived(
    new Set((this.asked.length ? this.asked : this.all.slice(0, 1)).map(({ thing }) => keyOf(thing))),
  );

  role(thing: Thing): Role | null {
    return this.#roles.get(keyOf(thing)) ?? null;
  }

  /** Whether Tab stops here: where something can be picked, else at the first spot; arrow keys lead on. */
  isStop(thing: Thing): boolean {
    return this.#stops.has(keyOf(thing));
  }

  /** Whether something has changed here since my last move. */
  isMarked(thing: Thing): boolean {
    return this.#asked().marks.some((mark) => same(mark, thing));
  }

  isPointed(thing: Thing): boolean {
    return same(this.#asked().pointed, thing);
  }

  pick(thing: Thing): void {
    this.#asked().onpick(thing);
  }

  get about(): Asked["about"] {
    return this.#asked().about;
  }
}

/** How the element of a spot is found: `[data-region="fern_north"]`. */
export function selectorOf({ kind, id }: Thing): string {
  return `[data-${kind}="${CSS.escape(String(id))}"]`;
}
