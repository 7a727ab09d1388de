import type { AdminNoticeService } from '../functions/accounts/admin-notice.service.ts';
import type { Clock } from '../functions/platform/clock.ts';
import type { AttemptGuard } from '../functions/platform/limits/attempt-guard.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { Store } from '../functions/platform/store/store.ts';
import { ContactService } from '../functions/support/contact.service.ts';
import { ContactStore } from '../functions/support/contact.store.ts';
import { SiteService, type AccessCredential } from '../functions/support/site.service.ts';
import { SupportResolver } from '../functions/support/support.resolver.ts';

/** What support is made of. */
export interface SupportDependencies {
  readonly store: Store;
  readonly limiter: RateLimiter;
  readonly guard: AttemptGuard;
  readonly notices: AdminNoticeService;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Null where Google login is not set up. */
  readonly googleClientId: string | null;
  /** Null: everybody may come in. */
  readonly access: AccessCredential | null;
}

export interface Support {
  readonly resolvers: readonly object[];
  readonly personalData: readonly PersonalData[];
  prepare(): Promise<void>;
}

export function composeSupport(dependencies: SupportDependencies): Support {
  const messages = new ContactStore(dependencies.store);
  const contact = new ContactService({ ...dependencies, messages });
  return {
    resolvers: [new SupportResolver(contact, new SiteService(dependencies))],
    personalData: [contact],
    prepare: () => messages.declareIndexes(),
  };
}
