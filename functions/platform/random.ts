import { createHmac, randomBytes } from 'node:crypto';
import type { Random } from '../../core/quizzes/random.ts';

/** 48 bits, because a JavaScript number can store them exactly. */
const bytesPerNumber = 6;

/** The number from 0 to 1 (exclusive) at this position of random bytes. */
function numberAt(source: Buffer, at: number): number {
  return source.readUIntBE(at, bytesPerNumber) / 2 ** (8 * bytesPerNumber);
}

/** Numbers from the system's cryptographic source. Nobody can compute a number from the others. */
export const systemRandom: Random = () => numberAt(randomBytes(bytesPerNumber), 0);

/** Returns the sequence of random numbers of a name. The same name always has the same sequence. */
export type RandomFor = (name: string) => Random;

/**
 * Sequences that nobody can compute without the secret: HMAC-SHA256 over the name and a counter. For random orders that
 * are computed again each time instead of being stored.
 */
export function randomUnder(secret: string): RandomFor {
  // The key is derived from the secret, so that these sequences reveal nothing about other uses of the secret.
  const key = createHmac('sha256', secret).update('orders').digest();
  return (name) => {
    let block = Buffer.alloc(0);
    let blockCount = 0;
    let position = 0;
    return () => {
      if (position + bytesPerNumber > block.length) {
        block = createHmac('sha256', key).update(`${blockCount}:${name}`).digest();
        blockCount += 1;
        position = 0;
      }
      const number = numberAt(block, position);
      position += bytesPerNumber;
      return number;
    };
  };
}
