/** How many random cases a property sees: all of them in CI, fewer while one works. `PROPERTY_RUNS` overrules both. */
export function propertyRuns(inCi = 100_000): number {
  const asked = Number(process.env['PROPERTY_RUNS']);
  if (asked > 0) return asked;
  return process.env['CI'] ? inCi : Math.ceil(inCi / 10);
}

/**
 * How a property is run. It ends only where something hangs: ten times what it takes on a slow machine. A second try would
 * look at other cases, and take a fault that it does not meet for a moment without a core.
 */
export const property = { timeout: 300_000, retry: 0 };
