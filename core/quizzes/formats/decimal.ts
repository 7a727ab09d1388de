import type { NumericAnswer } from '../question.ts';

const decimal = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:e[+-]?\d{1,3})?$/i;

/** Reads a number with a decimal point from a file. Null for other text. */
export function readDecimal(text: string): number | null {
  const trimmed = text.trim();
  // Adding 0 changes -0 to 0.
  return decimal.test(trimmed) ? Number(trimmed) + 0 : null;
}

/** Rounds `value` to 14 digits, counted from the first digit of `size`. This removes floating-point errors. */
function withoutNoise(value: number, size: number): number {
  const digits = 14 - Math.ceil(Math.log10(size || 1));
  return Number(value.toFixed(Math.min(100, Math.max(0, digits))));
}

/** The middle of a range, with half its width as tolerance. Null if `max` is below `min`. */
export function rangeAnswer(min: number, max: number): NumericAnswer | null {
  if (max < min) return null;
  const size = Math.max(Math.abs(min), Math.abs(max));
  return {
    value: withoutNoise((min + max) / 2, size) + 0,
    tolerance: withoutNoise((max - min) / 2, size),
  };
}
