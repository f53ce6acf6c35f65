// What a clearing has besides pieces, in words: a ruin and what lies under it, the tower, the ferry, closed paths.
import type { Player, Words } from "../../../board";
import { type ClearingView, HIDDEN, PHASES, type RootView } from "../view";

export function landmarksIn(
  { clearing, ruin }: ClearingView,
  view: RootView,
  words: Words,
  players: readonly Player[],
): string[] {
  const { map } = view;
  const closed = map.closed_paths.flatMap(([one, other]) =>
    one === clearing ? [other] : other === clearing ? [one] : [],
  );
  return [
    ...(ruin ? [buried(view.ruin_items[clearing] ?? [], words)] : []),
    ...(map.tower === clearing ? [words.say("board-tower")] : []),
    ...(map.ferry === clearing ? [words.say("board-ferry")] : []),
    ...(closed.length ? [words.say("board-closed", { clearings: closed.join(", ") })] : []),
    ...homesIn(clearing, view).map((seat) => words.say("board-home", { player: players[seat]!.name })),
  ];
}

function buried(items: readonly string[], words: Words): string {
  const ruin = words.name({ kind: "piece", id: "ruin" });
  if (!items.length) return ruin;
  const named = items.map((item) =>
    item === HIDDEN ? words.say("board-hidden-item") : words.name({ kind: "item", id: item }),
  );
  return words.say("board-ruin-with", { ruin, items: named.join(", ") });
}

/** The seats that have a clearing as a homeland; it matters only while the game is set up. */
export function homesIn(clearing: number, view: RootView): number[] {
  const isSettingUp = view.phase !== "over" && !PHASES.some((phase) => phase === view.phase);
  return isSettingUp
    ? view.seats.flatMap(({ homelands }, seat) => (homelands.includes(clearing) ? [seat] : []))
    : [];
}
