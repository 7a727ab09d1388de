/**
 * Returns numbers from 0 (included) to 1 (excluded). Whether others can predict them depends on the
 * implementation: see `seeded-random.ts` and `functions/platform/random.ts`.
 */
export type Random = () => number;

/** A random order. All orders are equally likely (Fisher–Yates). */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const thing = order[last];
    const swapped = order[other];
    if (thing === undefined || swapped === undefined) continue;
    order[last] = swapped;
    order[other] = thing;
  }
  return order;
}
