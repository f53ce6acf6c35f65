// My part of the seed: drawn here, promised by its hash when I sit down, shown when the game begins, and kept for proof.
import { Refusal, server } from "../server/client";
import { kept, keep } from "../server/parts";
import type { Fair, TableMessage } from "../types/messages";
import { hashOf, hashOfText } from "./fair";

/** Show my part as soon as the table waits for it; what was promised to me until then is kept too. */
export async function showMyPart(message: TableMessage): Promise<void> {
  const { id, seed_hash, parts } = message.table;
  const mine = kept(id);
  if (!mine || message.me === null || !parts?.until || !parts.promises[message.me] || parts.shown[message.me]) return;
  keep(id, { ...mine, seedHash: seed_hash, promises: parts.promises });
  try {
    await server.showPart(id, mine.part);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // too late, or I have sat down in another window: the game begins anyway
  }
}

/** What is right or wrong about a seed that people have added to, as words of the catalog. */
export async function proofOf(id: string, fair: Fair): Promise<{ say: string; wrong: boolean }[]> {
  const { parts, seed } = fair;
  if (!parts?.server || !parts.parts || !seed) return [];
  const shown = parts.parts.flatMap((part, seat) => (part === null ? [] : [{ part, seat, promise: parts.promises[seat] }]));
  const promised = await Promise.all(shown.map(async ({ part, promise }) => (await hashOf(part)) === promise));
  const lines = [`server ${parts.server}`, ...shown.map(({ part, seat }) => `${seat} ${part}`)];
  const made = (await hashOfText(lines.map((line) => `${line}\n`).join(""))) === seed && promised.every(Boolean);
  const proof = [{ say: made ? "fair-made-right" : "fair-made-wrong", wrong: !made }];
  const mine = kept(id);
  if (mine?.seedHash) {
    const isIn = shown.some(({ part }) => part === mine.part);
    proof.push({ say: isIn ? "fair-mine-right" : "fair-mine-wrong", wrong: !isIn });
    const same = mine.seedHash === fair.seed_hash && JSON.stringify(mine.promises) === JSON.stringify(parts.promises);
    proof.push({ say: same ? "fair-same-right" : "fair-same-wrong", wrong: !same });
  }
  return proof;
}
