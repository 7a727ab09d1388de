import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { createGoogleIdentity } from '../../functions/accounts/google-identity.ts';
import type { Clock } from '../../functions/platform/clock.ts';

export const clientId = 'markwise.apps.example';

export interface Token {
  /** Replaces or extends the valid claims. Undefined removes one. */
  readonly claims?: JWTPayload;
  /** Name of a claim to remove. */
  readonly without?: string;
}

/** The response at the URL of the keys. */
interface PublishedKeys {
  readonly status: number;
  readonly body: string;
}

/** A local server that publishes keys, and functions that sign tokens like Google. The caller has to close the server. */
export async function openIssuer() {
  const [googleKeys, foreignKeys] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = [{ ...(await exportJWK(googleKeys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }];
  const published: PublishedKeys = { status: 200, body: JSON.stringify({ keys }) };
  let current: PublishedKeys | null = published;
  const server = createServer((_, response) => {
    if (current === null) response.destroy();
    else response.writeHead(current.status, { 'content-type': 'application/json' }).end(current.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const header = { alg: 'RS256', kid: 'key-1' };
  const payloadAt = (clock: Clock, { claims, without }: Token): JWTPayload => {
    const iat = Math.floor(clock.now().getTime() / 1000);
    const validClaims = {
      iss: 'https://accounts.google.com',
      aud: clientId,
      sub: '1234567890',
      email: 'gil@markwise.example',
      email_verified: true,
      given_name: 'Gil',
      family_name: 'Google',
      iat,
      exp: iat + 3600,
    };
    return Object.fromEntries(
      Object.entries({ ...validClaims, ...claims }).filter(([name]) => name !== without),
    );
  };
  return {
    payloadAt,
    identityAt: (clock: Clock) =>
      createGoogleIdentity({ clientId, keysUrl: `http://127.0.0.1:${port}/certs` }, clock),
    sign: (clock: Clock, token: Token = {}) =>
      new SignJWT(payloadAt(clock, token)).setProtectedHeader(header).sign(googleKeys.privateKey),
    signAsSomebodyElse: (clock: Clock) =>
      new SignJWT(payloadAt(clock, {})).setProtectedHeader(header).sign(foreignKeys.privateKey),
    /** Signs with HS256 and the published key as the secret. Verifiers that trust the token's algorithm accept it. */
    signWithPublicKey: async (clock: Clock) =>
      new SignJWT(payloadAt(clock, {}))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(new TextEncoder().encode(await exportSPKI(googleKeys.publicKey))),
    /** Publishes `instead` in place of the keys while `act` runs. If `instead` is null, each connection is closed. */
    publishing: async <T>(instead: PublishedKeys | null, act: () => Promise<T>): Promise<T> => {
      current = instead;
      try {
        return await act();
      } finally {
        current = published;
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
