import type { Clock } from '../../functions/platform/clock.ts';
import { SessionCookies } from './cookies.ts';
import type { Identities } from '../../functions/platform/identities.ts';
import type { IdentifyDependencies } from './identify.ts';
import { SessionKeys } from './session-keys.ts';

/** Identifies requests of a site. `siteUrl` decides the form of its cookies. */
export function createIdentify(
  identities: Identities,
  { siteUrl, sessionSecret, clock }: { siteUrl: string; sessionSecret: string; clock: Clock },
): IdentifyDependencies {
  return {
    identities,
    keys: new SessionKeys(sessionSecret, clock),
    cookies: new SessionCookies(siteUrl.startsWith('https://')),
  };
}
