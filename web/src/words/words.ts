// Words: what people read, from the catalogs of the shell and of one game, in one language.
import type { FluentBundle } from "@fluent/bundle";
import type { Facts, Language, Lexicon, Thing, Words } from "../board";

/** A piece of a sentence: plain text, or the name of a thing that can be pointed at. */
export interface Piece {
  readonly text: string;
  readonly thing: Thing | null;
}

export const NO_LEXICON: Lexicon = { topics: {}, verbs: {}, events: {}, kinds: {}, clauses: {} };

// Names of things travel through a message between these marks, which no catalog uses.
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** Messages of the shell and of one game. */
export class Catalogs implements Words {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    private readonly lexicon: Lexicon = NO_LEXICON,
    private readonly players: readonly string[] = [],
  ) {}

  /** The same messages at a table: with its lexicon and the names of its players. */
  at(lexicon: Lexicon, players: readonly string[]): Catalogs {
    return new Catalogs(this.language, this.bundles, lexicon, players);
  }

  get kinds(): readonly string[] {
    return [...new Set(Object.values(this.lexicon.kinds))];
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  say(message: string, facts: Facts = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return message;
  }

  name(thing: Thing): string {
    if (thing.kind === "seat" && typeof thing.id === "number") return this.players[thing.id] ?? String(thing.id + 1);
    const message = `${thing.kind}-${thing.id}`;
    return this.has(message) ? this.say(message) : String(thing.id).replaceAll("_", " ");
  }

  about(thing: Thing): string {
    const message = `${thing.kind}-${thing.id}-about`;
    return this.has(message) ? this.say(message) : "";
  }

  told(message: string, facts: Facts): string {
    return this.pieces(message, facts)
      .map((piece) => piece.text)
      .join("");
  }

  /** A message whose facts are named by the lexicon, cut into plain text and things. */
  pieces(message: string, facts: Facts): Piece[] {
    const things: Thing[] = [];
    const named: Record<string, string | number> = {};
    for (const [fact, value] of Object.entries(facts)) {
      const thing = this.thing(fact, value);
      named[fact] = thing ? `${OPEN}${things.push(thing) - 1}${CLOSE}` : value;
    }
    return this.say(message, named)
      .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
      .map((part, place) => {
        const thing = place % 2 ? things[Number(part)]! : null;
        return { text: thing ? this.#shown(thing) : part, thing };
      })
      .filter((piece) => piece.text !== "");
  }

  /** A thing inside a sentence: a number stays one, since the sentence says of what it is ("from clearing 5"). */
  #shown(thing: Thing): string {
    return typeof thing.id === "number" && thing.kind !== "seat" ? String(thing.id) : this.name(thing);
  }

  /** The thing that a fact names; null when it is a plain number or word. */
  thing(fact: string, value: string | number): Thing | null {
    const kind = this.lexicon.kinds[fact];
    if (kind === undefined) return null;
    // most things are named by words; a number is a thing if it has a name: a score called "leader" is a number
    const isThing = typeof value === "string" || kind === "seat" || this.has(`${kind}-${value}`);
    return isThing ? { kind, id: value } : null;
  }

  /** The things of an event or a question, in order. */
  things(facts: Facts): Thing[] {
    return Object.entries(facts).flatMap(([fact, value]) => this.thing(fact, value) ?? []);
  }
}
