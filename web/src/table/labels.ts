// What the question and the buttons of its choices say.
import type { Lexicon, Line, Option, Thing } from "../board";
import type { QuestionInfo, RefusalInfo } from "../types/messages";
import type { Catalogs, Piece } from "../words/words";
import type { Asked, Step } from "./steps";
import { factsOf, thingsOf, type Choice } from "./ways";

/**
 * A verb of a menu has its short name, unless the thing before it makes it a whole answer. A choice that answers is
 * labelled with its whole option, and one that asks on with its name. When something is chosen already the name is
 * enough, unless it is a bare number or word. One that is gathered has its name and how many.
 */
export function labelOf(choice: Choice, step: Step, asked: Asked, topic: string, words: Catalogs): string {
  const { thing, answer, gathered, refusal } = choice;
  const option = answer === null ? null : asked.options[answer]!;
  if (thing.kind === "verb" && asked.menu.length) {
    return option && step.which ? optionLabel(option, asked.lexicon, words) : verbLabel(String(thing.id), topic, words);
  }
  if (gathered) return gathered.count > 1 ? `${words.name(thing)} × ${gathered.count}` : words.name(thing);
  const isNamed = Object.values(asked.lexicon.kinds).includes(thing.kind);
  const goesOn = step.chosen.length > 0 || step.verb !== null;
  if (option && !(goesOn && isNamed)) return optionLabel(option, asked.lexicon, words);
  return option || refusal ? words.name(thing) : `${words.name(thing)}…`;
}

/** Whether a thing is no more than how many: by itself it says nothing. */
export function isNumber({ kind, id }: Thing, lexicon: Lexicon): boolean {
  return typeof id === "number" && !Object.values(lexicon.kinds).includes(kind);
}

/** The short name of a verb: in this question, or anywhere. */
export function verbLabel(verb: string, topic: string, words: Catalogs): string {
  const own = `verb-${topic}-${verb}`;
  return words.has(own) ? words.say(own) : words.name({ kind: "verb", id: verb });
}

/** What is refused, in a few words: a verb, or a thing with its verb. */
export function refusalLabel({ option }: RefusalInfo, topic: string, lexicon: Lexicon, words: Catalogs): string {
  const verb = verbLabel(option[0], topic, words);
  const thing = thingsOf(option, lexicon).at(-1);
  return thing ? `${verb}: ${words.name(thing)}` : verb;
}

/** A whole option in words. */
export function optionLabel(option: Option, lexicon: Lexicon, words: Catalogs): string {
  const message = `option-${option[0]}`;
  return words.has(message) ? words.told(message, factsOf(option, lexicon)) : option.join(" ");
}

/** The message of a question: what somebody is asked, or may do while the table waits for another. */
export function messageOf({ topic, optional }: QuestionInfo, words: Catalogs): string {
  if (!optional) return `ask-${topic}`;
  return words.has(`may-${topic}`) ? `may-${topic}` : "may-act";
}

/** A question in words. */
export function questionLabel(question: QuestionInfo, words: Catalogs): string {
  return words.told(messageOf(question, words), question.facts);
}

/**
 * The question as it stands after the picks: which action, or the next thing of the one that was chosen. Where a single
 * number is left, nothing is asked but whether it shall be so: the choice says the whole option.
 */
export function askedNow(question: QuestionInfo, step: Step, hasPicked: boolean, lexicon: Lexicon, words: Catalogs): Piece[] {
  const { which, asks, choices } = step;
  if (which) return words.pieces("question-which", { thing: words.name(which) });
  const isSaid = choices.length === 1 && choices.every(({ thing, answer }) => answer !== null && isNumber(thing, lexicon));
  if (hasPicked && isSaid) return words.pieces("question-agree", {});
  const message = asks ? `pick-${asks.verb}-${asks.fact}` : "";
  if (asks && hasPicked && words.has(message)) return words.pieces(message, { ...question.facts, ...asks.facts });
  return words.pieces(messageOf(question, words), question.facts);
}

/** The line that some options share; null when they do not, or have none. */
export function sharedLine(lines: readonly (Line | null)[], options: readonly number[]): Line | null {
  const [first, ...rest] = options.map((place) => JSON.stringify(lines[place] ?? null));
  return first !== undefined && rest.every((line) => line === first) ? (lines[options[0]!] ?? null) : null;
}
