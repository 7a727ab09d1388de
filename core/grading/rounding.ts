/**
 * The one place where grades and weights are rounded; everything else keeps raw values. Only `achieve-target.ts` and
 * `reduction.ts` use floor and ceil as well, to find whole points.
 */

/** Rounds half up on the decimal number that a person reads: 1.005 to two decimals is 1.01. */
export function roundHalfUp(value: number, decimals: number): number {
  return shiftDecimals(Math.round(shiftDecimals(value, decimals)), -decimals);
}

/** A percent as a whole number of hundredths, half up, so that sums of weights are exact. */
export function toHundredths(percent: number): number {
  const scaled = percent * 100;
  const nearest = Math.round(scaled);
  // Only next to a half can the double's noise change the answer; there the written decimals decide.
  return Math.abs(Math.abs(scaled - nearest) - 0.5) < 1e-6 ? Math.round(shiftDecimals(percent, 2)) : nearest;
}

/** Drops the noise that a sum of doubles leaves behind the twelfth digit: 87.49499999999999 is 87.495. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** A percent as it is shown: always two decimals, half up on the exact value. */
export function formatPercent(percent: number): string {
  return roundHalfUp(withoutNoise(percent), 2).toFixed(2);
}

/** A percent where room is short: two decimals at most, without trailing zeros. */
export function formatCompact(percent: number): string {
  return String(roundHalfUp(withoutNoise(percent), 2));
}

/** Points as they are shown: one decimal at most. */
export function formatPoints(points: number): string {
  return String(roundHalfUp(withoutNoise(points), 1));
}

/** Moves the decimal point in the number's shortest decimal form, which is exact where a multiplication is not. */
function shiftDecimals(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Rounds parts to `decimals` so that they sum to their rounded sum exactly: each is rounded down, then the residual is
 * handed out one unit at a time to the parts with the largest remainder, the earlier one where remainders tie.
 */
export function distribute(values: readonly number[], decimals: number): number[] {
  return apportion({ whole: 1, shares: values, of: 1 }, decimals);
}

/** Parts of `whole × share / of`; they make up the whole where the shares sum to `of`. Nothing is negative. */
export interface Apportionment {
  readonly whole: number;
  readonly shares: readonly number[];
  readonly of: number;
}

/**
 * `distribute` over the parts of a whole. It counts in integers made from the decimals as written, so that neither a
 * sum nor a tie depends on how a double happens to be rounded. `of = 0` gives nothing to anyone.
 */
export function apportion({ whole, shares, of }: Apportionment, decimals: number): number[] {
  if (of === 0) return shares.map(() => 0);
  const wholeDecimal = toDecimal(whole);
  const shareDecimals = shares.map(toDecimal);
  const ofDecimal = toDecimal(of);
  const places = shareDecimals.reduce((max, share) => Math.max(max, share.places), ofDecimal.places);

  const factor = wholeDecimal.digits * 10n ** BigInt(decimals);
  const denominator = atPlaces(ofDecimal, places) * 10n ** BigInt(wholeDecimal.places);
  const numerators = shareDecimals.map((share) => atPlaces(share, places) * factor);
  const remainders = numerators.map((numerator) => numerator % denominator);
  const units = numerators.map((numerator) => Number(numerator / denominator));
  const residual = remainders.reduce((sum, remainder) => sum + remainder, 0n);
  const count = Number((2n * residual + denominator) / (2n * denominator));
  return handOut(units, remainders, count).map((part) => part / 10 ** decimals);
}

/** One unit more for the `count` parts with the largest remainders. */
function handOut(units: readonly number[], remainders: readonly bigint[], count: number): readonly number[] {
  if (count === 0) return units;
  const ordered = remainders.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const cut = ordered[ordered.length - count] ?? 0n;
  let ties = count - remainders.filter((remainder) => remainder > cut).length;
  return units.map((value, index) => {
    const remainder = remainders[index] ?? 0n;
    if (remainder > cut) return value + 1;
    return remainder === cut && ties-- > 0 ? value + 1 : value;
  });
}

/** `digits / 10 ** places`: the shortest decimal that names the double, which is the one a person entered. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

function toDecimal(value: number): Decimal {
  if (Number.isInteger(value)) return { digits: BigInt(value), places: 0 };
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

function atPlaces({ digits, places }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(target - places);
}
