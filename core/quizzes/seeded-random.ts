import type { Random } from './random.ts';

/** FNV-1a over the text's UTF-16 units, to 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * Numbers from 0 (included) to 1 (excluded), by mulberry32: the same seed gives the same sequence on every
 * machine. The state has only 32 bits, so anyone can try all sequences. Use it only where results may be
 * predictable: for draws, for questions from a text, and for previews. Never use it for an order that students
 * see.
 */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
