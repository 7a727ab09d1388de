import { maxEmailLength, normalizeEmail } from '../../core/accounts/email.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import { hashOf, type NewCode } from '../platform/secrets.ts';
import type { AccountMails } from './account-mails.ts';
import type { LoginCodeStore } from './login-code.store.ts';
import { isUsable } from './user.policy.ts';
import type { UserStore } from './user.store.ts';

export interface LoginCodeServiceDependencies {
  readonly users: UserStore;
  readonly codes: LoginCodeStore;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newCode: NewCode;
}

const requestLimit = { name: 'login-code', max: 300, windowMs: 15 * minute } as const;
const mailLimit = { name: 'login-code-mail', max: 3, windowMs: 30 * minute } as const;

/** Longer than the window of `mailLimit`. If other people have used it up, the owner has a code that still works. */
const lifetime = 60 * minute;

/** The key of the account with an address. It does not reveal whether the account exists. */
export function accountKey(email: string): string {
  return hashOf(normalizeEmail(email).slice(0, maxEmailLength));
}

/**
 * Codes that prove that the caller reads the account's mail. With a code, a correct password is accepted even
 * while other people guess the password. Nobody can sign in with a code alone. A code has 60 random bits, so guesses
 * need no limit.
 */
export class LoginCodeService {
  constructor(private readonly dependencies: LoginCodeServiceDependencies) {}

  /**
   * Gives the same response and does the same work, whether or not the address has an account. Maximum three mails to
   * an account in 30 minutes.
   */
  async request(address: string, client: string): Promise<{ message: string }> {
    const { users, codes, outbox, mails, limiter, clock, newCode } = this.dependencies;
    await limiter.use(requestLimit, client);
    const email = normalizeEmail(address).slice(0, maxEmailLength);
    const account = accountKey(email);
    const mayMail = await limiter.allows(mailLimit, account);
    const user = await users.findByEmail(email);
    const code = newCode();
    await codes.add({ _id: idOf(account, code), expiresAt: isoAfter(clock, lifetime) });
    const mail = user && mayMail && isUsable(user) ? mails.loginCode(email, user.firstName, code) : null;
    await outbox.post(mail);
    return { message: 'If this address has an account, we have mailed it a code.' };
  }

  /** The ID of a valid code. Null if it is wrong, used or expired. */
  async find(account: string, code: string): Promise<string | null> {
    const { codes, clock } = this.dependencies;
    const id = idOf(account, code);
    return (await codes.has(id, isoAfter(clock, 0))) ? id : null;
  }

  /** Uses up a code. False if another request just did. */
  use(id: string): Promise<boolean> {
    return this.dependencies.codes.remove(id);
  }

  async purge(): Promise<void> {
    await this.dependencies.codes.removeExpired(isoAfter(this.dependencies.clock, 0));
  }
}

/** The document's ID. Ignores spaces, dashes and letter case in the code, because users type it. */
function idOf(account: string, code: string): string {
  return `${account}:${hashOf(code.replaceAll(/[\s-]/g, '').toUpperCase())}`;
}
