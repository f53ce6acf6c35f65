// Words: what people read, from the catalogs of the shell and of one game, in one language.
import type { FluentBundle } from "@fluent/bundle";
import { keyOf, type Fact, type Facts, type Language, type Lexicon, type Line, type PlainFacts, type Thing, type Words } from "../board";
import type { ContentMessage } from "../types/messages";

/** A piece of a sentence: plain text, or the name of a thing that can be pointed at. */
export interface Piece {
  readonly text: string;
  readonly thing: Thing | null;
}

export const NO_LEXICON: Lexicon = { topics: {}, verbs: {}, events: {}, kinds: {}, special: [], final: [], repeated: [] };

// Names of things travel through a message between these marks, which no catalog uses.
const OPEN = "\uE000";
const CLOSE = "\uE001";

/** What the content of a table tells: what things do, and among its tables the names that the edition gives. */
type Told = Pick<ContentMessage, "about" | "tables">;
const NOTHING_TOLD: Told = { about: {}, tables: {} };

/** Names in plain text, by kind, id and language. */
type Names = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>>>;

function isList(value: Fact): value is Extract<Fact, readonly unknown[]> {
  return Array.isArray(value);
}

function piecesOf(shown: Piece[] | string | number): Piece[] {
  return Array.isArray(shown) ? shown : [{ text: String(shown), thing: null }];
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

/** Messages of the shell and of one game. */
export class Catalogs implements Words {
  constructor(
    readonly language: Language,
    private readonly bundles: readonly FluentBundle[],
    private readonly lexicon: Lexicon = NO_LEXICON,
    private readonly players: readonly string[] = [],
    private readonly content: Told = NOTHING_TOLD,
    private readonly people: readonly string[] = players,
  ) {}

  /**
   * The same messages at a table: with its lexicon, what sentences call the seats, what its content tells, and the
   * players' own names where the seats are called by their roles.
   */
  at(lexicon: Lexicon, players: readonly string[], content: Told | null = null, people: readonly string[] = players): Catalogs {
    return new Catalogs(this.language, this.bundles, lexicon, players, content ?? NOTHING_TOLD, people);
  }

  get kinds(): readonly string[] {
    return [...new Set(Object.values(this.lexicon.kinds))];
  }

  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  say(message: string, facts: PlainFacts = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return message;
  }

  name(thing: Thing): string {
    if (thing.kind === "seat" && typeof thing.id === "number") return this.players[thing.id] ?? String(thing.id + 1);
    const given = this.#given(thing);
    if (given !== undefined) return given;
    const message = `${thing.kind}-${thing.id}`;
    return this.has(message) ? this.say(message) : String(thing.id).replaceAll("_", " ");
  }

  /** The name that the edition gives to a thing. */
  #given(thing: Thing): string | undefined {
    const { names = {} } = this.content.tables as { readonly names?: Names };
    return names[thing.kind]?.[thing.id]?.[this.language];
  }

  about(thing: Thing): readonly string[] {
    return (this.content.about[keyOf(thing)] ?? []).map((line) => this.line(line));
  }

  line({ say, facts = {} }: Line): string {
    return this.told(say, facts);
  }

  told(message: string, facts: Facts): string {
    return textOf(this.pieces(message, facts));
  }

  /** A message whose facts are named by the lexicon, cut into plain text and things. */
  pieces(message: string, facts: Facts): Piece[] {
    const named: Piece[][] = [];
    const given: Record<string, string | number> = {};
    for (const [fact, value] of Object.entries(facts)) {
      const pieces = this.#named(fact, value);
      if (isList(value)) given[`${fact}-count`] = value.length;
      given[fact] = Array.isArray(pieces) ? `${OPEN}${named.push(pieces) - 1}${CLOSE}` : pieces;
      for (const [form, piece] of this.#forms(fact, value, facts.count)) {
        given[`${fact}-${form}`] = `${OPEN}${named.push([piece]) - 1}${CLOSE}`;
      }
    }
    return this.say(message, given)
      .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
      .flatMap((part, place) => (place % 2 ? named[Number(part)]! : [{ text: part, thing: null }]))
      .filter((piece) => piece.text !== "");
  }

  /** A fact as it is shown: a list, a phrase, a thing, or a plain number or word, which a message may count by. */
  #named(fact: string, value: Fact): Piece[] | string | number {
    if (isList(value)) return this.#listed(value.map((part) => piecesOf(this.#named(fact, part))));
    if (typeof value === "object") return this.pieces(value.say, value.facts ?? {});
    const thing = this.thing(fact, value);
    return thing ? [{ text: this.#shown(thing), thing }] : value;
  }

  /**
   * What else a message may ask of a fact: the own name of who sits there (`$seat-player`), a thing as a sentence has it
   * that somebody does something to (`$piece-object`: "a sawmill"), or to several of them (`$piece-counted`).
   */
  #forms(fact: string, value: Fact, count: Fact | undefined): [string, Piece][] {
    const thing = typeof value === "object" ? null : this.thing(fact, value);
    if (!thing) return [];
    if (thing.kind === "seat") {
      const text = typeof thing.id === "number" ? (this.people[thing.id] ?? this.name(thing)) : this.name(thing);
      return [["player", { text, thing }]];
    }
    const forms: [string, Piece][] = [["object", { text: this.#form("object", thing) ?? this.#shown(thing), thing }]];
    if (typeof count === "number") {
      const counted = this.#form("counted", thing, { count }) ?? `${count} × ${this.#shown(thing)}`;
      forms.push(["counted", { text: counted, thing }]);
    }
    return forms;
  }

  /** A form of a name, where the catalogs have it and no edition gives another name. */
  #form(form: string, thing: Thing, facts: PlainFacts = {}): string | undefined {
    if (this.#given(thing) !== undefined) return undefined;
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(`${thing.kind}-${thing.id}`)?.attributes[form];
      if (pattern) return bundle.formatPattern(pattern, facts, []);
    }
    return undefined;
  }

  /** Names as one reads them: "Anna, Boris and Cecil". */
  listed(names: readonly string[]): string {
    return textOf(this.#listed(names.map(piecesOf)));
  }

  /** A list as one reads it: "Imam, Merchant and Commander". */
  #listed(parts: Piece[][]): Piece[] {
    if (!parts.length) return piecesOf(this.say("list-nothing"));
    return parts.flatMap((part, place) => {
      const before = place === 0 ? "" : this.say(place === parts.length - 1 ? "list-and" : "list-comma");
      return [...piecesOf(before), ...part];
    });
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
    return Object.entries(facts).flatMap(([fact, value]) =>
      (isList(value) ? value : [value]).flatMap((part) =>
        typeof part === "object" ? this.things(part.facts ?? {}) : (this.thing(fact, part) ?? []),
      ),
    );
  }
}
