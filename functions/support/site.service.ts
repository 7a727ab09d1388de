import { normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { AppError } from '../platform/errors.ts';
import type { AttemptGuard, AttemptLimit } from '../platform/limits/attempt-guard.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { hashOf, sameHash } from '../platform/secrets.ts';

/** What /validate asks for. */
export interface AccessCredential {
  readonly email: string;
  readonly password: string;
}

export interface SiteServiceDependencies {
  readonly googleClientId: string | null;
  /** Null: everybody may come in. */
  readonly access: AccessCredential | null;
  readonly guard: AttemptGuard;
}

/**
 * One credential for everybody, so a lecture types it from one address: failures count by address and typed email address,
 * a right entry forgets them, and a browser on which somebody signed in before has a count of its own.
 */
const entering: AttemptLimit = { name: 'site-access', free: 10, maxPerClient: 10, max: 10 };

/** Settings of this site, and its access control. */
export class SiteService {
  constructor(private readonly dependencies: SiteServiceDependencies) {}

  settings(): { googleClientId: string | null; hasAccessControl: boolean } {
    const { googleClientId, access } = this.dependencies;
    return { googleClientId, hasAccessControl: access !== null };
  }

  /** Throws UNAUTHENTICATED where it is not right, RATE_LIMITED where the caller guesses. */
  async checkAccess(
    email: string,
    password: string,
    { client, browser }: Pick<RequestContext, 'client' | 'browser'>,
  ): Promise<true> {
    const { access, guard } = this.dependencies;
    if (access === null) return true;
    const typed = hashOf(normalizeEmail(email));
    const device = await browser.knownTo();
    const attempt = { subject: device ? `device:${device.deviceId}` : `${client}:${typed}`, by: '' };
    const { isCorrect } = await guard.attempt(entering, attempt, async () => {
      // Both are compared, whatever the first says.
      const isEmail = sameHash(typed, hashOf(normalizeEmail(access.email)));
      const isPassword = sameHash(hashOf(password), hashOf(access.password));
      return isEmail && isPassword;
    });
    if (!isCorrect) throw new AppError(texts.websiteAccess.failure, { code: 'UNAUTHENTICATED' });
    return true;
  }
}
