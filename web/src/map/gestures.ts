// Fingers, mouse and wheel on the map: one drags it, two pinch it; a drag is no click.
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

const DRAG = 6;

/** `{@attach gestures(camera)}` on the element that shows the map. */
export function gestures(camera: Camera): Attachment<SVGElement> {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const middle = () => {
      const all = [...fingers.values()];
      const box = element.getBoundingClientRect();
      return {
        x: all.reduce((sum, { x }) => sum + x, 0) / all.length - box.left - box.width / 2,
        y: all.reduce((sum, { y }) => sum + y, 0) / all.length - box.top - box.height / 2,
      };
    };
    const spread = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (!fingers.size) travelled = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const [before, wide] = [middle(), spread()];
      travelled += Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = middle();
      if (fingers.size === 2 && wide) camera.zoomTo((camera.zoom * spread()) / wide, after);
      if (travelled > DRAG) camera.pan(after.x - before.x, after.y - before.y);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (travelled <= DRAG) return;
      travelled = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const around = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      camera.zoomTo(camera.zoom * Math.exp(-event.deltaY / 240), around);
    };

    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("wheel", wheel);
    };
  };
}
