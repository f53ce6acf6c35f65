// Lists of tables, and the quickest one to make.
import type { Game, SeatWish, Summary, TableInfo, TableWish } from "../server/messages";

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
function usualPlayers(game: Game): number {
  const option = game.options.find((found) => found.key === "players");
  return typeof option?.default === "number" ? option.default : game.seats[0];
}

/** The bot to play against unless somebody says otherwise: the last one listed is the strongest. */
export function usualBot(game: Game): string {
  return game.bots.at(-1)!;
}

/** A table of mine with bots in all other seats. */
export function againstBots(game: Game): TableWish {
  const players = usualPlayers(game);
  const bot: SeatWish = { kind: "bot", bot: usualBot(game) };
  const seats: SeatWish[] = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)];
  return { game: game.id, setup: { players }, seats, public: false, seed: null };
}

/** The same table once more: I and the bots where we sat, the other seats for whoever has the link. */
export function onceMore(table: TableInfo, me: number): TableWish {
  const seats = table.seats.map((info, seat): SeatWish => {
    if (seat === me) return { kind: "me" };
    return info.kind === "bot" && info.name === null ? { kind: "bot", bot: info.bot! } : { kind: "open" };
  });
  return { game: table.game, setup: table.setup, seats, public: false, seed: null };
}
