import { createHmac, randomBytes } from 'node:crypto';
import type { Random } from '../../core/quizzes/random.ts';

/** Bytes per number. A division of 48 bits by a power of two is exact. */
const bytes = 6;

function numberAt(source: Buffer, at: number): number {
  return source.readUIntBE(at, bytes) / 2 ** (8 * bytes);
}

/** From the system's cryptographic source: no number can be computed from the others. */
export const systemRandom: Random = () => numberAt(randomBytes(bytes), 0);

/** A sequence for each name, always the same. */
export type RandomFor = (name: string) => Random;

/**
 * Sequences that only the owner of the secret can compute: HMAC-SHA256 over the name and a counter. For
 * orders that are shown again and not stored.
 */
export function randomUnder(secret: string): RandomFor {
  // A derived key, so that other uses of the secret are independent.
  const key = createHmac('sha256', secret).update('orders').digest();
  return (name) => {
    let block = Buffer.alloc(0);
    let [count, at] = [0, 0];
    return () => {
      if (at + bytes > block.length) {
        block = createHmac('sha256', key).update(`${count}:${name}`).digest();
        [count, at] = [count + 1, 0];
      }
      at += bytes;
      return numberAt(block, at - bytes);
    };
  };
}
