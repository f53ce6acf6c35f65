// Items counted.
import type { ItemsView } from "../../view";

export function sum(items: readonly ItemsView[]): number {
  return items.reduce((total, { count }) => total + count, 0);
}

/** Items that can be exhausted for something. */
export function ready(items: readonly ItemsView[]): ItemsView[] {
  return items.filter(({ place, exhausted }) => place !== "damaged" && !exhausted);
}
