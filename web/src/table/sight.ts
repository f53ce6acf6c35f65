// What is in sight on the page.

/** What can be picked outside the question bar carries its role as a class. */
const PICKABLE = ":is(.source, .target, .prey)";

/** Whether something that can be picked is in sight: on the board, among the cards in hand or on a panel. */
export function canPickOnBoard(): boolean {
  return [...document.querySelectorAll(PICKABLE)].some((element) => element.checkVisibility());
}
