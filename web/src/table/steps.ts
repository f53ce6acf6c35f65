// Options as steps: the rules offer whole options, people point at one thing after another.
//
// `["move", "cape", "village"]` is picked as cape, then village. What all options share is taken as said. A thing that
// only one option can follow is taken as said too, unless it is of the same kind as one before it: whoever picks where
// an army comes from has not said yet where it goes.
import { keyOf, same, type Lexicon, type Option, type Target, type Thing } from "../board";

/** One thing that can be picked at this step. */
export interface Choice {
  readonly thing: Thing;
  /** The options that stay open when it is picked. */
  readonly options: readonly number[];
  /** The option that picking it answers with; null when it asks on. */
  readonly answer: number | null;
}

/** Where the picking stands. */
export interface Step {
  /** What was picked or is taken as said. */
  readonly chosen: readonly Thing[];
  readonly choices: readonly Choice[];
}

/** The things of an option, in the order in which they are picked. */
function thingsOf(option: Option, lexicon: Lexicon): Thing[] {
  const [verb, ...values] = option;
  const facts = lexicon.verbs[verb] ?? [];
  return values.map((id, place) => {
    const fact = facts[place] ?? `fact-${place + 1}`;
    return { kind: lexicon.kinds[fact] ?? fact, id };
  });
}

const verbOf = (option: Option): Thing => ({ kind: "verb", id: option[0] });

/** A path of things for each option; where paths are the same, the verb tells them apart. */
function pathsOf(options: readonly Option[], lexicon: Lexicon): Thing[][] {
  const paths = options.map((option) => thingsOf(option, lexicon));
  const keys = paths.map((path) => path.map(keyOf).join("|"));
  return paths.map((path, place) => {
    const key = keys[place]!;
    const alone = keys.every((other, index) => index === place || !(other === key || other.startsWith(`${key}|`)));
    return alone && path.length ? path : [...path, verbOf(options[place]!)];
  });
}

/** The step after some picks; picks that lead nowhere are left out. */
export function stepAfter(options: readonly Option[], lexicon: Lexicon, picks: readonly Thing[]): Step {
  const paths = pathsOf(options, lexicon);
  const plain = paths.flatMap((path, place) => (path[0]?.kind === "verb" ? [place] : []));
  let open = paths.flatMap((path, place) => (path[0]?.kind === "verb" ? [] : [place]));
  const chosen: Thing[] = [];
  const waiting = [...picks];
  for (let at = 0; ; at++) {
    const next = open.map((place) => paths[place]![at]);
    const shared = next.every((thing) => thing !== undefined && same(thing, next[0]!)) ? next[0] : undefined;
    if (shared && paths[open[0]!]!.length > at + 1) {
      chosen.push(shared); // all options say it
      if (waiting[0] && same(waiting[0], shared)) waiting.shift();
      continue;
    }
    const pick = waiting.shift();
    const kept = pick ? open.filter((place) => same(paths[place]![at] ?? null, pick)) : [];
    if (!pick || kept.length === 0 || answerOf(paths, kept, at) !== null) break;
    open = kept;
    chosen.push(pick);
  }
  return { chosen, choices: choicesAt(paths, open, chosen.length, plain) };
}

function choicesAt(paths: Thing[][], open: number[], at: number, plain: number[]): Choice[] {
  const choices = new Map<string, { thing: Thing; options: number[] }>();
  for (const place of open) {
    const thing = paths[place]![at]!;
    const choice = choices.get(keyOf(thing)) ?? { thing, options: [] };
    choice.options.push(place);
    choices.set(keyOf(thing), choice);
  }
  return [
    ...[...choices.values()].map((choice) => ({ ...choice, answer: answerOf(paths, choice.options, at) })),
    ...plain.map((place) => ({ thing: paths[place]![0]!, options: [place], answer: place })),
  ];
}

/** The option that is settled when only these stay open after the thing at this place. */
function answerOf(paths: Thing[][], open: readonly number[], at: number): number | null {
  if (open.length !== 1) return null;
  const path = paths[open[0]!]!;
  const said = path.slice(0, at + 1);
  const asksOn = path.slice(at + 1).some((thing) => said.some((other) => other.kind === thing.kind));
  return asksOn ? null : open[0]!;
}

/** What a pick does: it answers, or goes on to another step, or nothing. */
export type Picked = { answer: number } | { picks: Thing[] } | null;

/** Pick a thing. A chosen thing is taken back; a thing of an earlier step is picked instead. */
export function pick(options: readonly Option[], lexicon: Lexicon, picks: readonly Thing[], thing: Thing): Picked {
  for (let kept = picks.length; kept >= 0; kept--) {
    const before = picks.slice(0, kept);
    const choice = stepAfter(options, lexicon, before).choices.find((found) => same(found.thing, thing));
    if (choice) {
      const again = kept < picks.length && same(picks[kept]!, thing);
      if (again) return { picks: before };
      return choice.answer === null ? { picks: [...before, thing] } : { answer: choice.answer };
    }
  }
  return null;
}

/** The step as it is shown on a board. */
export function targetsOf(step: Step, options: readonly Option[]): Target[] {
  const all = options.map((_, place) => place);
  return [
    ...step.chosen.map((thing): Target => ({ thing, role: "chosen", options: all })),
    ...step.choices.map((choice): Target => ({
      thing: choice.thing,
      role: choice.answer === null ? "source" : "target",
      options: choice.options,
    })),
  ];
}
