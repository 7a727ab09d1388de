import type { Random } from './random.ts';

/** The FNV-1a hash of the text's UTF-16 units, 32 bits. */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * A random generator (mulberry32) that returns numbers from 0 (included) to 1 (excluded). The same seed gives the same
 * numbers on every machine. The state has only 32 bits, so anyone can try all sequences. Use it only if results can be
 * predictable: for draws, for questions from a text, and for previews. Never use it for an order that students see.
 */
export function randomOf(seed: string): Random {
  let state = textHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
