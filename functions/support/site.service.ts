import { normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { AppError } from '../platform/errors.ts';
import type { AttemptGuard, AttemptLimit } from '../platform/limits/attempt-guard.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { hashOf, sameHash } from '../platform/secrets.ts';

/** The credentials for /validate. */
export interface AccessCredential {
  readonly email: string;
  readonly password: string;
}

export interface SiteServiceDependencies {
  readonly googleClientId: string | null;
  /** Null if everyone can open the site. */
  readonly access: AccessCredential | null;
  readonly guard: AttemptGuard;
}

/**
 * All users share one credential, so a whole lecture may type it from one client address. Failures count by client
 * address and typed email address. If the browser was signed in before, they count by browser. A correct attempt clears
 * them.
 */
const accessLimit: AttemptLimit = { name: 'site-access', free: 10, maxPerClient: 10, max: 10 };

/** Public settings of this site, and its access control. */
export class SiteService {
  constructor(private readonly dependencies: SiteServiceDependencies) {}

  settings(): { googleClientId: string | null; hasAccessControl: boolean } {
    const { googleClientId, access } = this.dependencies;
    return { googleClientId, hasAccessControl: access !== null };
  }

  /** Throws UNAUTHENTICATED if the credential is wrong, and RATE_LIMITED after too many failures. */
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
    const { isCorrect } = await guard.attempt(accessLimit, attempt, async () => {
      // Compares both, even if the email address is wrong, so that the time does not reveal which is wrong.
      const isEmail = sameHash(typed, hashOf(normalizeEmail(access.email)));
      const isPassword = sameHash(hashOf(password), hashOf(access.password));
      return isEmail && isPassword;
    });
    if (!isCorrect) throw new AppError(texts.websiteAccess.failure, { code: 'UNAUTHENTICATED' });
    return true;
  }
}
