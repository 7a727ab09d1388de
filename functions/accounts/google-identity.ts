import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { texts } from '../../core/texts.ts';

/** What Google says of a person. */
export interface GooglePerson {
  /** Stays when the address changes. */
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface GoogleIdentity {
  /** Null where the token is not Google's word for us. Throws UPSTREAM_FAILED where its keys cannot be had. */
  verify(idToken: string): Promise<GooglePerson | null>;
}

export interface GoogleSettings {
  readonly clientId: string;
  /** Where Google publishes the keys it signs with. */
  readonly keysUrl: string;
}

/** Both are Google's (OpenID Connect guide, 'Validating an ID token'). */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];
const maxTokenLength = 10_000;

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim.slice(0, 100) : '';
}

function personOf(claims: JWTPayload): GooglePerson {
  const email = textOf(claims['email']);
  return {
    id: claims.sub ?? '',
    email,
    emailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name']) || textOf(claims['name']) || email.split('@', 1)[0] || 'Student',
    lastName: textOf(claims['family_name']),
  };
}

export function createGoogleIdentity({ clientId, keysUrl }: GoogleSettings, clock: Clock): GoogleIdentity {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 });
  return {
    async verify(idToken) {
      if (idToken.length > maxTokenLength) return null;
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: issuers,
          audience: clientId,
          requiredClaims: ['exp', 'iat', 'sub', 'email'],
          clockTolerance: 60,
          currentDate: clock.now(),
        });
        return personOf(payload);
      } catch (cause) {
        if (isVerdict(cause)) return null;
        throw new AppError(texts.login.failure, { code: 'UPSTREAM_FAILED' }, { cause });
      }
    },
  };
}

/** A judgement on the token, as against a failure to reach one. */
function isVerdict(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !(
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}
