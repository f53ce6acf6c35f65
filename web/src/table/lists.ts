// Lists of tables, and the quickest one to make.
import type { Game, SeatWish, Setup, Summary } from "../server/messages";

/** My turns first, the longest waiting on top; then the rest, the newest on top. */
export function byTurn(one: Summary, other: Summary): number {
  const turn = Number(isMyTurn(other)) - Number(isMyTurn(one));
  if (turn) return turn;
  return isMyTurn(one) ? one.since.localeCompare(other.since) : other.since.localeCompare(one.since);
}

function isMyTurn(table: Summary): boolean {
  return table.me !== null && table.waiting.includes(table.me);
}

/** How many play a game unless somebody says otherwise. */
export function usualPlayers(game: Game): number {
  const option = game.options.find((found) => found.key === "players");
  return typeof option?.default === "number" ? option.default : game.seats[0];
}

/** The bot to play against unless somebody says otherwise: the last one listed is the strongest. */
export function usualBot(game: Game): string {
  return game.bots.at(-1)!;
}

/** A table of mine with bots in all other seats. */
export function againstBots(game: Game) {
  const players = usualPlayers(game);
  const bot: SeatWish = { kind: "bot", bot: usualBot(game) };
  const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)];
  const setup: Setup = { players };
  return { game: game.id, setup, seats, public: false, seed: null };
}
