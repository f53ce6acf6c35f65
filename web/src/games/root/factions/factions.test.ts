// Each faction has a drawing and a sign for what is its own; one without a folder is drawn with what is common to all.
import { cleanup, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { around } from "../../../testing/tables";
import { AUTUMN, CONTENT, playersOf, wordsIn } from "../fixtures/tables";
import { chartOf } from "../map/chart";
import { flights } from "../map/flights";
import SeatPanel from "../panels/SeatPanel.svelte";
import Piece from "../pieces/Piece.svelte";
import type { BoardView, RootView } from "../view";
import { looks, world } from "../world";
import { COLUMN_SIGNS, LEADER_SIGNS } from "./eyrie/signs";
import { factionOf, NAMES } from ".";
import { ownerOf, piecesOfFaction } from "./pieces";
import { CHARACTER_SIGNS } from "./vagabond/signs";

const words = await wordsIn("en");

const OUTSIDE = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../factions/**", "!../fixtures/**", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("every faction", () => {
  it("is named nowhere but in its folder", () => {
    expect(Object.keys(OUTSIDE).length).toBeGreaterThan(50);
    const named = new RegExp(`\\b(${NAMES.join("|")})\\b`);
    expect(Object.entries(OUTSIDE).flatMap(([path, source]) => (named.test(source) ? [path] : []))).toEqual([]);
  });

  it("has a folder with its board and its pieces", () => {
    expect(NAMES).toEqual(["alliance", "corvids", "cult", "duchy", "eyrie", "hundreds", "keepers", "marquise", "riverfolk", "vagabond", "vagabond_second"]);
    for (const name of NAMES) {
      expect(factionOf(name).Board, name).toBeTruthy();
      expect(piecesOfFaction(name)!.figure.length, name).toBeGreaterThan(0);
      expect(words.name({ kind: "faction", id: name }), name).not.toBe(name);
    }
  });

  it("has colours that no other has", () => {
    const colours = NAMES.map((name) => piecesOfFaction(name)!.look.colour);
    expect(new Set(colours).size).toBe(NAMES.length);
  });

  it("knows its pieces by their names, which the catalogs have", () => {
    const pieces = NAMES.flatMap((name) => Object.keys(piecesOfFaction(name)!.forms));
    expect(pieces.filter((piece) => !words.has(`piece-${piece}`))).toEqual([]);
    expect(ownerOf("base_mouse")).toBe("alliance");
    expect(ownerOf("pawn")).toBe("vagabond");
    expect(ownerOf("warrior")).toBe("");
  });

  it("has a sign for every leader, character and column", () => {
    expect(CONTENT.factions.eyrie.leaders.filter(({ id }) => !LEADER_SIGNS[id])).toEqual([]);
    expect(CONTENT.factions.vagabond.characters.filter(({ id }) => !CHARACTER_SIGNS[id])).toEqual([]);
    expect(CONTENT.factions.eyrie.decree_columns.filter((column) => !COLUMN_SIGNS[column])).toEqual([]);
  });
});

describe("a faction without a folder", () => {
  const board = { faction: "squirrels", left: 2, acorns_buried: { fox: 1 } } as unknown as BoardView;
  const seats = AUTUMN.seats.map((own, seat) => (seat === 2 ? { ...own, faction: "squirrels", board } : own));
  const view: RootView = { ...AUTUMN, seats };

  it("wears the colours of its seat, on the map as well", () => {
    const look = world.seats![2]!;
    expect(looks(view)[2]).toEqual(look);
    const { container } = render(Piece, { piece: "den", faction: "squirrels", seat: 2 });
    expect(container.querySelector(".field")!.getAttribute("fill")).toBe(look.colour);
    const [flight] = flights(
      [{ kind: "placed", facts: { seat: 2, piece: "den", clearing: 5 }, answer: 1 }],
      chartOf(view.map, 1.3),
      view,
    );
    expect(flight).toMatchObject({ piece: "den", faction: "squirrels", seat: 2 });
  });

  it("has its board as the view tells it", () => {
    const props = { view, players: playersOf(view), me: 0, ...around("root", words), targets: [], onpick: vi.fn() };
    render(SeatPanel, { ...props, seat: 2, open: true, onopen: vi.fn() });
    expect(screen.getByText("squirrels")).toBeTruthy();
    expect(screen.getByText("Left").nextElementSibling!.textContent!.trim()).toBe("2");
    expect(screen.getByText("Acorns buried")).toBeTruthy();
    cleanup();
  });
});

it("the Corvids' plots of one kind are counted together", () => {
  const plot = (clearing: number) => ({ clearing, plot: "raid", face_up: true, refuted: [] });
  const plots = [plot(4), plot(9), { ...plot(11), plot: null, face_up: false }];
  const board = { faction: "corvids", plots } as unknown as BoardView;
  const seats = AUTUMN.seats.map((own, seat) => (seat === 2 ? { ...own, faction: "corvids", board } : own));
  const view: RootView = { ...AUTUMN, seats };
  const props = { view, players: playersOf(view), me: 0, ...around("root", words), targets: [], onpick: vi.fn() };
  const { container } = render(SeatPanel, { ...props, seat: 2, open: false, onopen: vi.fn() });
  const told = [...container.querySelectorAll("li[title*='plot'], li[title*='raid']")];
  expect(told.map((one) => one.textContent!.trim())).toEqual(["1plot: 1 on the map", "2raid: 2 on the map"]);
  cleanup();
});
