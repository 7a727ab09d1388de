import { normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { isoAfter, minute, type Clock } from '../core/clock.ts';
import { AppError, badUserInput } from '../core/errors.ts';
import type { RateLimiter } from '../core/limits/rate-limiter.ts';
import type { Outbox } from '../core/mail/outbox.ts';
import type { PasswordHasher } from '../core/passwords/password-hasher.ts';
import { hashOf, sameHash, splitToken, type NewSecret } from '../core/secrets.ts';
import type { AccountMails } from './account-mails.ts';
import { newPasswordProblem } from './new-password.ts';
import type { UpgradeRequestService } from './upgrade-request.service.ts';
import type { UserCondition, UserDocument, UserStore } from './user.store.ts';

export interface PasswordResetServiceParts {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly limiter: RateLimiter;
  readonly upgrades: Pick<UpgradeRequestService, 'askAsWished'>;
  readonly clock: Clock;
  readonly newSecret: NewSecret;
}

const asking = { name: 'reset', most: 20, windowMs: 60 * minute } as const;
const looking = { name: 'reset-link', most: 20, windowMs: 60 * minute } as const;
const mailing = { name: 'reset-mail', most: 5, windowMs: 60 * minute } as const;
const lifetime = 60 * minute;

/** A way back in for who can read the account's mail. */
export class PasswordResetService {
  constructor(private readonly parts: PasswordResetServiceParts) {}

  /** Answers the same, and does as much, whether or not the address is known. At most five mails an hour to one address. */
  async request(address: string, client: string): Promise<{ message: string }> {
    const { users, outbox, mails, limiter, clock, newSecret } = this.parts;
    await limiter.use(asking, client);
    const email = normalizeEmail(address);
    const user = await users.findByEmail(email);
    const secret = newSecret();
    const reset = { hash: hashOf(secret), expiresOn: isoAfter(clock, lifetime) };
    const mayMail = await limiter.allows(mailing, hashOf(email));
    const changed = await users.change(mayMail && user && !user.disabled ? user._id : '', {
      $set: { reset },
    });
    await outbox.post(changed && mails.passwordReset(email, changed.firstName, `${changed._id}.${secret}`));
    return { message: texts.passwordResetRequest.success };
  }

  /** Whether `reset` would take the token now. Whoever has it came by the mail; without it nothing is told. */
  async works(token: string, client: string): Promise<boolean> {
    await this.parts.limiter.use(looking, client);
    return (await this.holder(token)) !== null;
  }

  /**
   * Sets a new password once, ends every session, and verifies the address, as `RegistrationService.verify` does: the token
   * came by mail.
   * Throws BAD_USER_INPUT where the token is used, over or made up, or with `fields.password`, and then the token stays good.
   */
  async reset(token: string, password: string, client: string): Promise<{ message: string }> {
    const { users, hasher, outbox, mails, limiter, upgrades } = this.parts;
    await limiter.use(asking, client);
    const [userId = '', secret = ''] = splitToken(token) ?? [];
    const isGood: UserCondition = {
      'reset.hash': hashOf(secret),
      'reset.expiresOn': { $gt: this.now() },
    };
    // What is known of a person is told to nobody without the token.
    const holder = await this.holder(token);
    const problem = await newPasswordProblem(password, holder);
    if (problem) throw badUserInput({ password: problem }, texts.passwordReset.failure);
    const passwordHash = await hasher.hash(password);
    const changes = { passwordHash, verified: true, verification: null, reset: null, sessions: {} };
    const changed = await users.change(userId, { $set: changes }, isGood);
    if (!changed) throw new AppError(texts.passwordReset.failure, { code: 'BAD_USER_INPUT' });
    await outbox.post(mails.passwordChanged(changed.email, changed.firstName));
    if (holder?.verified === false && changed.instructor) await upgrades.askAsWished(changed, client);
    return { message: texts.passwordReset.success };
  }

  /** Whose the token is; null where it is used, over or made up. */
  private async holder(token: string): Promise<UserDocument | null> {
    const [userId = '', secret = ''] = splitToken(token) ?? [];
    const user = await this.parts.users.find(userId);
    const isGood = user?.reset && sameHash(user.reset.hash, hashOf(secret));
    return isGood && user.reset.expiresOn > this.now() ? user : null;
  }

  private now(): string {
    return isoAfter(this.parts.clock, 0);
  }
}
