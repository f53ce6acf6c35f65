// The world of a game over the same shell: its colours as variables of the page.
import type { GameBoard, Palette, World } from "../board";

const NAMES: Readonly<Record<keyof Palette, string>> = {
  ground: "--ground",
  paper: "--paper",
  paper2: "--paper-2",
  ink: "--ink",
  ink2: "--ink-2",
  line: "--line",
  onGround: "--on-ground",
  accent: "--accent",
  onAccent: "--on-accent",
};

/** The world of a board as it is now: the looks of seats may depend on what they play. */
export function worldOf(board: GameBoard | null, view: unknown): World | null {
  return board?.looks && view ? { ...board.world, seats: board.looks(view) } : (board?.world ?? null);
}

/** Put the colours of a world on the page; returns how to take them off. */
export function wear(world: World, dark: boolean): () => void {
  const style = document.documentElement.style;
  const worn: string[] = [];
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    style.setProperty(name, value);
    worn.push(name);
  };
  const palette = dark ? world.dark : world.light;
  for (const [part, name] of Object.entries(NAMES)) put(name, palette[part as keyof Palette]);
  world.seats?.forEach((seat, place) => {
    put(`--seat-${place}`, seat.colour);
    put(`--seat-${place}-ink`, seat.ink);
  });
  return () => worn.forEach((name) => style.removeProperty(name));
}
