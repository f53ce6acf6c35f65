// Checking the seed of a game in the browser.

/** SHA-256 of the bytes that a text in hexadecimal stands for; empty where the browser does not let pages tell. */
export async function hashOf(seed: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return ""; // pages that came over plain HTTP from elsewhere
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
