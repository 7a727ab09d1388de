import type { NumericAnswer } from '../question.ts';

const decimal = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:e[+-]?\d{1,3})?$/i;

/** A number with a decimal point, as files contain it. Null for other text. */
export function readDecimal(text: string): number | null {
  const trimmed = text.trim();
  // Avoids -0.
  return decimal.test(trimmed) ? Number(trimmed) + 0 : null;
}

/** Removes rounding noise: keeps 14 digits, counted from the first digit of a number of this size. */
function withoutNoise(value: number, size: number): number {
  const digits = 14 - Math.ceil(Math.log10(size || 1));
  return Number(value.toFixed(Math.min(100, Math.max(0, digits))));
}

/** The middle of a range, with half its width as tolerance. Null if the range is empty. */
export function rangeAnswer(min: number, max: number): NumericAnswer | null {
  if (max < min) return null;
  const size = Math.max(Math.abs(min), Math.abs(max));
  return {
    value: withoutNoise((min + max) / 2, size) + 0,
    tolerance: withoutNoise((max - min) / 2, size),
  };
}
