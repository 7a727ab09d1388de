import { withoutNoise } from '../../grading/rounding.ts';
import type { NumericAnswer } from '../question.ts';
import { rangeAnswer, readDecimal } from './decimal.ts';

/** Reads a number, which can have underscores between its digits: `1_000`. */
function readNumber(text: string): number | null {
  return readDecimal(text.replaceAll(/(?<=\d)_(?=\d)/g, ''));
}

function readRange(text: string): NumericAnswer | null {
  const [min = '', max = '', ...more] = text.slice(1, -1).split(',');
  const [from, to] = [readNumber(min), readNumber(max)];
  return from === null || to === null || more.length > 0 ? null : rangeAnswer(from, to);
}

/** Reads `3`, `3.14 +- 0.01`, `3.14 +- 1%` or `[3.1, 3.2]`. Null for other text. */
export function readNumericAnswer(text: string): NumericAnswer | null {
  const trimmed = text.trim();
  if (trimmed.startsWith('[') && trimmed.endsWith(']')) return readRange(trimmed);
  const [first = '', second = '0', ...more] = trimmed.replace('±', '+-').split('+-');
  const margin = second.trim();
  const isPercent = margin.endsWith('%');
  const value = readNumber(first);
  const tolerance = readNumber(isPercent ? margin.slice(0, -1) : margin);
  if (value === null || tolerance === null || more.length > 0) return null;
  return { value, tolerance: isPercent ? withoutNoise((Math.abs(value) * tolerance) / 100) : tolerance };
}
