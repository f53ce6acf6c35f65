// An area that scrolls shows that it does: `data-above` and `data-below` while there is more that way.
import type { Attachment } from "svelte/attachments";

/** Less than a line is no more. */
const SLACK = 6;

export const scrolls: Attachment<HTMLElement> = (area) => {
  const look = () => {
    area.toggleAttribute("data-above", area.scrollTop > SLACK);
    area.toggleAttribute("data-below", area.scrollHeight - area.clientHeight - area.scrollTop > SLACK);
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(area);
  changed.observe(area, { childList: true, subtree: true, characterData: true, attributeFilter: ["open"] });
  area.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
    area.removeEventListener("scroll", look);
  };
};
