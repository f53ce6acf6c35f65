// Hints: what a thing is and does, shown while somebody points at it with a mouse, a finger or the keyboard.
import type { Attachment } from "svelte/attachments";
import type { Thing } from "../board";

/** A thing that is explained, beside the element that stands for it. */
export interface Hint {
  readonly thing: Thing;
  readonly beside: DOMRect;
}

const BEFORE = 220;
const LONG_PRESS = 450;
const canHover = matchMedia("(hover: hover)");

export class Hints {
  shown = $state.raw<Hint | null>(null);
  /** What is pointed at, before and while it is explained. */
  pointed = $state.raw<Thing | null>(null);
  #at: Element | null = null;
  readonly #things = new WeakMap<Element, Thing>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  hide = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
    this.pointed = null;
    this.#at = null;
  };

  /** Hide in a moment: an element that goes away loses the focus in the middle of an update. What keeps the focus is explained then. */
  #leave(element: Element): void {
    if (this.#at !== element) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.hide();
      const focused = document.activeElement;
      const thing = focused && focused !== element && this.#things.get(focused);
      if (thing && focused.matches(":focus-visible")) this.#point(thing, focused, BEFORE);
    });
  }

  #point(thing: Thing, element: Element, delay: number): void {
    clearTimeout(this.#timer);
    this.pointed = thing;
    this.#at = element;
    this.#show(thing, element, delay);
  }

  /** Go on explaining: a table that is told anew attaches anew, while pointer and focus stay where they are. */
  #stay(thing: Thing, element: Element): void {
    clearTimeout(this.#timer);
    this.#show(thing, element, BEFORE);
  }

  #show(thing: Thing, element: Element, delay: number): void {
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.shown = { thing, beside: element.getBoundingClientRect() };
    }, delay);
  }

  /** Explains a thing on hover, focus and a long press: `{@attach hints.about(thing)}`. */
  about = (thing: Thing, delay = BEFORE): Attachment<Element> => {
    return (element) => {
      // a finger leaves a mouse behind that points at whatever comes under it
      const enter = (event: Event) =>
        (event as PointerEvent).pointerType === "mouse" && canHover.matches && this.#point(thing, element, delay);
      // who clicks on a thing wants to see what comes of it, not what it is
      const press = (event: Event) =>
        (event as PointerEvent).pointerType === "mouse" ? this.hide() : this.#point(thing, element, LONG_PRESS);
      const leave = () => this.#leave(element);
      // what was left for good is not explained again by a table that is told anew at once
      const left = () => {
        leave();
        if (this.#at === element) this.#at = null;
      };
      const focus = () => element.matches(":focus-visible") && this.#point(thing, element, delay);
      const acts: [string, (event: Event) => void][] = [
        ["pointerenter", enter],
        ["pointerdown", press],
        ["pointerleave", left],
        ["pointercancel", left],
        ["focus", focus],
        ["blur", left],
      ];
      for (const [name, act] of acts) element.addEventListener(name, act);
      this.#things.set(element, thing);
      if (this.#at === element) this.#stay(thing, element);
      return () => {
        for (const [name, act] of acts) element.removeEventListener(name, act);
        leave();
      };
    };
  };
}
