import type { JWTPayload } from 'jose';
import { day, minute, type Clock } from '../../functions/platform/clock.ts';
import { lazily } from '../../functions/platform/lazily.ts';

const jose = lazily(() => import('jose'));

/** Signed tokens of browsers. Each kind has its own audience, so that a token cannot be used as another kind. */
const kinds = {
  /** The browser's session. Contains no permissions: they are read from the store for each request. */
  session: { audience: 'markwise:session', lifetimeMs: 15 * minute },
  /** The account that was signed in before in this browser. */
  device: { audience: 'markwise:device', lifetimeMs: 180 * day },
} as const;

export type SessionTokenKind = keyof typeof kinds;

/** Independent of the site's URL, so that all processes with the same secret accept each other's tokens. */
const issuer = 'markwise';
const algorithm = 'HS256';
const type = 'markwise+jwt';
const toleranceSeconds = 60;

/** Maximum number of cached tokens. A cached token is not verified again with each request. */
const maxCached = 10_000;

interface Claims {
  readonly subject: string;
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

function claimsOf({ sub, jti, exp }: JWTPayload): Claims | null {
  if (typeof sub !== 'string' || typeof jti !== 'string' || exp === undefined) return null;
  return { subject: sub, id: jti, expires: exp * 1000 };
}

/** Signs and verifies the tokens. Only this class has the key. */
export class SessionKeys {
  private readonly verified = new Map<string, Claims>();
  private readonly key: Uint8Array;

  /** `secret`: at least 32 bytes of unguessable text. */
  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    this.key = new TextEncoder().encode(secret);
  }

  async sign(kind: SessionTokenKind, subject: string, id: string): Promise<string> {
    const { SignJWT } = await jose();
    const now = this.clock.now().getTime();
    const { audience, lifetimeMs } = kinds[kind];
    return new SignJWT()
      .setProtectedHeader({ alg: algorithm, typ: type })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setJti(id)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + lifetimeMs))
      .sign(this.key);
  }

  /** Null if the token is forged, of another kind, expired or malformed. */
  async read(kind: SessionTokenKind, token: string): Promise<Claims | null> {
    const cacheKey = `${kind} ${token}`;
    const cached = this.verified.get(cacheKey);
    if (cached && cached.expires > this.clock.now().getTime()) return cached;
    this.verified.delete(cacheKey);
    const claims = await this.verify(kind, token);
    if (claims) this.cache(cacheKey, claims);
    return claims;
  }

  private async verify(kind: SessionTokenKind, token: string): Promise<Claims | null> {
    const { jwtVerify } = await jose();
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: kinds[kind].audience,
        requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        clockTolerance: toleranceSeconds,
        currentDate: this.clock.now(),
      });
      return claimsOf(payload);
    } catch {
      return null;
    }
  }

  private cache(cacheKey: string, claims: Claims): void {
    if (this.verified.size >= maxCached) this.verified.delete(this.verified.keys().next().value ?? '');
    this.verified.set(cacheKey, claims);
  }
}
