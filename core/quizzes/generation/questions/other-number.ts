import { shuffled, type Random } from '../../random.ts';
import type { Quantity } from '../text/quantities.ts';

/** A wrong number is the correct number times one of these factors. It is plausible, but clearly wrong. */
const factors = [0.25, 0.5, 0.75, 1.5, 2, 2.5, 3] as const;

/** Latest year of a wrong option. Students would notice that a year in the future is wrong. */
const latestYear = 2024;

/**
 * The step between numbers that are as round as this whole number: 5 for 35, 1 for 36, 500 for 22,500. If only the
 * first digit is not zero, the step is half a unit of this digit: 50 for 200.
 */
function roundness(whole: number): number {
  // Zero is divisible by everything.
  if (whole === 0) return 1;
  let step = 1;
  while (whole % (step * 10) === 0) step *= 10;
  if (step > 1 && whole / step < 10) return step / 2;
  return whole >= step * 10 && whole % (step * 5) === 0 ? step * 5 : step;
}

/** The number times the factor, rounded so that it has as many decimals and is as round as the original. */
function scaled(size: number, factor: number, decimals: number): number {
  const whole = Math.round(size * 10 ** decimals);
  const step = roundness(whole);
  return (Math.round((whole * factor) / step) * step) / 10 ** decimals;
}

/** Whether the text after a number begins with a percent sign or the word percent. */
function isShare(after: string): boolean {
  return /^\s?(?:%|per ?cent)/.test(after);
}

/**
 * The maximum of another percent, so that all percents of the sentence are at most 100 together. Infinity for other
 * numbers.
 */
function maxShare({ start, end, value }: Quantity, statement: string): number {
  if (!isShare(statement.slice(end))) return Number.POSITIVE_INFINITY;
  const others = [...statement.matchAll(/\d+(?:\.\d+)?/g)]
    .filter(({ 0: digits, index }) => index !== start && isShare(statement.slice(index + digits.length)))
    .reduce((sum, [digits]) => sum + Number(digits), 0);
  // If the sum is already over 100, the percents are shares of different totals.
  return others + value <= 100 ? 100 - others : 100;
}

/** Whether another year has the same position in the order of all years in the sentence as the correct year. */
function keepsOrder(other: number, { start, value }: Quantity, statement: string): boolean {
  return [...statement.matchAll(/\b(?:1\d{3}|20\d{2})\b/g)]
    .filter(({ index }) => index !== start)
    .every(([digits]) => Math.sign(Number(digits) - value) === Math.sign(Number(digits) - other));
}

/** Maximum random attempts to find a number. */
const attempts = 40;

function otherYear(quantity: Quantity, statement: string, random: Random): number | null {
  const { value } = quantity;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const distance = (random() < 0.5 ? -1 : 1) * (4 + Math.floor(random() * 26));
    const other = value + distance > latestYear ? value - distance : value + distance;
    if (keepsOrder(other, quantity, statement)) return other;
  }
  return null;
}

/**
 * Another number in the same form. A year changes by 4 to 29 years, and keeps its position in the order of the years in
 * the statement. Other numbers become clearly larger or smaller. Null if no number fits.
 */
export function otherNumber(quantity: Quantity, statement: string, random: Random): number | null {
  const { value, isYear } = quantity;
  if (isYear) return otherYear(quantity, statement, random);
  const size = Math.abs(value);
  const maxNumber = maxShare(quantity, statement);
  const decimals = String(size).split('.')[1]?.length ?? 0;
  // 'About 3 million' would be nearly right for 'about 4 million'.
  const isRough = value !== 0 && quantity.tolerance >= 0.04 * size;
  const multiple = shuffled(factors, random)
    .filter((factor) => !isRough || factor !== 0.75)
    .map((factor) => scaled(size, factor, decimals))
    .find((other) => other > 0 && other <= maxNumber && areApart(size, other, false));
  const other = multiple ?? size + 3;
  return other <= maxNumber ? Math.sign(value || 1) * other : null;
}

/** Writes a number in the form of the original: with its minus sign, thousands separators and decimals. */
export function sameForm(value: number, original: string): string {
  const form = digitsIn(value, original);
  return original.startsWith('−') ? form.replace('-', '−') : form;
}

function digitsIn(value: number, original: string): string {
  const digits = Math.abs(value) >= 1e6 ? value : Number(value.toPrecision(6));
  const decimals = original.split('.')[1]?.length ?? 0;
  // The original is '9.0', so the result is '5.0'.
  if (decimals > 0 && Number.isInteger(Number(digits)) && /\.0+$/.test(original))
    return Number(digits).toFixed(decimals);
  return /\d,\d{3}/.test(original) ? digits.toLocaleString('en-US') : String(digits);
}

/** Whether two numbers differ clearly: years by 3 or more, other numbers by 20 % of the larger one. */
function areApart(one: number, other: number, isYear: boolean): boolean {
  return isYear
    ? Math.abs(one - other) >= 3
    : Math.abs(one - other) >= Math.max(Math.abs(one), Math.abs(other)) * 0.2;
}

const wrongOptionCount = 3;

/** Three wrong numbers for the blank, in the form of the correct number. Null if three cannot be found. */
export function numberOptions(
  quantity: Quantity,
  statement: string,
  random: Random,
): readonly string[] | null {
  const { start, end, value, isYear } = quantity;
  const original = statement.slice(start, end);
  const chosen = [value];
  for (let attempt = 0; attempt < attempts && chosen.length <= wrongOptionCount; attempt += 1) {
    const other = otherNumber(quantity, statement, random);
    if (other === null) return null;
    const isKnown = statement.includes(sameForm(other, original));
    if (!isKnown && chosen.every((one) => areApart(one, other, isYear))) chosen.push(other);
  }
  return chosen.length > wrongOptionCount ? chosen.slice(1).map((other) => sameForm(other, original)) : null;
}
