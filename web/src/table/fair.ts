// Checking the seed of a game in the browser.
import { sha256 } from "../server/parts";

/** SHA-256 of the bytes that a text in hexadecimal stands for; empty where the browser does not let pages tell. */
export function hashOf(digits: string): Promise<string> {
  return sha256(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

/** SHA-256 of a text. */
export function hashOfText(text: string): Promise<string> {
  return sha256(Uint8Array.from(new TextEncoder().encode(text)));
}
