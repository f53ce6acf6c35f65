// Ways through the picking: from the things that were picked to the options that they lead to.
//
// Options that end in a list (`play: ["*cards"]` in the lexicon) are picked together: one gathers any of the things and
// then confirms.
import { keyOf, same, type Facts, type Lexicon, type Option, type Thing } from "../board";
import type { RefusalInfo } from "../types/messages";

/** One thing that can be picked at this step, or cannot be for a reason. */
export interface Choice {
  readonly thing: Thing;
  /** The options that stay open when it is picked. */
  readonly options: readonly number[];
  /** The option that picking it answers with; null when it asks on. */
  readonly answer: number | null;
  /** Where several things are gathered: how many of this one are, and whether one more can be. */
  readonly gathered?: { readonly count: number; readonly more: boolean };
  /** Why it cannot be picked now. */
  readonly refusal?: RefusalInfo;
}

/** What is gathered for an option that ends in a list. */
export interface Gathering {
  /** What was gathered so far, in the order of the options. */
  readonly things: readonly Thing[];
  /** The option that it makes; null when it makes none yet. */
  readonly answer: number | null;
  /** How many of the picks came before it. */
  readonly from: number;
}

/** How far some picks lead. */
export interface Narrowed {
  /** What was picked or is taken as said, in the order of the facts. */
  readonly said: readonly Thing[];
  readonly choices: readonly Choice[];
  readonly gathering: Gathering | null;
}

/** What follows the verb of an option, by the names that the lexicon gives to it. */
export function factsOf([verb, ...values]: Option, lexicon: Lexicon): Facts {
  const names = lexicon.verbs[verb] ?? [];
  return Object.fromEntries(
    names.map((name, place) =>
      name.startsWith("*") ? [name.slice(1), values.slice(place)] : [name, values[place]!],
    ),
  );
}

/** The name of what stands at a place after a verb. */
export function factAt(verb: string, place: number, lexicon: Lexicon): string {
  const names = lexicon.verbs[verb] ?? [];
  return (names[place] ?? (isList(names) ? names.at(-1)! : `fact-${place + 1}`)).replace("*", "");
}

/** The things of an option, in the order in which they are picked. */
export function thingsOf([verb, ...values]: Option, lexicon: Lexicon): Thing[] {
  return values.map((id, place) => {
    const fact = factAt(verb, place, lexicon);
    return { kind: lexicon.kinds[fact] ?? fact, id };
  });
}

export const verbThing = (id: string): Thing => ({ kind: "verb", id });

const isList = (names: readonly string[]) => names.at(-1)?.startsWith("*") ?? false;

/** How many things stand before the list in which an option ends; all of them where it has none. */
export function singlesOf([verb, ...values]: Option, lexicon: Lexicon): number {
  const names = lexicon.verbs[verb] ?? [];
  return isList(names) ? names.length - 1 : values.length;
}

/** A way: the things on it, and the options to which it leads; several where it ends in a list. */
interface Way {
  readonly path: readonly Thing[];
  readonly options: readonly number[];
  /** For each of the options, the list in which it ends; null where it has none. */
  readonly lists: readonly (readonly Thing[])[] | null;
}

/** The ways to some options; where paths are the same, the verb tells them apart. */
function waysTo(options: readonly Option[], places: readonly number[], lexicon: Lexicon): Way[] {
  const ways = new Map<string, { verb: Thing; path: Thing[]; options: number[]; lists: Thing[][] | null }>();
  for (const place of places) {
    const option = options[place]!;
    const things = thingsOf(option, lexicon);
    const path = things.slice(0, singlesOf(option, lexicon));
    const hasList = isList(lexicon.verbs[option[0]] ?? []);
    const key = hasList ? [option[0], ...path.map(keyOf)].join("|") : String(place);
    const way = ways.get(key) ?? { verb: verbThing(option[0]), path, options: [], lists: hasList ? [] : null };
    way.options.push(place);
    way.lists?.push(things.slice(path.length));
    ways.set(key, way);
  }
  const all = [...ways.values()];
  const keys = all.map((way) => way.path.map(keyOf).join("|"));
  const long = all.filter((way) => way.lists || way.path.length).length;
  return all.map((way, place) => {
    const key = keys[place]!;
    const alone = keys.every((other, index) => index === place || !(other === key || other.startsWith(`${key}|`)));
    const isPlain = way.path.length === 0 && !(way.lists && long === 1);
    return alone && !isPlain ? way : { ...way, path: [...way.path, way.verb] };
  });
}

const isPlain = (way: Way) => way.path[0]?.kind === "verb" && !way.lists;

/**
 * How far picks lead among some options; picks that lead nowhere are left out. What all options share is taken as said.
 *
 * Without a `pin` a thing that only one option can follow is taken as said too, unless it is of the same kind as one
 * before it: whoever picks where an army comes from has not said yet where it goes. With a list of pins, which may be
 * empty, nothing is answered before each thing of the option was picked or pinned.
 */
export function narrow(
  options: readonly Option[],
  places: readonly number[],
  lexicon: Lexicon,
  picks: readonly Thing[],
  pins: readonly Thing[] | null,
): Narrowed {
  const ways = waysTo(options, places, lexicon);
  const plain = ways.filter(isPlain);
  let open = ways.filter((way) => !isPlain(way));
  const said: Thing[] = [];
  const waiting = [...picks];
  const isSaid = (thing: Thing) => pins?.some((pin) => same(pin, thing)) ?? false;
  for (let at = 0; ; at++) {
    const [first] = open;
    if (first?.lists && open.length === 1 && first.path.length === at) {
      return gatheringStep(first, said, waiting, picks.length - waiting.length, plain);
    }
    const next = open.map((way) => way.path[at]);
    const shared = next.every((thing) => thing !== undefined && same(thing, next[0]!)) ? next[0] : undefined;
    if (shared && first && (first.lists || first.path.slice(at + 1).some((thing) => !isSaid(thing)))) {
      said.push(shared); // all options say it
      if (waiting[0] && same(waiting[0], shared)) waiting.shift();
      continue;
    }
    const pick = waiting.shift();
    const kept = pick ? open.filter((way) => same(way.path[at] ?? null, pick)) : [];
    if (!pick || kept.length === 0 || answerOf(kept, at, pins) !== null) break;
    open = kept;
    said.push(pick);
  }
  return { said, choices: choicesAt(open, said.length, plain, pins), gathering: null };
}

function choicesAt(open: readonly Way[], at: number, plain: readonly Way[], pins: readonly Thing[] | null): Choice[] {
  const choices = new Map<string, { thing: Thing; ways: Way[] }>();
  for (const way of open) {
    const thing = way.path[at]!;
    const choice = choices.get(keyOf(thing)) ?? { thing, ways: [] };
    choice.ways.push(way);
    choices.set(keyOf(thing), choice);
  }
  const picked = [...choices.values()].map(({ thing, ways }) => ({
    thing,
    options: ways.flatMap((way) => way.options),
    answer: answerOf(ways, at, pins),
  }));
  return [...picked, ...plain.map(plainChoice)];
}

const plainChoice = (way: Way): Choice => ({ thing: way.path[0]!, options: way.options, answer: way.options[0]! });

/** The option that is settled when only these ways stay open after the thing at this place. */
function answerOf(open: readonly Way[], at: number, pins: readonly Thing[] | null): number | null {
  const [way] = open;
  if (!way || open.length !== 1 || way.lists) return null;
  const said = way.path.slice(0, at + 1);
  const left = way.path.slice(at + 1);
  const asksOn = pins
    ? left.some((thing) => !pins.some((pin) => same(pin, thing)))
    : left.some((thing) => said.some((other) => other.kind === thing.kind));
  return asksOn ? null : way.options[0]!;
}

/** The step at which the things of a list are gathered. */
function gatheringStep(way: Way, said: Thing[], picks: Thing[], from: number, plain: readonly Way[]): Narrowed {
  const lists = way.lists!;
  const gathered: Thing[] = [];
  for (const pick of picks) if (lists.some((list) => holds(list, [...gathered, pick]))) gathered.push(pick);
  const all = new Map(lists.flat().map((thing) => [keyOf(thing), thing]));
  const choices = [...all.values()].map((thing): Choice => {
    const places = way.options.filter((_, place) => holds(lists[place]!, [...gathered, thing]));
    const count = gathered.filter((other) => same(other, thing)).length;
    return { thing, options: places, answer: null, gathered: { count, more: places.length > 0 } };
  });
  const place = lists.findIndex((list) => list.length === gathered.length && holds(list, gathered));
  const order = [...all.keys()];
  const things = gathered.toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)));
  return {
    said,
    choices: [...choices, ...plain.map(plainChoice)],
    gathering: { things, answer: way.options[place] ?? null, from },
  };
}

/** Whether a list holds all of some things, equal ones as often. */
function holds(list: readonly Thing[], things: readonly Thing[]): boolean {
  const left = list.map(keyOf);
  return things.every((thing) => {
    const place = left.indexOf(keyOf(thing));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
