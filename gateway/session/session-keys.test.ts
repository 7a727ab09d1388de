import { SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { testClock } from '../../tests/support/test-app.ts';
import { SessionKeys } from './session-keys.ts';

const secret = 'a secret of thirty-two characters';
const keyOf = (text: string) => new TextEncoder().encode(text);

function createKeys() {
  const clock = testClock();
  return { clock, keys: new SessionKeys(secret, clock) };
}

const now = Date.parse('2026-11-21T09:00:00.000Z') / 1000;
const claims: JWTPayload = {
  iss: 'markwise',
  aud: 'markwise:session',
  sub: 'ada',
  jti: 'session-1',
  iat: now,
  exp: now + 900,
};

interface Forgery {
  readonly without?: string;
  readonly claims?: JWTPayload;
  readonly header?: { alg?: string; typ?: string; kid?: string; jku?: string };
  readonly key?: string;
}

/** A forged token: valid except for the test's change. */
function forged({ without, claims: changed, header, key = secret }: Forgery): Promise<string> {
  const payload = Object.fromEntries(
    Object.entries({ ...claims, ...changed }).filter(([name]) => name !== without),
  );
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256', typ: 'markwise+jwt', ...header })
    .sign(keyOf(key));
}

describe('a session token', () => {
  it('identifies its session each time it is read', async () => {
    const { keys } = createKeys();
    const token = await keys.sign('session', 'ada', 'session-1');
    const expected = { subject: 'ada', id: 'session-1', expires: (now + 900) * 1000 };
    expect(await keys.read('session', token)).toEqual(expected);
    expect(await keys.read('session', token)).toEqual(expected);
  });

  it('with all correct claims is valid, so each forgery below is refused for its one difference', async () => {
    expect(await createKeys().keys.read('session', await forged({}))).toMatchObject({ subject: 'ada' });
  });

  it.each<[string, Forgery]>([
    ['another key', { key: 'another secret of thirty-two chars' }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'markwise:device' } }],
    ['another type', { header: { typ: 'JWT' } }],
    ['no type', { header: { typ: undefined as never } }],
    ['another algorithm', { header: { alg: 'HS512' }, key: secret.repeat(3) }],
    ['no expiry', { without: 'exp' }],
    ['no subject', { without: 'sub' }],
    ['no id', { without: 'jti' }],
    ['no time of issue', { without: 'iat' }],
    ['no audience', { without: 'aud' }],
    ['no issuer', { without: 'iss' }],
    ['an expiry in the past', { claims: { exp: now - 61 } }],
    ['a start in the future', { claims: { nbf: now + 61 } }],
    ['a subject that is no text', { claims: { sub: { $gt: '' } as never } }],
  ])('with %s is invalid', async (_, forgery) => {
    expect(await createKeys().keys.read('session', await forged(forgery))).toBeNull();
  });

  it('without a signature is invalid', async () => {
    const { keys } = createKeys();
    expect(await keys.read('session', new UnsecuredJWT(claims).encode())).toBeNull();
    const [header, payload] = (await forged({})).split('.');
    expect(await keys.read('session', `${header}.${payload}.`)).toBeNull();
  });

  it.each(['', '.', '..', 'a.b.c', 'e30.e30.e30', '{}', 'x'.repeat(100_000)])('is not %j', async (text) => {
    expect(await createKeys().keys.read('session', text)).toBeNull();
  });

  it('with any changed character is invalid', async () => {
    const { keys } = createKeys();
    const token = await keys.sign('session', 'ada', 'session-1');
    for (let at = 0; at < token.length; at += 7) {
      const altered = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(await keys.read('session', altered), `character ${at}`).toBeNull();
    }
  });

  it('of one kind is invalid as another', async () => {
    const { keys } = createKeys();
    expect(await keys.read('session', await keys.sign('device', 'ada', 'session-1'))).toBeNull();
    expect(await keys.read('device', await keys.sign('session', 'ada', 'session-1'))).toBeNull();
  });

  it('is valid for 15 minutes, plus a minute for clock differences', async () => {
    const { keys, clock } = createKeys();
    const token = await keys.sign('session', 'ada', 'session-1');
    clock.advance(15 * 60_000 + 59_000);
    expect(await keys.read('session', token)).toMatchObject({ subject: 'ada' });
    clock.advance(2_000);
    expect(await keys.read('session', token)).toBeNull();
  });

  it('expires in time even if it was read before', async () => {
    const { keys, clock } = createKeys();
    const token = await keys.sign('session', 'ada', 'session-1');
    await keys.read('session', token);
    clock.advance(17 * 60_000);
    expect(await keys.read('session', token)).toBeNull();
  });
});
