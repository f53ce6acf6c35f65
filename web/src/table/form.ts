// An action as a small form: an amount of each of several things within a budget. The rules ask for one row after
// another; people fill in all of them, look at the total, and only then are they answered.
import type { Lexicon, Option, Thing } from "../board";
import type { QuestionInfo } from "../types/messages";

export interface FormRow {
  readonly thing: Thing;
  readonly price: number;
  readonly most: number;
}

export interface Form {
  readonly rows: readonly FormRow[];
  readonly budget: number;
  /** The amounts that were answered; the row after them is asked now. */
  readonly taken: readonly number[];
}

/** The form of which a question is a row; null when it is none. */
export function formOf({ facts, options }: QuestionInfo, lexicon: Lexicon): Form | null {
  const { rows, prices, most, taken, spent, left } = facts;
  if (!Array.isArray(rows) || !Array.isArray(prices) || !Array.isArray(most) || !Array.isArray(taken)) return null;
  const fact = lexicon.verbs[options[0]![0]]?.[0] ?? "row";
  const kind = lexicon.kinds[fact] ?? fact;
  return {
    rows: rows.map((id, place) => ({ thing: { kind, id }, price: Number(prices[place]), most: Number(most[place]) })),
    budget: Number(spent) + Number(left),
    taken: taken.map(Number),
  };
}

/** What some amounts cost together. */
export function costOf(form: Form, amounts: readonly number[]): number {
  return form.rows.reduce((sum, row, place) => sum + row.price * (amounts[place] ?? 0), 0);
}

/** The most that can be had of a row, with the others as they are. */
export function mostOf(form: Form, amounts: readonly number[], place: number): number {
  const { price, most } = form.rows[place]!;
  const left = form.budget - costOf(form, amounts) + price * (amounts[place] ?? 0);
  return price ? Math.min(most, Math.floor(left / price)) : most;
}

/** Whether one more of a row can be had. */
export function hasMore(form: Form, amounts: readonly number[], place: number): boolean {
  return (amounts[place] ?? 0) < mostOf(form, amounts, place);
}

/**
 * What comes next for a form to be as it was filled in: a row is answered, or the last answer is taken back. Null when
 * the rules do not offer what was filled in.
 */
export function nextStep(form: Form, amounts: readonly number[], options: readonly Option[]): Option | "undo" | null {
  if (form.taken.some((taken, place) => taken !== amounts[place])) return "undo";
  const wanted = amounts[form.taken.length] ?? 0;
  return options.find((option) => option.at(-1) === wanted) ?? null;
}

/** Whether two questions are rows of the same form. */
export function isSameForm(one: Form | null, other: Form | null): boolean {
  const said = (form: Form | null) => form && JSON.stringify([form.rows, form.budget]);
  return one !== null && said(one) === said(other);
}
