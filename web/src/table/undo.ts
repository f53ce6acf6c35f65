// Why an answer can or cannot be taken back, in words.
import type { Words } from "../board";

export function undoReason(undo: { allowed: boolean; reason: string | null }, words: Words): string {
  if (undo.allowed) return words.say("undo-allowed");
  const message = `undo-${undo.reason}`;
  return undo.reason && words.has(message) ? words.say(message) : words.say("undo-refused");
}
