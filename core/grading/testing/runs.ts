/** Number of random cases of a property test: `inCi` in CI, a tenth elsewhere. `PROPERTY_RUNS` overrides both. */
export function propertyRuns(inCi = 100_000): number {
  const override = Number(process.env['PROPERTY_RUNS']);
  if (override > 0) return override;
  return process.env['CI'] ? inCi : Math.ceil(inCi / 10);
}

/**
 * Options of property tests. The timeout only stops tests that hang: it is ten times the duration on a slow machine.
 * Tests are not retried, because a retry uses other random cases and could hide a fault.
 */
export const property = { timeout: 300_000, retry: 0 };
