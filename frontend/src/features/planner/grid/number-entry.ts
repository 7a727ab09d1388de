import { parseEntry } from '../../../../../core/grading/paste.ts';

/** Parses a typed number. NaN if it is none. An empty field gives `empty`. */
export function readNumber<Empty extends number | null>(text: string, empty: Empty): number | Empty {
  if (text.trim() === '') return empty;
  return parseEntry(text) ?? Number.NaN;
}

/** The number for the reducer, which answers null with the field's error. */
export const numberOrNull = (value: number | null): number | null =>
  value === null || Number.isNaN(value) ? null : value;
