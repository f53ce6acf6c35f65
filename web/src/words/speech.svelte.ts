// The words of the page in the language that is chosen now; whatever shows them follows a change on the spot.
import type { FluentBundle } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import type { Language, PlainFacts } from "../board";
import { settings } from "../settings.svelte";
import { catalog, LANGUAGES } from "./catalogs";
import { Catalogs } from "./words";

const loaded = new SvelteMap<string, FluentBundle>();
const asked = new Set<string>();

const TRY_AGAIN = 2_000;

async function load(key: string, language: Language, game: string | null): Promise<void> {
  try {
    loaded.set(key, await catalog(language, game));
  } catch {
    setTimeout(() => void load(key, language, game), TRY_AGAIN); // without words there is nothing to show
  }
}

function bundle(language: Language, game: string | null): FluentBundle | null {
  const key = `${language} ${game ?? ""}`;
  if (!asked.has(key)) {
    asked.add(key);
    void load(key, language, game);
  }
  return loaded.get(key) ?? null;
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
