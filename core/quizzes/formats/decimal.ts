import type { NumericAnswer } from '../question.ts';

const decimal = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:e[+-]?\d{1,3})?$/i;

/** A number as files write it, with a point; null where the text is none. */
export function readDecimal(text: string): number | null {
  const trimmed = text.trim();
  // There is no answer 'minus nothing'.
  return decimal.test(trimmed) ? Number(trimmed) + 0 : null;
}

/** What a sum of numbers of this size leaves behind their fourteenth digit is noise. */
function withoutNoise(value: number, size: number): number {
  const digits = 14 - Math.ceil(Math.log10(size || 1));
  return Number(value.toFixed(Math.min(100, Math.max(0, digits))));
}

/** The number in the middle of a range, with half the width as tolerance; null where the range has no room. */
export function rangeAnswer(min: number, max: number): NumericAnswer | null {
  if (max < min) return null;
  const size = Math.max(Math.abs(min), Math.abs(max));
  return {
    value: withoutNoise((min + max) / 2, size) + 0,
    tolerance: withoutNoise((max - min) / 2, size),
  };
}
