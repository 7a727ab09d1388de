import { parseEntry } from '../../../../../core/grading/paste.ts';

/** Parses a typed number. NaN if the text is not a number. An empty text gives `empty`. */
export function readNumber<Empty extends number | null>(text: string, empty: Empty): number | Empty {
  if (text.trim() === '') return empty;
  return parseEntry(text) ?? Number.NaN;
}

/** Replaces NaN with null, for which the reducer records the field's error. */
export const numberOrNull = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : value;
