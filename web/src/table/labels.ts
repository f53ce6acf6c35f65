// What the button of a choice says.
import type { Lexicon, Option } from "../board";
import type { Catalogs } from "../words/words";
import type { Choice } from "./steps";

/**
 * A choice that answers is labelled with its whole option, and one that asks on with its name. When something is chosen
 * already the name is enough, unless it is a bare number or word.
 */
export function labelOf(
  choice: Choice,
  goesOn: boolean,
  options: readonly Option[],
  lexicon: Lexicon,
  words: Catalogs,
): string {
  const isNamed = Object.values(lexicon.kinds).includes(choice.thing.kind);
  const option = choice.answer === null ? null : options[choice.answer]!;
  if (option && !(goesOn && isNamed)) return optionLabel(option, lexicon, words);
  return choice.answer === null ? `${words.name(choice.thing)}…` : words.name(choice.thing);
}

/** A whole option in words. */
export function optionLabel(option: Option, lexicon: Lexicon, words: Catalogs): string {
  const [verb, ...values] = option;
  const message = `option-${verb}`;
  if (!words.has(message)) return option.join(" ");
  const facts = (lexicon.verbs[verb] ?? []).map((fact, place) => [fact, values[place]!] as const);
  return words.told(message, Object.fromEntries(facts));
}
