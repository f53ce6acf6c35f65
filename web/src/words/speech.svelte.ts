// The words of the page in the language that is chosen now; whatever shows them follows a change on the spot.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Language, Lexicon, PlainFacts } from "../board";
import { during } from "../pending";
import { server } from "../server/client";
import { settings } from "../settings.svelte";
import { catalog, LANGUAGES } from "./catalogs";
import { Catalogs } from "./words";

const loaded = new SvelteMap<string, FluentBundle>();
const lexicons = new SvelteMap<string, Lexicon>();
const asked = new Set<string>();

const TRY_AGAIN = 2_000;

async function load<T>(into: SvelteMap<string, T>, key: string, fetch: () => Promise<T>): Promise<void> {
  try {
    into.set(key, await during("load", fetch()));
  } catch {
    setTimeout(() => void load(into, key, fetch), TRY_AGAIN); // without words there is nothing to show
  }
}

/** What was loaded under a key; null until then. The first who asks has it loaded. */
function ask<T>(from: SvelteMap<string, T>, key: string, fetch: () => Promise<T>): T | null {
  if (!asked.has(key)) {
    asked.add(key);
    void load(from, key, fetch);
  }
  return from.get(key) ?? null;
}

function bundle(language: Language, game: string | null): FluentBundle | null {
  return ask(loaded, `${language} ${game ?? ""}`, () => catalog(language, game));
}

/** The lexicon of a game; null until it is loaded. */
export function lexiconOf(game: string): Lexicon | null {
  return ask(lexicons, game, () => server.lexicon(game));
}

/** The words of the shell and of a game; null until they are loaded. While a language loads, the old one stays. */
export function wordsOf(game: string | null): Catalogs | null {
  const wanted = settings.language;
  for (const language of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
    const isKept = language === wanted || loaded.has(`${language} `);
    const shell = isKept ? bundle(language, null) : null;
    const own = isKept && game !== null ? bundle(language, game) : null;
    if (shell && (own || game === null)) return new Catalogs(language, own ? [own, shell] : [shell]);
  }
  return null;
}

/** A message of the shell. */
export function say(message: string, facts: PlainFacts = {}): string {
  return wordsOf(null)?.say(message, facts) ?? "";
}

/** The name of a game. */
export function gameName(game: string): string {
  const words = wordsOf(game);
  return words?.has("game") ? words.say("game") : game;
}
