// Whatever random games of drawn set-ups come to can be shown: the map with what lies around it, and every seat.
import { cleanup, render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { sampleOf } from "../../testing/samples";
import { around, mounted } from "../../testing/tables";
import Board from "./Board.svelte";
import { playersOf, wordsIn } from "./fixtures/tables";
import SeatPanel from "./panels/SeatPanel.svelte";
import type { RootView } from "./view";

/** One in so many of the positions is shown. */
const EVERY = 5;

const given = around("root", await wordsIn("cs"));
const views = sampleOf("root")
  .positions.filter((_, at) => at % EVERY === 0)
  .map(({ view }) => view as RootView);

it("there is something to look at", () => {
  expect(new Set(views.flatMap(({ seats }) => seats.map(({ faction }) => faction))).size).toBeGreaterThan(8);
  expect(views.some(({ hirelings }) => hirelings.length)).toBe(true);
  expect(views.some(({ map }) => map.landmarks.length)).toBe(true);
});

it.each(views.map((view, at) => [at, view] as const))("position %i", (_at, view) => {
  const props = { view, players: playersOf(view), me: view.seat, ...given };
  mounted(Board, props);
  for (const seat of view.seats.keys())
    for (const open of [false, true])
      render(SeatPanel, { ...props, targets: [], onpick: vi.fn(), seat, open, onopen: vi.fn() });
  cleanup();
});
