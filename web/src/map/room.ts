// The room that an element has on the screen, told at once and whenever it changes.
import type { Attachment } from "svelte/attachments";

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** `{@attach measured((found) => (room = found))}` */
export function measured(tell: (room: Room) => void): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => tell({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  };
}
