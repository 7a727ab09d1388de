/**
 * The rounding of grades and weights. Other files keep unrounded values, and only use floor and ceil to find whole
 * points.
 */

/** Rounds half up. Uses the decimal digits that users read, not the binary value: 1.005 to two decimals is 1.01. */
export function roundHalfUp(value: number, decimals: number): number {
  return shiftDecimals(Math.round(shiftDecimals(value, decimals)), -decimals);
}

/** A percent as a whole number of hundredths, half up, so that sums of weights are exact. */
export function toHundredths(percent: number): number {
  const scaled = percent * 100;
  const nearest = Math.round(scaled);
  // A floating-point error can change the result only close to a half. There, the decimal digits are used.
  return Math.abs(Math.abs(scaled - nearest) - 0.5) < 1e-6 ? Math.round(shiftDecimals(percent, 2)) : nearest;
}

/** Removes floating-point errors after the twelfth digit: 87.49499999999999 becomes 87.495. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** A percent for the screen: always two decimals, rounded half up from the exact value. */
export function formatPercent(percent: number): string {
  return roundHalfUp(withoutNoise(percent), 2).toFixed(2);
}

/** A percent for narrow places: up to two decimals, without trailing zeros. */
export function formatCompact(percent: number): string {
  return String(roundHalfUp(withoutNoise(percent), 2));
}

/** Points for the screen: up to one decimal. */
export function formatPoints(points: number): string {
  return String(roundHalfUp(withoutNoise(points), 1));
}

/**
 * Needed points for the screen: up to one decimal, rounded up, so that the displayed points are enough. If the rounded
 * points would be more than the maximum, the result has all decimals.
 */
export function formatNeed(points: number, maximum: number): string {
  const exact = withoutNoise(points);
  const rounded = shiftDecimals(Math.ceil(shiftDecimals(exact, 1)), -1);
  return String(rounded > maximum && points <= maximum ? exact : rounded);
}

/** Moves the decimal point in the number's shortest decimal form. Unlike a multiplication, this is exact. */
function shiftDecimals(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Rounds parts to `decimals` so that they add up exactly to their rounded sum. All parts are rounded down. Then the
 * missing units of the last decimal are given to the parts with the largest remainders, one unit each. In a tie, the
 * earlier part gets the unit.
 */
export function distribute(values: readonly number[], decimals: number): number[] {
  return apportion({ whole: 1, shares: values, of: 1 }, decimals);
}

/** Each share gets the part `whole × share / of`. `of`: the total of the shares. Numbers must not be negative. */
export interface Apportionment {
  readonly whole: number;
  readonly shares: readonly number[];
  readonly of: number;
}

/**
 * `distribute` for the parts of a whole. It computes with integers made from the decimal digits, so that floating-point
 * errors change neither the sum nor a tie. If `of` is 0, all parts are 0.
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
  return addUnits(units, remainders, count).map((part) => part / 10 ** decimals);
}

/** Adds a unit to the `count` parts with the largest remainders. */
function addUnits(units: readonly number[], remainders: readonly bigint[], count: number): readonly number[] {
  if (count === 0) return units;
  const ordered = remainders.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const cut = ordered[ordered.length - count] ?? 0n;
  let ties = count - remainders.filter((remainder) => remainder > cut).length;
  return units.map((value, index) => {
    const remainder = remainders[index] ?? 0n;
    if (remainder > cut) return value + 1;
    if (remainder < cut || ties === 0) return value;
    ties -= 1;
    return value + 1;
  });
}

/** The decimal number `digits / 10 ** places`. Has the same digits that the user entered. */
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
