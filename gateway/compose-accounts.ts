import { AccountMails } from '../functions/accounts/account-mails.ts';
import { AccountResolver } from '../functions/accounts/account.resolver.ts';
import { AccountService } from '../functions/accounts/account.service.ts';
import { AuthResolver } from '../functions/accounts/auth.resolver.ts';
import { ensureAdmin } from '../functions/accounts/ensure-admin.ts';
import type { GoogleIdentity } from '../functions/accounts/google-identity.ts';
import { GoogleLoginService } from '../functions/accounts/google-login.service.ts';
import { LoginService } from '../functions/accounts/login.service.ts';
import { PasswordResetService } from '../functions/accounts/password-reset.service.ts';
import { RegistrationService } from '../functions/accounts/registration.service.ts';
import { SessionService } from '../functions/accounts/session.service.ts';
import { UserStore } from '../functions/accounts/user.store.ts';
import type { Clock } from '../functions/core/clock.ts';
import { AttemptGuard } from '../functions/core/limits/attempt-guard.ts';
import type { RateLimiter } from '../functions/core/limits/rate-limiter.ts';
import type { Outbox } from '../functions/core/mail/outbox.ts';
import type { NewId } from '../functions/core/new-id.ts';
import type { PasswordHasher } from '../functions/core/passwords/password-hasher.ts';
import type { NewSecret } from '../functions/core/secrets.ts';
import type { Store } from '../functions/core/store/store.ts';
import type { Identities } from './session/identify.ts';

/** What accounts are made of, beside the store. */
export interface AccountParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  /** Null where Google login is not set up. */
  readonly google: GoogleIdentity | null;
  readonly siteUrl: string;
  readonly hidesTakenAddresses: boolean;
}

export interface Accounts {
  readonly resolvers: readonly object[];
  readonly identities: Identities;
  prepare(): Promise<void>;
  /** Makes or promotes the operator's account. */
  ensureAdmin(admin: { email: string; password: string }): Promise<void>;
  purge(): Promise<void>;
}

export function composeAccounts(parts: AccountParts): Accounts {
  const { store, clock, google, siteUrl } = parts;
  const users = new UserStore(store);
  const mails = new AccountMails(siteUrl);
  const guard = new AttemptGuard(store, clock);
  const sessions = new SessionService({ ...parts, users });
  const login = new LoginService({ ...parts, users, sessions, guard });
  const auth = new AuthResolver({
    registration: new RegistrationService({ ...parts, users, mails }),
    login,
    googleLogin: new GoogleLoginService({ ...parts, users, login, google }),
    passwordReset: new PasswordResetService({ ...parts, users, mails }),
  });
  return {
    resolvers: [auth, new AccountResolver(new AccountService(users))],
    identities: {
      ofSession: (userId, sessionId) => sessions.ofSession(userId, sessionId),
      ofRefreshToken: (token) => sessions.ofRefreshToken(token),
      ofApiToken: async () => null,
    },
    prepare: () => users.declareIndexes(),
    ensureAdmin: (admin) => ensureAdmin({ ...parts, users }, admin),
    purge: () => guard.purge(),
  };
}
