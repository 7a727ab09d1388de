import { AccountInvitationResolver } from './account-invitation.resolver.ts';
import { AccountInvitationService } from './account-invitation.service.ts';
import { AccountInvitationStore } from './account-invitation.store.ts';
import { AccountMails } from './account-mails.ts';
import { AccountData } from './account-data.ts';
import { AccountStorageResolver } from './account-storage.resolver.ts';
import { AccountRemovalService } from './account-removal.service.ts';
import { AccountResolver } from './account.resolver.ts';
import { AccountService } from './account.service.ts';
import { AccountSearch } from './account-search.ts';
import { AdminNoticeService } from './admin-notice.service.ts';
import { AdministrationResolver } from './administration.resolver.ts';
import { ApiTokenResolver } from './api-token.resolver.ts';
import { ApiTokenService } from './api-token.service.ts';
import { ApiTokenStore } from './api-token.store.ts';
import { AuthResolver } from './auth.resolver.ts';
import { DataExportService } from './data-export.service.ts';
import { seedDemoAccounts, type DemoAccount, type DemoAccounts } from './demo-accounts.ts';
import { ensureAdmin } from './ensure-admin.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { GoogleLoginService } from './google-login.service.ts';
import { InvitationAcceptanceService } from './invitation-acceptance.service.ts';
import { LoginCodeService } from './login-code.service.ts';
import { LoginCodeStore } from './login-code.store.ts';
import { LoginLimits } from './login-limits.ts';
import { LoginService } from './login.service.ts';
import { ManyUsersService } from './many-users.service.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { PasswordResetService, resetMail } from './password-reset.service.ts';
import { PasswordService } from './password.service.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { ProfileService } from './profile.service.ts';
import { Reauthentication } from './reauthentication.ts';
import { RegistrationQuota } from './registration-quota.ts';
import { RegistrationService } from './registration.service.ts';
import { SessionService } from './session.service.ts';
import { UpgradeRequestResolver } from './upgrade-request.resolver.ts';
import { UpgradeRequestService } from './upgrade-request.service.ts';
import { UpgradeRequestStore } from './upgrade-request.store.ts';
import { UserAdministrationService } from './user-administration.service.ts';
import {
  AuditPeopleResolver,
  courseOwnerResolvers,
  QuestionEditorResolver,
  quizAuthorResolvers,
} from './user-edges.resolver.ts';
import { UserSummaryService } from './user-summary.service.ts';
import { VerificationService } from './verification.service.ts';
import { UserStore } from './user.store.ts';
import { isoAfter } from '../platform/clock.ts';
import { BatchLoader } from '../platform/graph/batch-loader.ts';
import type { Domain, Platform } from '../platform/domain.ts';
import type { Identities } from '../platform/identities.ts';
import type { StorageQuota } from '../platform/limits/storage-quota.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import type { Searchable } from '../platform/searchable.ts';

export { createCountedStorage } from './counted-storage.ts';
export { createGoogleIdentity, type GoogleSettings } from './google-identity.ts';
export type { AdminNoticeService, DemoAccount, GoogleIdentity };

export const accountResolvers = [
  AuthResolver,
  AccountResolver,
  ProfileResolver,
  ApiTokenResolver,
  UpgradeRequestResolver,
  AccountStorageResolver,
  AdministrationResolver,
  AccountInvitationResolver,
  AuditPeopleResolver,
  QuestionEditorResolver,
  ...courseOwnerResolvers,
  ...quizAuthorResolvers,
] as const;

interface AccountDependencies extends Platform {
  /** Null if Google login is not set up. */
  readonly google: GoogleIdentity | null;
  readonly siteUrl: string;
  readonly hidesTakenAddresses: boolean;
  /** Personal data of the other domains. */
  readonly personalDataOfOthers: () => readonly PersonalData[];
  readonly storageQuota: StorageQuota;
}

export interface Accounts extends Domain {
  readonly identities: Identities;
  /** For domains that send mails to the admins of this site. */
  readonly notices: AdminNoticeService;
  readonly search: Searchable;
  /** Creates or promotes the operator's account. */
  ensureAdmin(admin: { email: string; password: string }): Promise<void>;
  /** Creates the demo accounts if only admins have an account. */
  seedDemo(): Promise<DemoAccounts>;
}

/** Stores and services that several services share. */
function accountBase(dependencies: AccountDependencies) {
  const users = new UserStore(dependencies.store);
  const mails = new AccountMails(dependencies.siteUrl);
  const sessions = new SessionService({ ...dependencies, users, mails });
  const codes = new LoginCodeStore(dependencies.store);
  const loginCodes = new LoginCodeService({ ...dependencies, users, mails, codes });
  return {
    ...dependencies,
    users,
    mails,
    sessions,
    tokens: new ApiTokenStore(dependencies.store),
    requests: new UpgradeRequestStore(dependencies.store),
    invitations: new AccountInvitationStore(dependencies.store),
    notices: new AdminNoticeService({ ...dependencies, users }),
    codes,
    loginCodes,
    login: new LoginService({
      ...dependencies,
      users,
      sessions,
      loginCodes,
      limits: new LoginLimits(dependencies),
    }),
    ownSessions: new OwnSessionsService(sessions),
    reauthentication: new Reauthentication(dependencies),
    quota: new RegistrationQuota(dependencies.store, dependencies.clock),
  };
}

export function createAccounts(dependencies: AccountDependencies): Accounts {
  const base = accountBase(dependencies);
  const { users, sessions, tokens, requests, notices, ownSessions, codes, loginCodes } = base;
  const apiTokens = new ApiTokenService(base);
  const upgrades = new UpgradeRequestService(base);
  const passwordReset = new PasswordResetService({ ...base, upgrades });
  dependencies.outbox.onOrder(resetMail, (order, isRetry) => passwordReset.write(order, isRetry));
  const invitations = new AccountInvitationService(base);
  const accountData = [new AccountData(base), apiTokens, upgrades, invitations];
  const personalData = () => [...accountData, ...dependencies.personalDataOfOthers()];
  const administration = new UserAdministrationService(base);
  const removal = new AccountRemovalService({ ...base, personalData });
  const summaries = new UserSummaryService(users);
  const latestRequests = new BatchLoader((userIds) => upgrades.latestByUser(userIds));
  const summaryLoader = new BatchLoader((ids) => summaries.byId(ids));
  return {
    resolvers: [
      new AuthResolver({
        registration: new RegistrationService(base),
        verification: new VerificationService({ ...base, upgrades }),
        login: base.login,
        loginCodes,
        googleLogin: new GoogleLoginService(base),
        passwordReset,
      }),
      new AccountResolver({
        account: new AccountService(users),
        password: new PasswordService(base),
        sessions: ownSessions,
        dataExport: new DataExportService({ ...base, personalData }),
        removal,
      }),
      new AccountStorageResolver(dependencies.storageQuota),
      new ProfileResolver(new ProfileService(base)),
      new ApiTokenResolver(apiTokens),
      new UpgradeRequestResolver(upgrades, latestRequests),
      new AdministrationResolver(administration, new ManyUsersService(administration)),
      new AccountInvitationResolver(invitations, new InvitationAcceptanceService(base)),
      ...[AuditPeopleResolver, QuestionEditorResolver, ...courseOwnerResolvers, ...quizAuthorResolvers].map(
        (Resolver) => new Resolver(summaryLoader),
      ),
    ],
    identities: {
      ofSession: (userId, sessionId) => sessions.ofSession(userId, sessionId),
      ofRefreshToken: (token) => sessions.ofRefreshToken(token),
      ofApiToken: (token) => apiTokens.ofApiToken(token),
    },
    personalData: accountData,
    notices,
    search: new AccountSearch(users),
    prepare: async () => {
      const stores = [users, tokens, requests, base.invitations, codes, dependencies.guard, base.quota];
      await Promise.all(stores.map((store) => store.declareIndexes()));
    },
    ensureAdmin: (admin) => ensureAdmin(base, admin),
    seedDemo: () => seedDemoAccounts(base),
    purge: async () => {
      const now = isoAfter(dependencies.clock, 0);
      await Promise.all([
        dependencies.guard.purge(),
        apiTokens.purge(),
        loginCodes.purge(),
        invitations.purge(),
        removal.purge(),
        base.quota.purge(),
        users.removeUnproven(now),
      ]);
    },
  };
}
