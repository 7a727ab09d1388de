import { shuffled, type Random } from '../../random.ts';
import type { Quantity } from '../text/quantities.ts';

const factors = [0.2, 0.25, 0.5, 2, 3, 4, 5] as const;

/** A later year would be noticed as wrong. */
const latestYear = 2024;

/** Another number of the same form. A year stays near, other numbers become clearly larger or smaller. */
export function otherNumber({ value, isYear }: Quantity, text: string, random: Random): number {
  const size = Math.abs(value);
  if (isYear) {
    const distance = (random() < 0.5 ? -1 : 1) * (4 + Math.floor(random() * 26));
    return value + distance > latestYear ? value - distance : value + distance;
  }
  const most = /^\s?(?:%|per ?cent)/.test(text) ? 100 : Number.POSITIVE_INFINITY;
  const fitting = shuffled(factors, random)
    .map((factor) => size * factor)
    .find((other) => other <= most && (!Number.isInteger(size) || Number.isInteger(other)));
  return Math.sign(value || 1) * (fitting ?? size + 3);
}

/** The number with thousands separators if the original has them, without a rest of floating-point arithmetic. */
export function sameForm(value: number, original: string): string {
  const digits = Math.abs(value) >= 1e6 ? value : Number(value.toPrecision(6));
  return /\d,\d{3}/.test(original) ? digits.toLocaleString('en-US') : String(digits);
}

const wrongOptions = 3;
const attempts = 40;

/** Whether two numbers can be told apart: years by 3, others by a quarter. */
function areApart(one: number, other: number, isYear: boolean): boolean {
  return isYear
    ? Math.abs(one - other) >= 3
    : Math.abs(one - other) >= Math.max(Math.abs(one), Math.abs(other)) * 0.2;
}

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
    const other = otherNumber(quantity, statement.slice(end), random);
    const isKnown = statement.includes(sameForm(other, original));
    if (!isKnown && chosen.every((one) => areApart(one, other, isYear))) chosen.push(other);
  }
  return chosen.length > wrongOptions ? chosen.slice(1).map((other) => sameForm(other, original)) : null;
}
