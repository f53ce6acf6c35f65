// The Fluent catalogs: the shell's own, and those that live beside each game's rules. Each is loaded when it is needed.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../board";

type Load = () => Promise<string>;

const SHELL = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
const COMMON = import.meta.glob<string>("../../../src/deskovka/content/texts/common.*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<string>(["../../../src/deskovka/games/*/texts/*.ftl", "../games/**/texts/*.ftl"], {
  query: "?raw",
  import: "default",
});

export const LANGUAGES: readonly Language[] = ["en", "cs"];

function files(language: Language, game: string | null): Load[] {
  const chosen = game === null ? { ...SHELL, ...COMMON } : GAMES;
  return Object.entries(chosen)
    .filter(([path]) => path.endsWith(`${language}.ftl`) && (game === null || path.includes(`/games/${game}/`)))
    .map(([, load]) => load);
}

const bundles = new Map<string, Promise<FluentBundle>>();

/** The messages of a game (null: of the shell) in one language. */
export function catalog(language: Language, game: string | null): Promise<FluentBundle> {
  const key = `${language} ${game ?? ""}`;
  let bundle = bundles.get(key);
  if (!bundle) {
    bundle = Promise.all(files(language, game).map((load) => load())).then((texts) => bundleOf(language, texts));
    bundle.catch(() => bundles.delete(key)); // a lost connection is not remembered
    bundles.set(key, bundle);
  }
  return bundle;
}

/** Messages from the texts of catalogs. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
