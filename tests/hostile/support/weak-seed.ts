/**
 * The code of an attacker who knows how an older version of the product shuffled. It hashed `{seed} {id}` with FNV-1a,
 * and used the result as the state of the random generator mulberry32. So each order depended on only 32 bits.
 */

const prime = 0x01000193;
/** `prime * inverse` is 1 modulo 2^32, so a hash can be computed backwards over a known text. */
const inverse = 0x359c449b;
const basis = 0x811c9dc5;

/** The hash's state after a text, from the state before it. */
export function hashOn(state: number, text: string): number {
  let value = state;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  return value >>> 0;
}

export function hashOf(text: string): number {
  return hashOn(basis, text);
}

/** The hash's state before a text, from the state after it. */
export function hashBack(state: number, text: string): number {
  let value = state;
  for (let at = text.length - 1; at >= 0; at -= 1) value = Math.imul(value, inverse) ^ text.charCodeAt(at);
  return value >>> 0;
}

/** The indexes that a shuffle of `count` items draws from a state, last item first. */
export function drawsOf(state: number, count: number): number[] {
  const draws: number[] = [];
  let counter = state | 0;
  for (let size = count; size > 1; size -= 1) {
    counter = (counter + 0x6d2b79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), 1 | counter);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    draws.push(Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * size));
  }
  return draws;
}

function swap<T>(things: T[], one: number, other: number): void {
  const thing = things[one] as T;
  things[one] = things[other] as T;
  things[other] = thing;
}

/** Reverses a shuffle: the list that became `shown` with these draws. */
export function unshuffled<T>(shown: readonly T[], draws: readonly number[]): T[] {
  const list = [...shown];
  for (let at = draws.length - 1; at >= 0; at -= 1) swap(list, shown.length - 1 - at, draws[at] ?? 0);
  return list;
}

/** The draws of the shuffle that turns `before` into `shown`. */
export function drawsBetween<T>(before: readonly T[], shown: readonly T[]): number[] {
  const list = [...before];
  const draws: number[] = [];
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = list.indexOf(shown[last] as T);
    draws.push(other);
    swap(list, last, other);
  }
  return draws;
}

/** Number of draws, from the first on, that are combined to a key of the lookup table. */
const keyDraws = 5;

/** Combines the first draws of a shuffle of `count` items to one number. */
function keyOf(draws: readonly number[], count: number): number {
  let key = 0;
  for (let at = 0; at < keyDraws; at += 1) key = key * (count - at) + (draws[at] ?? 0);
  return key;
}

/** The same number as `keyOf` for the draws of a state. It creates no list, because this runs millions of times. */
function keyFrom(state: number, count: number): number {
  let counter = state;
  let key = 0;
  for (let at = 0; at < keyDraws; at += 1) {
    counter = (counter + 0x6d2b79f5) | 0;
    let mixed = Math.imul(counter ^ (counter >>> 15), 1 | counter);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const size = count - at;
    key = key * size + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * size);
  }
  return key;
}

export interface Target<T> {
  /** The draws of a shuffle of `count` items. */
  readonly draws: readonly number[];
  readonly about: T;
}

/**
 * Tries `tries` states, starting at `first`, and yields each state that gives the draws of a target. All targets are
 * compared at once: with n targets from 32-bit states, one of 2^32 / n states fits on average.
 */
export function* statesFor<T>(
  targets: readonly Target<T>[],
  { count, first, tries }: { readonly count: number; readonly first: number; readonly tries: number },
): Generator<{ readonly state: number; readonly about: T }> {
  const keys = Map.groupBy(targets, ({ draws }) => keyOf(draws, count));
  let size = 1;
  for (let at = 0; at < keyDraws; at += 1) size *= count - at;
  const isKey = new Uint8Array(size);
  for (const key of keys.keys()) isKey[key] = 1;
  for (let tried = 0; tried < tries; tried += 1) {
    const state = (first + tried) | 0;
    const key = keyFrom(state, count);
    if (isKey[key] === 0) continue;
    const draws = drawsOf(state, count).join();
    for (const target of keys.get(key) ?? [])
      if (target.draws.join() === draws) yield { state: state >>> 0, about: target.about };
  }
}
