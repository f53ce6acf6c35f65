import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Thing } from "../board";
import { Hints } from "./hints.svelte";

const LAKE: Thing = { kind: "card", id: "lake" };
const KING: Thing = { kind: "card", id: "king" };

/** An element that stands for a thing; `leave` takes the explanation away from it. */
function attached(hints: Hints, thing: Thing) {
  const element = document.body.appendChild(document.createElement("button"));
  const leave = hints.about(thing)(element) as () => void;
  return { element, leave };
}

function point(element: Element, kind: string): void {
  element.dispatchEvent(new PointerEvent(kind, { pointerType: "mouse" }));
}

describe("hints", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  test("explain what has the focus", () => {
    const hints = new Hints();
    attached(hints, LAKE).element.focus();
    vi.runAllTimers();
    expect(hints.shown?.thing).toEqual(LAKE);
  });

  test("stay when the pointer leaves something else", () => {
    const hints = new Hints();
    const king = attached(hints, KING);
    attached(hints, LAKE).element.focus();
    point(king.element, "pointerleave");
    vi.runAllTimers();
    expect(hints.shown?.thing).toEqual(LAKE);
  });

  test("come back to the focus when what was pointed at goes away", () => {
    const hints = new Hints();
    const king = attached(hints, KING);
    attached(hints, LAKE).element.focus();
    point(king.element, "pointerenter");
    vi.runAllTimers();
    expect(hints.shown?.thing).toEqual(KING);
    king.element.remove();
    king.leave();
    vi.runAllTimers();
    expect(hints.shown?.thing).toEqual(LAKE);
  });

  test("end with a click, and do not come back while the pointer stays", () => {
    const hints = new Hints();
    const king = attached(hints, KING);
    point(king.element, "pointerenter");
    vi.runAllTimers();
    point(king.element, "pointerdown");
    king.leave();
    hints.about(KING)(king.element);
    vi.runAllTimers();
    expect(hints.shown).toBeNull();
  });

  test("are not for a tap, even where the table is told anew at once", () => {
    const hints = new Hints();
    const king = attached(hints, KING);
    for (const kind of ["pointerdown", "pointerleave"]) {
      king.element.dispatchEvent(new PointerEvent(kind, { pointerType: "touch" }));
    }
    king.leave();
    hints.about(KING)(king.element);
    vi.runAllTimers();
    expect(hints.shown).toBeNull();
  });

  test("end when nothing is pointed at", () => {
    const hints = new Hints();
    const king = attached(hints, KING);
    point(king.element, "pointerenter");
    vi.runAllTimers();
    point(king.element, "pointerleave");
    vi.runAllTimers();
    expect(hints.shown).toBeNull();
  });
});
