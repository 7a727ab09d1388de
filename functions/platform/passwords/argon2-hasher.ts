import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';
import type { PasswordHasher } from './password-hasher.ts';

const derive = promisify(argon2);

/** The parameters that OWASP's password storage cheat sheet recommends: argon2id with 19 MiB, two passes, one lane. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}`;

/** Maximum hashes in the queue. One takes about 30 ms on a core. */
const maxQueueLength = 50;

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** A hash that is checked if there is no account, so that the check takes the same time. No password matches it. */
const dummyHash = `${prefix}$${base64(Buffer.alloc(16, 1))}$${base64(Buffer.alloc(32, 2))}`;

/**
 * Hashes one password per core at the same time. Throws UNAVAILABLE if the queue is full, so that sign-ins cannot
 * overload the server.
 */
export class Argon2Hasher implements PasswordHasher {
  private readonly slots = pLimit(availableParallelism());

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return `${prefix}$${base64(salt)}$${base64(await this.digest(password, salt))}`;
  }

  async verify(hash: string | null, password: string): Promise<boolean> {
    const [, , , , salt = '', digest = ''] = (hash ?? dummyHash).split('$');
    const expected = Buffer.from(digest, 'base64');
    const actual = await this.digest(password, Buffer.from(salt, 'base64'));
    return hash !== null && timingSafeEqual(actual, expected);
  }

  private digest(password: string, nonce: Buffer): Promise<Buffer> {
    if (this.slots.pendingCount >= maxQueueLength) {
      throw new AppError('Too many people are signing in. Try again in a few seconds.', {
        code: 'UNAVAILABLE',
        retryAfter: 5,
      });
    }
    const message = password.normalize('NFKC');
    return this.slots(() => derive('argon2id', { ...parameters, message, nonce }));
  }
}
