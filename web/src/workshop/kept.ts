// What somebody is working on in the workshop, kept in this browser until they change it.
import type { Setup } from "../types/messages";

export interface Kept {
  readonly values: Setup;
  readonly text: string;
}

const keyOf = (game: string) => `workshop ${game}`;

/** The set-up and the edition of a game as they were left. */
export function kept(game: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Kept>;
    return { values: found.values ?? {}, text: typeof found.text === "string" ? found.text : "" };
  } catch {
    return { values: {}, text: "" };
  }
}

export function keep(game: string, work: Kept): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(work));
  } catch {
    // a browser that keeps nothing: the work lasts as long as the page
  }
}
