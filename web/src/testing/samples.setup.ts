// Once before all tests: what the rules give and say, from Python.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import type { ContentMessage, GuideInfo, Lexicon, Line, Section } from "../types/messages";

/** A position as it is sent, and what Python says of it in each language. */
export interface Position {
  readonly view: unknown;
  readonly sections: readonly Section[];
  readonly notes: readonly Line[];
  readonly said: Readonly<Record<"en" | "cs", { sections: readonly (readonly string[])[]; notes: readonly string[] }>>;
}

/** A guided first game, and what Python says of its name and of its steps in each language. */
export interface Led {
  readonly guide: GuideInfo;
  readonly lines: readonly Line[];
  readonly said: Readonly<Record<"en" | "cs", readonly string[]>>;
}

/** What the tests need of a game; the first content is that of its plainest set-up. */
export interface Sample {
  readonly contents: readonly ContentMessage[];
  readonly lexicon: Lexicon;
  readonly positions: readonly Position[];
  readonly guides: readonly Led[];
}

export interface Samples {
  readonly names: readonly string[];
  readonly games: Readonly<Record<string, Sample>>;
}

declare module "vitest" {
  interface ProvidedContext {
    samples: Samples;
  }
}

export default function setup(project: TestProject): void {
  const script = fileURLToPath(new URL("../../../scripts/samples.py", import.meta.url));
  const text = execFileSync("python", [script], { encoding: "utf-8", maxBuffer: 64 * 1024 * 1024 });
  project.provide("samples", JSON.parse(text) as Samples);
}
