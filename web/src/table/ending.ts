// How a game ended, in words.
import type { Player } from "../board";
import type { ResultInfo } from "../types/messages";
import type { Catalogs } from "../words/words";

/** Who won: one player, several who share it, a team, a rival that is no seat, or nobody. */
export function ending(result: ResultInfo, players: readonly Player[], words: Catalogs): string {
  const rivals = result.rivals.filter((rival) => rival.won);
  const names = [
    ...result.winners.map((seat) => players[seat]?.name ?? String(seat + 1)),
    ...rivals.map((rival) => words.name({ kind: "rival", id: rival.name })),
  ];
  return words.say(`result-${result.kind}`, { winners: words.listed(names) });
}

/** Why it ended, if the catalogs of the game say it. */
export function reasonOf(result: ResultInfo, words: Catalogs): string {
  return words.has(`end-${result.reason}`) ? words.say(`end-${result.reason}`) : "";
}
