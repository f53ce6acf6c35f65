/** Whether a key presses what has the focus, as a button is pressed. */
export function isPress({ key }: KeyboardEvent): boolean {
  return key === "Enter" || key === " ";
}
