// The parts of seeds that this browser has drawn, by tables.
const PLACE = "deskovka-parts";
const MOST = 100;

/** A part, and what the table had promised when it was shown. */
export interface KeptPart {
  part: string;
  seedHash?: string;
  promises?: readonly (string | null)[];
}

/** In this window, also where nothing may be stored. */
const here = new Map<string, KeptPart>();

function stored(): Record<string, KeptPart> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, KeptPart>;
  } catch {
    return {}; // out of reach, or not ours
  }
}

export function kept(table: string): KeptPart | undefined {
  return here.get(table) ?? stored()[table];
}

export function keep(table: string, part: KeptPart): void {
  here.set(table, part);
  const others = Object.entries(stored()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others, [table, part]].slice(-MOST))));
  } catch {
    // private browsing: it is known as long as the window is open
  }
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 in hexadecimal digits; empty where the browser does not let pages tell. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!globalThis.crypto?.subtle) return ""; // pages that came over plain HTTP from elsewhere
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** A new part and its promise; none where the browser does not let pages make one. */
export async function newPart(): Promise<{ part: string; promise: string | null }> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { part: hex(bytes), promise: (await sha256(bytes)) || null };
}
