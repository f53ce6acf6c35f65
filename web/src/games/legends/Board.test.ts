// The board as people use it: what can be picked has a role, a label and a key; what happened is marked.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { BoardProps, Thing } from "../../board";
import { around, mounted, target } from "../../testing/tables";
import Board from "./Board.svelte";
import { END, RING, TWO_PLAYERS, playersOf, wordsIn } from "./fixtures/tables";
import FinalScoring from "./panels/FinalScoring.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import type { Content, LegendsView } from "./view";

const words = await wordsIn("en");
const given = around("legends", words);

const region = (id: string): Thing => ({ kind: "region", id });

function board(view: LegendsView, more: Partial<BoardProps<LegendsView, Content>> = {}) {
  return mounted(Board, { view, players: playersOf(view), me: 0, ...given, ...more }).onpick;
}

describe("regions", () => {
  it("that can be picked are buttons with a label in words; the rest can be read", () => {
    board(TWO_PLAYERS, { targets: [target(region("meadows_cape")), target(region("fern_north"), "source")] });
    const buttons = screen.getAllByRole("button").filter((button) => button.hasAttribute("data-region"));
    expect(buttons.map((button) => button.getAttribute("data-region")).sort()).toEqual(["fern_north", "meadows_cape"]);
    expect(buttons.every((button) => button.getAttribute("tabindex") === "0")).toBe(true);
    expect(screen.getByRole("button", { name: /^Cape: / })).toBeTruthy();
    const rest = screen.getAllByRole("img").filter((image) => image.hasAttribute("data-region"));
    expect(rest).toHaveLength(TWO_PLAYERS.regions.length - 2);
    expect(rest.every((image) => image.getAttribute("tabindex") === "-1")).toBe(true);
  });

  it("are picked by a click, by Enter and by Space", async () => {
    const onpick = board(TWO_PLAYERS, { targets: [target(region("meadows_cape"))] });
    const cape = screen.getByRole("button", { name: /^Cape: / });
    await fireEvent.click(cape);
    await fireEvent.keyDown(cape, { key: "Enter" });
    await fireEvent.keyDown(cape, { key: " " });
    await fireEvent.keyDown(cape, { key: "x" });
    expect(onpick.mock.calls).toEqual([[region("meadows_cape")], [region("meadows_cape")], [region("meadows_cape")]]);
  });

  it("are reached by arrow keys, in their direction", async () => {
    board(TWO_PLAYERS, { targets: [target(region("fern_north"))] });
    const north = screen.getByRole("button", { name: /^North Fernwood: / });
    north.focus();
    await fireEvent.keyDown(north, { key: "ArrowDown" });
    expect(document.activeElement?.getAttribute("data-region")).toBe("fern_middle");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
    expect(document.activeElement?.getAttribute("data-region")).toBe("fern_north");
  });

  it("that were chosen are pressed, and armies in them can be picked by whose they are", async () => {
    const place = TWO_PLAYERS.regions.find(({ armies }) => armies[2]! > 0)!;
    const victims = [target({ kind: "seat", id: "neutral" })];
    const onpick = board(TWO_PLAYERS, { targets: [target(region(place.id), "chosen"), ...victims] });
    const chosen = screen.getAllByRole("button").find((button) => button.getAttribute("data-region") === place.id)!;
    expect(chosen.getAttribute("aria-pressed")).toBe("true");
    const army = screen.getByRole("button", { name: new RegExp(`^neutral colour: ${place.armies[2]} arm`) });
    await fireEvent.keyDown(army, { key: "Enter" });
    expect(onpick.mock.calls).toEqual([[{ kind: "seat", id: "neutral" }]]);
  });
});

describe("the row", () => {
  it("names cards with prices and abilities; those that cannot be afforded are out", async () => {
    const [first, second] = RING.row;
    const onpick = board(RING, { targets: [target({ kind: "card", id: first!.card })] });
    const card = { kind: "card", id: first!.card };
    await fireEvent.click(screen.getByRole("button", { name: `${given.told(card)} ${words.about(card).join(" ")}` }));
    expect(onpick.mock.calls).toEqual([[card]]);
    const other = screen.getByRole("button", {
      name: new RegExp(`^${words.name({ kind: "card", id: second!.card })}: `),
    });
    expect(other.getAttribute("aria-disabled")).toBe("true");
    expect(other.getAttribute("tabindex")).toBe("-1");
  });
});

describe("panels", () => {
  it("of a seat tell coins, supply and cards in words", () => {
    const own = RING.seats[1]!;
    const seated = { view: RING, players: playersOf(RING), me: 0, seat: 1, ...given };
    render(SeatPanel, { ...seated, open: false, targets: [], onpick: () => {}, onopen: () => {} });
    for (const text of [
      `${own.coins} coins.`,
      `In the supply: ${own.armies_in_supply} armies and ${own.cities_in_supply} cities.`,
      `${own.cards.length} cards`,
    ]) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
  });

  it("of the end have every part, and the sums of all games", () => {
    const props = { view: END, players: playersOf(END), me: null, ...given };
    render(FinalScoring, { ...props, scores: END.seats.map(({ total }) => total), winners: END.winners });
    const cells = (name: string) => {
      const head = screen.getByRole("rowheader", { name });
      return [...head.parentElement!.querySelectorAll("td")].map((cell) => Number(cell.textContent));
    };
    expect(cells("cards")).toEqual(END.seats.map(({ points }) => points.cards));
    expect(cells("Total")).toEqual(END.seats.map((seat) => seat.score));
    expect(cells("Sum of 3 games")).toEqual(END.seats.map(({ total }) => total));
    expect(cells("Coins")).toEqual(END.seats.map(({ coins }) => coins));
  });
});
