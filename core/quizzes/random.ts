/**
 * Returns a random number from 0 (included) to 1 (excluded) with each call. There are two implementations. The numbers
 * of `seeded-random.ts` can be predicted, the numbers of `functions/platform/random.ts` cannot.
 */
export type Random = () => number;

/** The elements in random order. All orders are equally likely (Fisher–Yates). */
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
