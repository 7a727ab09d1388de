import type { Clock } from '../../functions/platform/clock.ts';
import { SessionCookies } from './cookies.ts';
import type { Identities } from '../../functions/platform/identities.ts';
import type { IdentifyDependencies } from './identify.ts';
import { SessionKeys } from './session-keys.ts';

/** Creates the services that identify clients. The cookies are secure if `siteUrl` starts with https. */
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
