// Words of the board: its own catalogs over those of the game.
import type { FluentBundle } from "@fluent/bundle";
import type { Facts, Language, Words } from "../../board";
import { bundleOf } from "../../words/catalogs";
import czech from "./texts/cs.ftl?raw";
import english from "./texts/en.ftl?raw";

const TEXTS: Readonly<Record<Language, string>> = { en: english, cs: czech };
const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = bundleOf(language, [TEXTS[language]]);
    bundles.set(language, found);
  }
  return found;
}

/** A message of the board, or of the game. */
export function say(words: Words, message: string, facts: Facts = {}): string {
  const own = bundle(words.language);
  const pattern = own.getMessage(message)?.value;
  return pattern ? own.formatPattern(pattern, facts, []) : words.say(message, facts);
}
