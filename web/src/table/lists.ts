// Lists of tables, and the quickest one to make.
import type { GameInfo, GuideInfo, AnySeat, Summary, TableInfo, NewTable } from "../types/messages";

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
function usualPlayers(game: GameInfo): number {
  const option = game.options.find((found) => found.key === "players");
  return typeof option?.default === "number" ? option.default : game.seats[0];
}

/** The bot to play against unless somebody says otherwise. */
export function usualBot(game: GameInfo): string {
  return game.bots.find((bot) => bot.usual)!.id;
}

/** Whether what the game is made of can be changed. */
export function hasEditions(game: GameInfo): boolean {
  return game.options.some((option) => option.kind === "edition");
}

/** A table of mine with bots in all other seats. */
export function againstBots(game: GameInfo): NewTable {
  const players = usualPlayers(game);
  const bot: AnySeat = { kind: "bot", bot: usualBot(game) };
  const seats: AnySeat[] = [{ kind: "me" }, ...Array.from({ length: players - 1 }, () => bot)];
  return { game: game.id, setup: { players }, seats, public: false, seed: null };
}

/** The table of a guided first game: its seat is mine, bots have the others. */
export function guided(game: GameInfo, guide: GuideInfo): NewTable {
  const players = Number(guide.setup.players);
  const seats = Array.from({ length: players }, (_, seat): AnySeat =>
    seat === guide.seat ? { kind: "me" } : { kind: "bot", bot: usualBot(game) },
  );
  return { game: game.id, setup: guide.setup, seats, public: false, seed: guide.seed };
}

/** The same table once more: I and the bots where we sat, the other seats for whoever has the link. */
export function onceMore(table: TableInfo, me: number): NewTable {
  const seats = table.seats.map((info, seat): AnySeat => {
    if (seat === me) return { kind: "me" };
    return info.kind === "bot" && info.name === null ? { kind: "bot", bot: info.bot! } : { kind: "open" };
  });
  const { game, setup, clock, leaving, watchers } = table;
  return { game, setup, seats, public: false, watchers, seed: null, clock, leaving };
}
