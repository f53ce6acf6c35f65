// Why something cannot be picked: said beside it while somebody points at it, and until it is closed after a click.
import type { Attachment } from "svelte/attachments";
import type { RefusalInfo } from "../types/messages";

export interface Reason {
  readonly refusal: RefusalInfo;
  readonly beside: DOMRect;
  /** Whether it stays after the pointer has gone. */
  readonly stays: boolean;
}

const BEFORE = 220;
const LONG_PRESS = 450;

export class Reasons {
  shown = $state.raw<Reason | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hide = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };

  /** Say it until it is closed. */
  say(refusal: RefusalInfo, element: Element): void {
    clearTimeout(this.#timer);
    this.shown = { refusal, beside: element.getBoundingClientRect(), stays: true };
  }

  #point(refusal: RefusalInfo, element: Element): void {
    if (this.shown?.stays) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.shown = { refusal, beside: element.getBoundingClientRect(), stays: false };
    }, BEFORE);
  }

  #leave = (): void => {
    clearTimeout(this.#timer);
    if (!this.shown?.stays) this.shown = null;
  };

  /** Says the reason on hover, focus and a long press: `{@attach reasons.why(refusal)}`. */
  why = (refusal: RefusalInfo): Attachment<Element> => {
    return (element) => {
      const enter = (event: Event) => (event as PointerEvent).pointerType === "mouse" && this.#point(refusal, element);
      const press = (event: Event) => {
        if ((event as PointerEvent).pointerType === "mouse") return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.say(refusal, element), LONG_PRESS);
      };
      const focus = () => element.matches(":focus-visible") && this.#point(refusal, element);
      const acts: [string, (event: Event) => void][] = [
        ["pointerenter", enter],
        ["pointerdown", press],
        ["pointerleave", this.#leave],
        ["pointercancel", this.#leave],
        ["focus", focus],
        ["blur", this.#leave],
      ];
      for (const [name, act] of acts) element.addEventListener(name, act);
      return () => {
        for (const [name, act] of acts) element.removeEventListener(name, act);
        this.#leave();
      };
    };
  };
}
