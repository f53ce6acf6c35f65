// What scrolls shows that it does: its edges fade where there is more.
import type { Attachment } from "svelte/attachments";

/** `{@attach fading}` on an element that scrolls. */
export const fading: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = element;
    element.toggleAttribute("data-more-above", scrollTop > 1);
    element.toggleAttribute("data-more-below", scrollHeight - clientHeight - scrollTop > 1);
    element.toggleAttribute("data-more-left", scrollLeft > 1);
    element.toggleAttribute("data-more-right", scrollWidth - clientWidth - scrollLeft > 1);
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(() => {
    watch();
    look();
  });
  const watch = () => [element, ...element.children].forEach((part) => sizes.observe(part));
  element.classList.add("fading");
  element.addEventListener("scroll", look, { passive: true });
  parts.observe(element, { childList: true });
  watch();
  look();
  return () => {
    element.removeEventListener("scroll", look);
    sizes.disconnect();
    parts.disconnect();
  };
};
