import type { Domain, Platform } from '../platform/domain.ts';
import type { AdminNoticeService } from '../accounts/index.ts';
import { ContactService } from './contact.service.ts';
import { ContactStore } from './contact.store.ts';
import { SiteService, type AccessCredential } from './site.service.ts';
import { SupportResolver } from './support.resolver.ts';

export type { AccessCredential };

export const supportResolvers = [SupportResolver] as const;

interface SupportDependencies extends Platform {
  readonly notices: AdminNoticeService;
  /** Null if Google login is not set up. */
  readonly googleClientId: string | null;
  /** Null if everyone can open the site. */
  readonly access: AccessCredential | null;
}

export function createSupport(dependencies: SupportDependencies): Domain {
  const messages = new ContactStore(dependencies.store);
  const contact = new ContactService({ ...dependencies, messages });
  return {
    resolvers: [new SupportResolver(contact, new SiteService(dependencies))],
    personalData: [contact],
    prepare: () => messages.declareIndexes(),
    purge: async () => undefined,
  };
}
