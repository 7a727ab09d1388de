/** Number of random cases per property: all of them in CI, fewer locally. `PROPERTY_RUNS` overrides both. */
export function propertyRuns(inCi = 100_000): number {
  const asked = Number(process.env['PROPERTY_RUNS']);
  if (asked > 0) return asked;
  return process.env['CI'] ? inCi : Math.ceil(inCi / 10);
}

/**
 * Options of property tests. The timeout only catches hangs: it is ten times the duration on a slow machine.
 * No retry, since that would use other cases and could hide a fault.
 */
export const property = { timeout: 300_000, retry: 0 };
