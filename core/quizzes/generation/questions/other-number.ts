import { shuffled, type Random } from '../../random.ts';
import type { Quantity } from '../text/quantities.ts';

/** Near enough to be believed, and far enough to be wrong. */
const factors = [0.25, 0.5, 0.75, 1.5, 2, 2.5, 3] as const;

/** A later year would be noticed as wrong. */
const latestYear = 2024;

/**
 * The step between numbers that are as round as this whole number: 5 for 35, 1 for 36, 500 for 22,500. For a number with a single
 * digit that is not zero, half a unit of that digit: 50 for 200.
 */
function roundness(whole: number): number {
  // Zero is divisible by everything.
  if (whole === 0) return 1;
  let step = 1;
  while (whole % (step * 10) === 0) step *= 10;
  if (step > 1 && whole / step < 10) return step / 2;
  return whole >= step * 10 && whole % (step * 5) === 0 ? step * 5 : step;
}

/** The number times the factor, with as many decimals, and as round. */
function scaled(size: number, factor: number, decimals: number): number {
  const whole = Math.round(size * 10 ** decimals);
  const step = roundness(whole);
  return (Math.round((whole * factor) / step) * step) / 10 ** decimals;
}

function isShare(after: string): boolean {
  return /^\s?(?:%|per ?cent)/.test(after);
}

/** The sum of shares that the number may reach: 100 % with the other shares of the sentence. Infinity if it is no such share. */
function maxShare({ start, end, value }: Quantity, statement: string): number {
  if (!isShare(statement.slice(end))) return Number.POSITIVE_INFINITY;
  const others = [...statement.matchAll(/\d+(?:\.\d+)?/g)]
    .filter(({ 0: digits, index }) => index !== start && isShare(statement.slice(index + digits.length)))
    .reduce((sum, [digits]) => sum + Number(digits), 0);
  // Shares of several wholes exceed 100 % anyway.
  return others + value <= 100 ? 100 - others : 100;
}

/** Whether another year comes before and after the other years of the sentence as the right one does. */
function keepsOrder(other: number, { start, value }: Quantity, statement: string): boolean {
  return [...statement.matchAll(/\b(?:1\d{3}|20\d{2})\b/g)]
    .filter(({ index }) => index !== start)
    .every(([digits]) => Math.sign(Number(digits) - value) === Math.sign(Number(digits) - other));
}

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
 * Another number of the same form. A year stays near and keeps its place among the other years of the statement, other numbers become
 * clearly larger or smaller. Null if none fits.
 */
export function otherNumber(quantity: Quantity, statement: string, random: Random): number | null {
  const { value, isYear } = quantity;
  if (isYear) return otherYear(quantity, statement, random);
  const size = Math.abs(value);
  const maxNumber = maxShare(quantity, statement);
  const decimals = String(size).split('.')[1]?.length ?? 0;
  const fitting = shuffled(factors, random)
    .map((factor) => scaled(size, factor, decimals))
    .find((other) => other > 0 && other <= maxNumber && areApart(size, other, false));
  const other = fitting ?? size + 3;
  return other <= maxNumber ? Math.sign(value || 1) * other : null;
}

/** The number with thousands separators if the original has them, without a rest of floating-point arithmetic. */
export function sameForm(value: number, original: string): string {
  const digits = Math.abs(value) >= 1e6 ? value : Number(value.toPrecision(6));
  const decimals = original.split('.')[1]?.length ?? 0;
  // '5.0' for '9.0'
  if (decimals > 0 && Number.isInteger(Number(digits)) && /\.0+$/.test(original))
    return Number(digits).toFixed(decimals);
  return /\d,\d{3}/.test(original) ? digits.toLocaleString('en-US') : String(digits);
}

/** Whether two numbers can be told apart: years by 3, others by a quarter. */
function areApart(one: number, other: number, isYear: boolean): boolean {
  return isYear
    ? Math.abs(one - other) >= 3
    : Math.abs(one - other) >= Math.max(Math.abs(one), Math.abs(other)) * 0.2;
}

const wrongOptions = 3;

/** Three wrong numbers for the blank, as the text would write them. Null if there are not as many. */
export function numberOptions(
  quantity: Quantity,
  statement: string,
  random: Random,
): readonly string[] | null {
  const { start, end, value, isYear } = quantity;
  const original = statement.slice(start, end);
  const chosen = [value];
  for (let attempt = 0; attempt < attempts && chosen.length <= wrongOptions; attempt += 1) {
    const other = otherNumber(quantity, statement, random);
    if (other === null) return null;
    const isKnown = statement.includes(sameForm(other, original));
    if (!isKnown && chosen.every((one) => areApart(one, other, isYear))) chosen.push(other);
  }
  return chosen.length > wrongOptions ? chosen.slice(1).map((other) => sameForm(other, original)) : null;
}
