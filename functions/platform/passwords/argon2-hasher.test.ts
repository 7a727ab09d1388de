import { describe, expect, it } from 'vitest';
import { Argon2Hasher } from './argon2-hasher.ts';

const hasher = new Argon2Hasher();

describe('a hashed password', () => {
  it('matches only its own password, and gets a new hash each time', async () => {
    const [one, two] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'correct horse')).toBe(true);
    expect(await hasher.verify(one, 'correct hors')).toBe(false);
  });

  it('matches the password whether its accents are composed or not', async () => {
    const hash = await hasher.hash('caf\u00e9 au lait');
    expect(await hasher.verify(hash, 'cafe\u0301 au lait')).toBe(true);
  });

  it('never matches if the account is missing', async () => {
    expect(await hasher.verify(null, '')).toBe(false);
  });

  it('is refused if the queue is full, and is accepted again later', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 80 }, () => hasher.verify(null, 'x')));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(10);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } });
    expect(await hasher.verify(null, 'x')).toBe(false);
  });
});
