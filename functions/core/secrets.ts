import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in an address and in a cookie. */
export type NewSecret = () => string;

export const randomSecret: NewSecret = () => randomBytes(32).toString('base64url');

/** How a random secret is kept: it is too long to be guessed, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares two hashes in a time that tells nothing. */
export function sameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A secret bound to what it is for: `{id}.{secret}`, so that it is found by its id and compared by its hash. */
export function splitToken(token: string): readonly [id: string, secret: string] | null {
  const parts = token.split('.');
  const [id, secret] = parts;
  return parts.length === 2 && id && secret ? [id, secret] : null;
}
