/** Freezes plain JSON with everything in it, and returns it. */
export function deepFrozen<T extends object>(value: T): T {
  Object.freeze(value);
  for (const inside of Object.values(value) as unknown[])
    if (typeof inside === 'object' && inside !== null) deepFrozen(inside);
  return value;
}
