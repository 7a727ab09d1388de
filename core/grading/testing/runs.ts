/** How many random cases a property sees: all of them in CI, fewer while one works. `PROPERTY_RUNS` overrules both. */
export function propertyRuns(inCi = 100_000): number {
  const asked = Number(process.env['PROPERTY_RUNS']);
  if (asked > 0) return asked;
  return process.env['CI'] ? inCi : Math.ceil(inCi / 10);
}

/** Milliseconds; ten times what a property takes on a slow machine, so that it ends only where something hangs. */
export const propertyTimeout = 300_000;
