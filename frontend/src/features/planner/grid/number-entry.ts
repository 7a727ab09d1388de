import { parseEntry } from '../../../../../core/grading/paste.ts';

/** A number as it was typed; NaN where the text is none. An empty field means `empty`. */
export function readNumber<Empty extends number | null>(text: string, empty: Empty): number | Empty {
  if (text.trim() === '') return empty;
  return parseEntry(text) ?? Number.NaN;
}

/** What the reducer takes for a number: it answers null with the field's error. */
export const numberOrNull = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : value;
