import { mailboxOf } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { MailOrder, Outbox } from '../platform/mail/outbox.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { hashOf, sameHash, splitToken, type NewSecret } from '../platform/secrets.ts';
import type { AccountMails } from './account-mails.ts';
import { normalizedAddress } from './normalized-address.ts';
import { newPasswordProblem } from './new-password.ts';
import { mailedBy, mailingByClient, mailingUnproven } from './registration.service.ts';
import type { UpgradeRequestService } from './upgrade-request.service.ts';
import { isUnproven } from './user.policy.ts';
import type { UserCondition, UserDocument, UserStore } from './user.store.ts';

export interface PasswordResetServiceDependencies {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly limiter: RateLimiter;
  readonly upgrades: Pick<UpgradeRequestService, 'askFromRegistration'>;
  readonly clock: Clock;
  readonly newSecret: NewSecret;
}

// These limits are high, because a lecture hall may share one client address. Nobody can guess a link, and each
// account has its own limit of mails.
const requestLimit = { name: 'reset-request', max: 300, windowMs: 15 * minute } as const;
const lookLimit = { name: 'reset-link', max: 300, windowMs: 15 * minute } as const;
const resetLimit = { name: 'reset', max: 300, windowMs: 15 * minute } as const;
const lifetime = 60 * minute;
/**
 * Mails to one account. The window is as long as a link works: if a mail is refused, the link of an earlier mail still
 * works. So requests of other people lock nobody out.
 */
const mailLimit = { name: 'reset-mail', max: 5, windowMs: lifetime } as const;
/** Mails to one account that one client can request. Fewer than `mailLimit`, so that the owner can request some, too. */
const mailingToAccountByClient = { name: 'reset-mail-by-client', max: 3, windowMs: lifetime } as const;

/** The kind of outbox orders for which `write` writes the mail. */
export const resetMail = 'password-reset';

/** Resets passwords of users who can read the account's mail. */
export class PasswordResetService {
  constructor(private readonly dependencies: PasswordResetServiceDependencies) {}

  /**
   * Does the same for every address, whether or not it has an account. Everything that depends on the address happens
   * after the response, when `write` writes the mail. Throws BAD_USER_INPUT if the text is no email address.
   */
  async request(address: string, client: string): Promise<{ message: string }> {
    const { outbox, limiter } = this.dependencies;
    const to = normalizedAddress(address);
    await limiter.use(requestLimit, client);
    await outbox.order({ kind: resetMail, to, client: hashOf(client) });
    return { message: texts.passwordResetRequest.success };
  }

  /** The mail with a new link, which replaces the previous one. Null if no mail is sent: then the previous link stays. */
  async write({ to: email, client = '' }: MailOrder, isRetry = false): Promise<Mail | null> {
    const { users, mails, clock, newSecret } = this.dependencies;
    const user = await users.findByEmail(email);
    if (!user || user.isDisabled) return null;
    // A retry must not use up the limit: the mail server refused the previous mail.
    if (!isRetry && !(await this.mayMail(user, client))) return null;
    const secret = newSecret();
    const reset = { hash: hashOf(secret), expiresAt: isoAfter(clock, lifetime) };
    const changed = await users.change(user._id, { $set: { reset } }, { isDisabled: false });
    return changed && mails.passwordReset(email, `${changed._id}.${secret}`);
  }

  /**
   * Maximum five mails an hour to one account, three of them from one client. An unproven address also gets at
   * most 10 a day from one client and 40 in total, together with registration mails. Mails to unproven addresses
   * are counted over all spellings of an address, since anyone can register another spelling.
   */
  private async mayMail(user: UserDocument, client: string): Promise<boolean> {
    const { limiter } = this.dependencies;
    const mailbox = mailboxOf(user.email);
    if (isUnproven(user) && !(await limiter.allows(mailingByClient, mailedBy(client, mailbox)))) return false;
    if (!(await limiter.allows(mailingToAccountByClient, `${client} ${user._id}`))) return false;
    if (!(await limiter.allows(mailLimit, user._id))) return false;
    // Checked last, so that only mails that are sent use up the limit of other spellings.
    return !isUnproven(user) || limiter.allows(mailingUnproven, hashOf(mailbox));
  }

  /** Whether `reset` would accept the token now. Reveals nothing to callers without a mailed token. */
  async works(token: string, client: string): Promise<boolean> {
    await this.dependencies.limiter.use(lookLimit, client);
    return (await this.holder(token)) !== null;
  }

  /**
   * Sets a new password once, ends every session, and verifies the address, since the token was sent by mail. The
   * browser becomes known to the account, so that other people's guesses cannot lock it out. Throws
   * BAD_USER_INPUT if the token is used, expired or forged, or with `fields.password`: then the token stays
   * valid.
   */
  async reset(
    token: string,
    password: string,
    { client, browser }: Pick<RequestContext, 'client' | 'browser'>,
  ): Promise<{ message: string }> {
    const { users, hasher, outbox, mails, limiter, upgrades } = this.dependencies;
    await limiter.use(resetLimit, client);
    const [userId = '', secret = ''] = splitToken(token) ?? [];
    const isValid: UserCondition = {
      'reset.hash': hashOf(secret),
      'reset.expiresAt': { $gt: this.now() },
    };
    // Null without a valid token. Then the error cannot reveal anything about the user.
    const holder = await this.holder(token);
    const problem = await newPasswordProblem(password, holder);
    if (problem) throw badUserInput({ password: problem }, texts.passwordReset.failure);
    const passwordHash = await hasher.hash(password);
    const changes = { passwordHash, isVerified: true, verification: null, reset: null, sessions: {} };
    const changed = await users.change(userId, { $set: changes }, isValid);
    if (!changed) throw new AppError(texts.passwordReset.failure, { code: 'BAD_USER_INPUT' });
    browser.recognize(changed._id);
    await outbox.post(mails.passwordChanged(changed.email, changed.firstName));
    // Somebody else may have registered the address, so the details of that registration are not sent.
    if (holder && isUnproven(holder) && changed.instructor)
      await upgrades.askFromRegistration(changed, null, client);
    return { message: texts.passwordReset.success };
  }

  /** The owner of the token. Null if it is used, expired or forged. */
  private async holder(token: string): Promise<UserDocument | null> {
    const [userId = '', secret = ''] = splitToken(token) ?? [];
    const user = await this.dependencies.users.find(userId);
    const isValid = user?.reset && sameHash(user.reset.hash, hashOf(secret));
    return isValid && user.reset.expiresAt > this.now() ? user : null;
  }

  private now(): string {
    return isoAfter(this.dependencies.clock, 0);
  }
}
