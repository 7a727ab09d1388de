import { AccountMails } from '../functions/accounts/account-mails.ts';
import { AccountData } from '../functions/accounts/account-data.ts';
import { AccountStorageResolver } from '../functions/accounts/account-storage.resolver.ts';
import { AccountRemovalService } from '../functions/accounts/account-removal.service.ts';
import { AccountResolver } from '../functions/accounts/account.resolver.ts';
import { AccountService } from '../functions/accounts/account.service.ts';
import { AdminNoticeService } from '../functions/accounts/admin-notice.service.ts';
import { AdministrationResolver } from '../functions/accounts/administration.resolver.ts';
import { ApiTokenResolver } from '../functions/accounts/api-token.resolver.ts';
import { ApiTokenService } from '../functions/accounts/api-token.service.ts';
import { ApiTokenStore } from '../functions/accounts/api-token.store.ts';
import { AuthResolver } from '../functions/accounts/auth.resolver.ts';
import { DataExportService } from '../functions/accounts/data-export.service.ts';
import { seedDemoAccounts, type DemoAccount } from '../functions/accounts/demo-accounts.ts';
import { ensureAdmin } from '../functions/accounts/ensure-admin.ts';
import type { GoogleIdentity } from '../functions/accounts/google-identity.ts';
import { GoogleLoginService } from '../functions/accounts/google-login.service.ts';
import { LoginCodeService } from '../functions/accounts/login-code.service.ts';
import { LoginCodeStore } from '../functions/accounts/login-code.store.ts';
import { LoginLimits } from '../functions/accounts/login-limits.ts';
import { LoginService } from '../functions/accounts/login.service.ts';
import { OwnSessionsService } from '../functions/accounts/own-sessions.service.ts';
import { PasswordResetService, resetMail } from '../functions/accounts/password-reset.service.ts';
import { PasswordService } from '../functions/accounts/password.service.ts';
import { ProfileResolver } from '../functions/accounts/profile.resolver.ts';
import { ProfileService } from '../functions/accounts/profile.service.ts';
import { Reauthentication } from '../functions/accounts/reauthentication.ts';
import { RegistrationQuota } from '../functions/accounts/registration-quota.ts';
import { RegistrationService } from '../functions/accounts/registration.service.ts';
import { SessionService } from '../functions/accounts/session.service.ts';
import { UpgradeRequestResolver } from '../functions/accounts/upgrade-request.resolver.ts';
import { UpgradeRequestService } from '../functions/accounts/upgrade-request.service.ts';
import { UpgradeRequestStore } from '../functions/accounts/upgrade-request.store.ts';
import { UserAdministrationService } from '../functions/accounts/user-administration.service.ts';
import { VerificationService } from '../functions/accounts/verification.service.ts';
import { UserStore } from '../functions/accounts/user.store.ts';
import type { AuditLog } from '../functions/platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../functions/platform/clock.ts';
import type { AttemptGuard } from '../functions/platform/limits/attempt-guard.ts';
import type { RateLimiter } from '../functions/platform/limits/rate-limiter.ts';
import type { StorageQuota } from '../functions/platform/limits/storage-quota.ts';
import type { Outbox } from '../functions/platform/mail/outbox.ts';
import type { NewId } from '../functions/platform/new-id.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import type { PasswordHasher } from '../functions/platform/passwords/password-hasher.ts';
import type { NewCode, NewSecret } from '../functions/platform/secrets.ts';
import type { Store } from '../functions/platform/store/store.ts';
import type { Identities } from './session/identify.ts';

/** Dependencies of the accounts domain, in addition to the store. */
export interface AccountDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
  readonly newCode: NewCode;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly guard: AttemptGuard;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  /** Null where Google login is not set up. */
  readonly google: GoogleIdentity | null;
  readonly siteUrl: string;
  readonly hidesTakenAddresses: boolean;
  /** What other domains keep about people. */
  readonly personalData: () => readonly PersonalData[];
  readonly storageQuota: StorageQuota;
}

export interface Accounts {
  readonly resolvers: readonly object[];
  readonly identities: Identities;
  /** For domains that write to the operators of this site. */
  readonly notices: AdminNoticeService;
  prepare(): Promise<void>;
  /** Makes or promotes the operator's account. */
  ensureAdmin(admin: { email: string; password: string }): Promise<void>;
  /** The accounts of the demo world, where nobody but an admin has one yet. */
  seedDemo(): Promise<DemoAccount[]>;
  purge(): Promise<void>;
}

/** The stores and what several services share. */
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

export function composeAccounts(dependencies: AccountDependencies): Accounts {
  const base = accountBase(dependencies);
  const { users, sessions, tokens, requests, notices, ownSessions, codes, loginCodes } = base;
  const apiTokens = new ApiTokenService(base);
  const upgrades = new UpgradeRequestService(base);
  const passwordReset = new PasswordResetService({ ...base, upgrades });
  dependencies.outbox.onOrder(resetMail, (order, isRetry) => passwordReset.write(order, isRetry));
  const personalData = () => [new AccountData(base), apiTokens, upgrades, ...dependencies.personalData()];
  const removal = new AccountRemovalService({ ...base, personalData });
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
      new UpgradeRequestResolver(upgrades),
      new AdministrationResolver(new UserAdministrationService(base)),
    ],
    identities: {
      ofSession: (userId, sessionId) => sessions.ofSession(userId, sessionId),
      ofRefreshToken: (token) => sessions.ofRefreshToken(token),
      ofApiToken: (token) => apiTokens.ofApiToken(token),
    },
    notices,
    prepare: async () => {
      const stores = [users, tokens, requests, codes];
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
        removal.purge(),
        base.quota.purge(),
        users.removeUnproven(now),
      ]);
    },
  };
}
