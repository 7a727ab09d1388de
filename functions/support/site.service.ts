import { normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { AppError } from '../core/errors.ts';
import type { AttemptGuard } from '../core/limits/attempt-guard.ts';
import { hashOf, sameHash } from '../core/secrets.ts';

/** What /validate asks for. */
export interface AccessCredential {
  readonly email: string;
  readonly password: string;
}

export interface SiteServiceParts {
  readonly googleClientId: string | null;
  /** Null: everybody may come in. */
  readonly access: AccessCredential | null;
  readonly guard: AttemptGuard;
}

/** What the site has to know of the place, and who may come to it at all. */
export class SiteService {
  constructor(private readonly parts: SiteServiceParts) {}

  settings(): { googleClientId: string | null; accessControl: boolean } {
    const { googleClientId, access } = this.parts;
    return { googleClientId, accessControl: access !== null };
  }

  /** Throws UNAUTHENTICATED where it is not right, RATE_LIMITED where `client` guesses. */
  async checkAccess(email: string, password: string, client: string): Promise<true> {
    const { access, guard } = this.parts;
    if (access === null) return true;
    const key = `access:${client}`;
    await guard.enter(key);
    // Both are compared, whatever the first says.
    const isEmail = sameHash(hashOf(normalizeEmail(email)), hashOf(normalizeEmail(access.email)));
    const isPassword = sameHash(hashOf(password), hashOf(access.password));
    if (!isEmail || !isPassword) {
      throw new AppError(texts.websiteAccess.failure, { code: 'UNAUTHENTICATED' });
    }
    await guard.succeed(key);
    return true;
  }
}
