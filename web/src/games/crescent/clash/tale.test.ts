// A clash folded from its events is true at every step.
import { expect, it } from "vitest";
import type { GameEvent } from "../../../board";
import { COMBAT, COMBAT_LOG, CONTEST as UNDECIDED } from "../fixtures/tables";
import { DEFENDERS, lastClash, metIn, stepsOf, taleOf } from "./tale";

const event = (kind: string, facts: GameEvent["facts"]): GameEvent => ({ kind, facts, answer: 0 });

const CONTEST = [
  event("contest", { seat: 3, hex: "crossing" }),
  event("offered", { seat: 2, points: 2 }),
  event("dealt", { seat: 1, owner: 2, points: 2 }),
  event("opposed", { seat: 1, owner: 3 }),
  event("supported", { seat: 2, owner: 3 }),
  event("revealed", { seat: 1, cards: ["imam"] }),
  event("revealed", { seat: 3, cards: ["assassination"] }),
  event("struck", { seat: 1, card: "imam" }),
  event("resolved", { seat: 3, card: "assassination", strength: 0 }),
  event("strengths", { hex: "crossing", attack: 2, defence: 1 }),
  event("paid_deal", { seat: 2, points: 2 }),
  event("contest_won", { seat: 3, hex: "crossing" }),
];

it("tells nothing before it is told", () => {
  const tales = CONTEST.map((_, place) => taleOf(CONTEST.slice(0, place + 1)));
  expect(tales.map(({ deal }) => deal !== null).indexOf(true)).toBe(2);
  expect(taleOf([...CONTEST.slice(0, 2), event("no_deal", { seat: 1 })])).toMatchObject({ isDealt: true, deal: null });
  expect(tales.map(({ isRevealed }) => isRevealed).indexOf(true)).toBe(5);
  expect(tales.map(({ strengths }) => strengths !== null).indexOf(true)).toBe(9);
  expect(tales.map(({ winner }) => winner !== null).indexOf(true)).toBe(11);
});

it("knows stances, offers, the deal and what became of cards", () => {
  const tale = taleOf(CONTEST);
  expect(tale.parts.map(({ seat, stance }) => [seat, stance])).toEqual([
    [3, "attacker"],
    [2, "supporter"],
    [1, "defender"],
  ]);
  expect(tale.parts.map(({ offer }) => offer)).toEqual([null, 2, null]);
  expect(tale.played).toEqual([
    { card: "imam", seat: 1, state: "struck", strength: 0 },
    { card: "assassination", seat: 3, state: "resolved", strength: 0 },
  ]);
  expect([tale.isPaid, tale.strengths, tale.winner]).toEqual([true, [2, 1], 3]);
});

it("of a contest that is lost names the defenders", () => {
  expect(taleOf([CONTEST[0]!, event("contest_lost", { seat: 3, hex: "crossing" })]).winner).toBe(DEFENDERS);
});

it("counts losses and lent cards for the side that they helped", () => {
  const tale = taleOf([
    event("combat", { hex: "palms", attacker: 0, defender: 3 }),
    event("meddled", { seat: 1, owner: 0 }),
    event("revealed", { seat: 1, cards: ["agent"] }),
    event("resolved", { seat: 0, card: "agent", strength: 1 }),
    event("lost", { seat: 3, hex: "palms", count: 2 }),
    event("sacked", { seat: 0, hex: "palms", building: "fort", coins: 1 }),
  ]);
  expect(tale.helped).toBe(0);
  expect(tale.played).toEqual([{ card: "agent", seat: 1, state: "resolved", strength: 1 }]);
  expect(tale.parts[1]!.lost).toBe(2);
  expect(tale.spoils).toHaveLength(1);
});

it("is found in a log and ends with the next turn", () => {
  const turn = event("turn", { seat: 4, year: 1, round: 1 });
  expect(lastClash([turn], null)).toBeNull();
  expect(lastClash([turn, ...CONTEST, turn], null)).toEqual({ from: 1, events: CONTEST });
  expect(lastClash([turn, ...COMBAT_LOG], null)!.events).toEqual(COMBAT_LOG);
});

it("that is met in its midst is known from the view, and goes on with the log to its end", () => {
  const met = metIn([], COMBAT.clash, null)!;
  const known = taleOf(lastClash([], met)!.events);
  const { hex, strengths, winner, played } = taleOf(COMBAT_LOG);
  expect(known).toMatchObject({ kind: "combat", hex, strengths, winner, played, isRevealed: true });
  const log = [event("lost", { seat: met.clash.attacker, hex: met.clash.hex, count: 1 })];
  expect(metIn(log, null, met)).toBe(met);
  const turn = event("turn", { seat: 4, year: 1, round: 1 });
  expect(taleOf(lastClash([...log, turn], met)!.events).parts[0]).toMatchObject({ stance: "attacker", lost: 1 });
  expect(taleOf(lastClash([...log, turn, ...CONTEST], met)!.events).kind).toBe("contest");
});

it("that is met is met anew when answers are taken back", () => {
  const met = metIn([event("no_deal", { seat: 1 })], COMBAT.clash, null)!;
  expect(metIn([], UNDECIDED.clash, met)).toEqual({ clash: UNDECIDED.clash, at: 0 });
});

it("is told step by step up to its end", () => {
  const steps = stepsOf({ from: 0, events: CONTEST });
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBe(CONTEST.length);
});
