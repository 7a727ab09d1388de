/**
 * Chance that can be repeated: the same seed gives the same sequence on every machine. It decides orders and draws,
 * never secrets.
 */
export type Random = () => number;

/** FNV-1a over the text's UTF-16 units, to 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Numbers of 0 (included) to 1 (excluded), by mulberry32. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Another order of the same things, each as likely (Fisher–Yates). */
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
