// What the rules give and say, for tests of boards.
import { inject } from "vitest";
import type { ContentMessage } from "../types/messages";
import type { Sample } from "./samples.setup";

/** The lexicon and some positions of a game, from Python, and all its contents as one: with every deck. */
export function sampleOf(game: string): Sample & { readonly content: ContentMessage } {
  const sample = inject("samples").games[game]!;
  return { ...sample, content: sample.contents.reduce(merged) };
}

/** Two contents as one: what the first lacks comes from the second. */
function merged<Part>(one: Part, other: Part): Part {
  if (!isEntry(one) || !isEntry(other)) return one;
  const both = Object.entries(one).map(([key, value]) => [key, key in other ? merged(value, other[key]) : value]);
  return { ...other, ...Object.fromEntries(both) };
}

function isEntry(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
