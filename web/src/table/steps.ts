// Options as steps: the rules offer whole options, people point at one thing after another.
//
// `["move", "cape", "village"]` is picked as cape, then village. Where a question is a menu of actions the verb comes
// first: march, then from where, then where to. A thing on the board can begin as well; if several verbs fit it, they are
// asked for next. What was chosen is never left for another action: only a way back leads out of it.
import { keyOf, same, type Facts, type Lexicon, type Option, type Target, type Thing } from "../board";
import type { QuestionInfo, RefusalInfo } from "../types/messages";
import { factAt, narrow, singlesOf, thingsOf, verbThing, type Choice, type Gathering, type Narrowed } from "./ways";

/** The verbs with which the rules leave and take back standing orders. */
const ORDERS = ["standing", "ask_again"];

/** More things that cannot be picked would bury those that can; on the board they say why all the same. */
const MOST_BARRED = 5;

/** A question as it is picked. */
export interface Asked {
  readonly options: readonly Option[];
  readonly lexicon: Lexicon;
  /** The verbs of a menu of actions, offered or refused, in their order; empty where the question is none. */
  readonly menu: readonly string[];
  /** The verbs that end the step or decline. */
  readonly ends: readonly string[];
  readonly refusals: readonly RefusalInfo[];
}

/** Where the picking stands. */
export interface Step {
  /** The verb of a menu that was picked, or that is the only one. */
  readonly verb: string | null;
  /** The thing that was picked before any verb: the verbs that fit it are asked for. */
  readonly which: Thing | null;
  /** What was picked or is taken as said. */
  readonly chosen: readonly Thing[];
  /** The verb of all that is left, the fact of it that is asked for now, and those that are said, by their names. */
  readonly asks: { readonly verb: string; readonly fact: string; readonly facts: Facts } | null;
  readonly choices: readonly Choice[];
  /** What can be picked before any verb of a menu. */
  readonly beginnings: readonly Choice[];
  /** The answers that end the step or decline. */
  readonly ends: readonly Choice[];
  /** Standing orders that can be left or taken back. */
  readonly orders: readonly Choice[];
  readonly gathering: Gathering | null;
}

export const NO_STEP: Step = {
  verb: null,
  which: null,
  chosen: [],
  asks: null,
  choices: [],
  beginnings: [],
  ends: [],
  orders: [],
  gathering: null,
};

/** A question of the server, with what the lexicon says of its topic. */
export function askedOf({ topic, options, menu, refusals }: QuestionInfo, lexicon: Lexicon): Asked {
  return { options, lexicon, menu, refusals, ends: lexicon.topics[topic]?.ends ?? [] };
}

/** The step after some picks; picks that lead nowhere are left out. */
export function stepAfter(asked: Asked, picks: readonly Thing[]): Step {
  const { options, ends, menu } = asked;
  const places = options.map((_, place) => place);
  const isEnd = (place: number) => ends.includes(options[place]![0]);
  const isOrder = (place: number) => ORDERS.includes(options[place]![0]);
  const open = places.filter((place) => !isEnd(place) && !isOrder(place));
  const beside = {
    ends: places.filter(isEnd).map((place) => whole(asked, place)),
    orders: places.filter(isOrder).map((place) => whole(asked, place)),
  };
  const step = menu.length ? menuStep(asked, open, picks) : plainStep(asked, open, picks);
  return { ...NO_STEP, ...step, ...beside };
}

/** An option that is answered at once; its last thing stands for it. */
function whole({ options, lexicon }: Asked, place: number): Choice {
  const option = options[place]!;
  const thing = thingsOf(option, lexicon).at(-1) ?? verbThing(option[0]);
  return { thing, options: [place], answer: place };
}

/** The step of a question that is no menu: verbs are told apart only where things are the same. */
function plainStep(asked: Asked, open: readonly number[], picks: readonly Thing[]): Partial<Step> {
  const { options, lexicon } = asked;
  const narrowed = narrow(options, open, lexicon, picks, null);
  const left = narrowed.choices.flatMap((choice) => choice.options);
  const verbs = new Set((left.length ? left : open).map((place) => options[place]![0]));
  const [verb] = verbs;
  return verbs.size === 1 ? thingStep(asked, verb!, narrowed, null) : refusing(asked, null, narrowed);
}

/** The step of a menu: its verbs, those that fit a thing, or the things of one verb. */
function menuStep(asked: Asked, open: readonly number[], picks: readonly Thing[]): Partial<Step> {
  const offered = new Set(open.map((place) => asked.options[place]![0]));
  const verbs = [...new Set([...asked.menu.filter((verb) => !ORDERS.includes(verb)), ...offered])];
  const [only] = verbs;
  if (verbs.length === 1 && offered.has(only!)) return verbStep(asked, only!, open, null, picks, 0);
  const at = picks.findIndex((pick) => pick.kind === "verb");
  const pin = picks[0] && at !== 0 ? picks[0] : null;
  if (at >= 0) return verbStep(asked, String(picks[at]!.id), open, pin, picks.slice(at + 1), at + 1);
  if (!pin) {
    const choices = verbs.flatMap((verb) => verbChoice(asked, verb, open, null));
    return { choices, beginnings: beginningsOf(asked, open) };
  }
  const choices = verbs.flatMap((verb) => verbChoice(asked, verb, open, pin));
  if (!choices.length) return menuStep(asked, open, []);
  const [choice] = choices;
  if (choices.length === 1 && choice!.answer === null) {
    return verbStep(asked, String(choice!.thing.id), open, pin, picks.slice(1), 1);
  }
  return { which: pin, chosen: [pin], choices };
}

/** A verb of a menu as a choice, with a thing that was pinned before it; none where they do not fit. */
function verbChoice(asked: Asked, verb: string, open: readonly number[], pin: Thing | null): Choice[] {
  const { options, lexicon, refusals } = asked;
  const places = fitting(asked, verb, open, pin);
  const thing = verbThing(verb);
  if (places.length) {
    const [place] = places;
    const isSettled = places.length === 1 && thingsOf(options[place!]!, lexicon).every((one) => same(one, pin));
    return [{ thing, options: places, answer: isSettled && !hasList(asked, verb) ? place! : null }];
  }
  const refusal = refusals.find(({ option }) => option.length === 1 && option[0] === verb);
  return refusal && !pin ? [{ thing, options: [], answer: null, refusal }] : [];
}

/** The step at which the things of a verb are picked, after a thing that may have been pinned before it. */
function verbStep(
  asked: Asked,
  verb: string,
  open: readonly number[],
  pin: Thing | null,
  picks: readonly Thing[],
  from: number,
): Partial<Step> {
  const places = fitting(asked, verb, open, pin);
  if (pin && hasList(asked, verb) && asked.lexicon.verbs[verb]!.length === 1) {
    const all = fitting(asked, verb, open, null);
    return { verb, ...thingStep(asked, verb, narrow(asked.options, all, asked.lexicon, [pin, ...picks], []), null) };
  }
  const narrowed = narrow(asked.options, places, asked.lexicon, picks, pin ? [pin] : []);
  return { verb, ...thingStep(asked, verb, narrowed, pin, from) };
}

function hasList({ lexicon }: Asked, verb: string): boolean {
  return lexicon.verbs[verb]?.at(-1)?.startsWith("*") ?? false;
}

/** The options of a verb that hold a pinned thing, where there is one. */
function fitting({ options, lexicon }: Asked, verb: string, open: readonly number[], pin: Thing | null): number[] {
  const places = open.filter((place) => options[place]![0] === verb);
  return pin ? places.filter((place) => canBegin(options[place]!, pin, lexicon)) : places;
}

/** Whether an option can begin with a thing: no other of its kind comes before it, or it is gathered in a list. */
function canBegin(option: Option, thing: Thing, lexicon: Lexicon): boolean {
  const singles = singlesOf(option, lexicon);
  const things = thingsOf(option, lexicon);
  if (singles === 0) return things.some((one) => same(one, thing));
  return same(things.slice(0, singles).find((one) => one.kind === thing.kind) ?? null, thing);
}

/** The things that can be picked before any verb. */
function beginningsOf({ options, lexicon }: Asked, open: readonly number[]): Choice[] {
  const found = new Map<string, { thing: Thing; options: number[] }>();
  for (const place of open) {
    const option = options[place]!;
    for (const thing of thingsOf(option, lexicon).filter((one) => canBegin(option, one, lexicon))) {
      const beginning = found.get(keyOf(thing)) ?? { thing, options: [] };
      beginning.options.push(place);
      found.set(keyOf(thing), beginning);
    }
  }
  return [...found.values()].map((beginning) => ({ ...beginning, answer: null }));
}

/** A step among the things of one verb, with the names of what was said and of what is asked. */
function thingStep(asked: Asked, verb: string, narrowed: Narrowed, pin: Thing | null, from = 0): Partial<Step> {
  const { said, gathering } = narrowed;
  const { lexicon } = asked;
  const step = refusing(asked, verb, narrowed);
  const facts: Record<string, string | number> = {};
  for (const [place, { kind, id }] of said.entries()) if (kind !== "verb") facts[factAt(verb, place, lexicon)] = id;
  const isNew = pin !== null && !said.some((thing) => same(thing, pin));
  if (isNew) facts[factOf(verb, pin, asked)] = pin.id;
  const fact = factAt(verb, said.filter(({ kind }) => kind !== "verb").length, lexicon);
  return {
    ...step,
    chosen: isNew ? [...said, pin] : said,
    asks: { verb, fact, facts },
    gathering: gathering && { ...gathering, from: gathering.from + from },
  };
}

/** The name of the fact under which a verb takes a pinned thing. */
function factOf(verb: string, pin: Thing, { lexicon }: Asked): string {
  const names = (lexicon.verbs[verb] ?? []).map((name) => name.replace("*", ""));
  return names.find((name) => (lexicon.kinds[name] ?? name) === pin.kind) ?? pin.kind;
}

/** A step with what cannot be picked there, and why. */
function refusing(asked: Asked, verb: string | null, { said, choices, gathering }: Narrowed): Partial<Step> {
  const refused = asked.refusals.flatMap(({ option }, place): Choice[] => {
    const refusal = asked.refusals[place]!;
    const things = thingsOf(option, asked.lexicon);
    const thing = things.at(-1) ?? verbThing(option[0]);
    const isHere = things.slice(0, -1).every((one, index) => same(one, said[index] ?? null));
    const isNext = things.length ? things.length === said.length + 1 : said.length === 0;
    if (!isHere || !isNext || (verb !== null && option[0] !== verb)) return [];
    return choices.some((choice) => same(choice.thing, thing)) ? [] : [{ thing, options: [], answer: null, refusal }];
  });
  return { chosen: said, choices: [...choices, ...refused], gathering };
}

/** What a pick does: it answers, goes on to another step, is refused for a reason, or does nothing. */
export type Picked = { answer: number } | { picks: Thing[] } | { refusal: RefusalInfo } | null;

/**
 * Pick a thing. A chosen thing is taken back; a thing of an earlier step is picked instead, as long as it belongs to the
 * verb that was chosen.
 */
export function pick(asked: Asked, picks: readonly Thing[], thing: Thing): Picked {
  const now = stepAfter(asked, picks);
  const beside = [...now.ends, ...now.orders].find((choice) => same(choice.thing, thing));
  if (beside) return { answer: beside.answer! };
  for (let kept = picks.length; kept >= 0; kept--) {
    const before = picks.slice(0, kept);
    const { choices, beginnings, gathering } = stepAfter(asked, before);
    const choice = [...choices, ...beginnings].find((one) => same(one.thing, thing));
    if (choice?.gathered && gathering) return gather(choice.gathered, gathering.from, before, thing);
    if (kept < picks.length && same(picks[kept]!, thing)) return { picks: before };
    const picked = choice ? pickedBy(choice, before) : null;
    if (picked && (kept === picks.length || isOf(asked, picked, now.verb))) return picked;
  }
  const refusal = picks.length ? undefined : asked.refusals.find(({ option }) => isAbout(asked, option, thing));
  return refusal ? { refusal } : null;
}

function pickedBy({ thing, answer, refusal }: Choice, picks: readonly Thing[]): NonNullable<Picked> {
  if (refusal) return { refusal };
  return answer === null ? { picks: [...picks, thing] } : { answer };
}

/** Whether a pick stays with the verb that was chosen. */
function isOf(asked: Asked, picked: NonNullable<Picked>, verb: string | null): boolean {
  if ("refusal" in picked) return false;
  if (verb === null) return true;
  if ("answer" in picked) return asked.options[picked.answer]![0] === verb;
  return stepAfter(asked, picked.picks).verb === verb;
}

/** Whether a refusal is about a thing, whatever the verb. */
function isAbout({ lexicon }: Asked, option: Option, thing: Thing): boolean {
  return same(thingsOf(option, lexicon).at(-1) ?? null, thing);
}

/** Gather one more of a thing; when there can be no more of it, let go of it. */
function gather(
  { count, more }: { count: number; more: boolean },
  from: number,
  picks: readonly Thing[],
  thing: Thing,
): Picked {
  if (more) return { picks: [...picks, thing] };
  return count ? { picks: picks.filter((pick, place) => place < from || !same(pick, thing)) } : null;
}

/** The choices that are shown as buttons: a few things that cannot be picked, but no more than one takes in. */
export function buttonsOf({ choices }: Step): readonly Choice[] {
  const isBarred = ({ thing, refusal }: Choice) => refusal !== undefined && thing.kind !== "verb";
  return choices.filter(isBarred).length > MOST_BARRED ? choices.filter((choice) => !isBarred(choice)) : choices;
}

/** The step as it is shown on a board. */
export function targetsOf(step: Step, options: readonly Option[]): Target[] {
  const all = options.map((_, place) => place);
  const chosen = step.chosen.map((thing): Target => ({ thing, role: "chosen", options: all }));
  const choices = [...step.choices, ...step.beginnings, ...step.ends, ...step.orders].flatMap((choice): Target[] => {
    const { thing, options, answer, gathered, refusal } = choice;
    if (refusal) return [{ thing, role: "refused", options }];
    if (gathered?.count) return [{ thing, role: "chosen", options }];
    if (gathered && !gathered.more) return [];
    return [{ thing, role: answer === null ? "source" : "target", options }];
  });
  return [...chosen, ...choices];
}
