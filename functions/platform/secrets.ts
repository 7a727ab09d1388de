import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Generates a secret: 256 random bits, safe in a URL and in a cookie. */
export type NewSecret = () => string;

/** Generates a code for users to type: 60 random bits, as three groups of four letters and digits that look different. */
export type NewCode = () => string;

const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const randomCode: NewCode = () => {
  const letters = Array.from(randomBytes(12), (byte) => codeLetters[byte % codeLetters.length]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
};

export const randomSecret: NewSecret = () => randomBytes(32).toString('base64url');

/** The stored form of a random secret. Nobody can guess the secret, so a fast hash is enough. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** HMAC-SHA256 of a text, which nobody can compute without the key. */
export function proofOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The ID and the secret of a token `{id}.{secret}`. Null if it has another form. */
export function splitToken(token: string): readonly [id: string, secret: string] | null {
  const parts = token.split('.');
  const [id, secret] = parts;
  return parts.length === 2 && id && secret ? [id, secret] : null;
}
