import type { JWTPayload } from 'jose';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { lazily } from '../platform/lazily.ts';
import { texts } from '../../core/texts.ts';

const jose = lazily(() => import('jose'));

/** The verified claims of a Google account. */
export interface GooglePerson {
  /** Stays the same if the address changes. */
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface GoogleIdentity {
  /**
   * Null if the token is invalid or for another audience. Throws UPSTREAM_FAILED if Google's keys cannot be
   * loaded.
   */
  verify(idToken: string): Promise<GooglePerson | null>;
}

export interface GoogleSettings {
  readonly clientId: string;
  /** URL of Google's signing keys. */
  readonly keysUrl: string;
}

/** Google uses both issuers (OpenID Connect guide, 'Validating an ID token'). */
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
  const googleKeys = lazily(async () =>
    (await jose()).createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5_000 }),
  );
  return {
    async verify(idToken) {
      if (idToken.length > maxTokenLength) return null;
      const { jwtVerify, errors } = await jose();
      const keys = await googleKeys();
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
        if (isAboutToken(cause, errors)) return null;
        throw new AppError(texts.login.failure, { code: 'UPSTREAM_FAILED' }, { cause });
      }
    },
  };
}

/** Whether the error means that the token is invalid. Other errors prevent the check, for example a timeout. */
function isAboutToken(error: unknown, errors: typeof import('jose').errors): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !(
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}
