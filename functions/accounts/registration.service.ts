import { emailProblem, mailboxOf, normalizeEmail } from '../../core/accounts/email.ts';
import { pathOnSite } from '../../core/accounts/return-path.ts';
import { texts } from '../../core/texts.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import { badUserInput, fieldsUnder, type FieldMessages } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { hashOf, type NewSecret } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { problemsIn } from '../platform/text-problems.ts';
import type { AccountMails } from './account-mails.ts';
import { newPasswordProblem } from './new-password.ts';
import { nameProblems, newUser } from './new-user.ts';
import type { RegistrationQuota } from './registration-quota.ts';
import { detailProblems, trimmedDetails, type UpgradeDetails } from './upgrade-details.ts';
import { unproven, type RegistrationSecret, type UserDocument, type UserStore } from './user.store.ts';

export interface RegistrationServiceDependencies {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly limiter: RateLimiter;
  readonly quota: RegistrationQuota;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
  /**
   * Whether the response for a taken address is the same as for a free one, so that nobody learns who has an account.
   */
  readonly hidesTakenAddresses: boolean;
}

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly instructor: boolean;
  readonly notifications: boolean;
  /** Details for the admins if the person asks to become an instructor. Null if there are none. */
  readonly upgradeRequest: UpgradeDetails | null;
  /** The path on this site to open after the first sign-in. Null if there is none. */
  readonly returnPath: string | null;
}

/** Registration mails and reset links of unproven accounts to one mailbox, over all spellings of its address. */
export const mailingUnproven = { name: 'mail-unproven', max: 40, windowMs: day } as const;
/**
 * Such mails to one mailbox that one client causes. So no client alone can use up the limit of another person's
 * mailbox.
 */
export const mailingByClient = { name: 'mail-by-client', max: 10, windowMs: day } as const;
/** Key of `mailingByClient`. `clientHash`: hash of the client's address. */
export const mailedBy = (clientHash: string, mailbox: string) => hashOf(`${clientHash} ${mailbox}`);
const verificationLifetime = day;
/** Characters. Lower than the maximum for signed-in users, because anyone can store this text. */
const maxReason = 1_000;
const notOnSite = 'Enter a path of this site, for example /courses.';

async function problemsOf(input: Registration): Promise<FieldMessages> {
  const { email, password, returnPath } = input;
  const passwordProblem = await newPasswordProblem(password, input);
  const details = detailsOf(input);
  const problems = details && detailProblems(details, { isReasonRequired: false, maxReason });
  return {
    ...problemsIn({
      ...nameProblems(input),
      email: emailProblem(email),
      password: passwordProblem,
      returnPath: returnPath === null || pathOnSite(returnPath) !== null ? null : notOnSite,
    }),
    ...fieldsUnder('upgradeRequest', problems ?? {}),
  };
}

/** The trimmed details. Null if there are none, or if the person does not ask to become an instructor. */
function detailsOf({ instructor, upgradeRequest }: Registration): UpgradeDetails | null {
  return instructor && upgradeRequest ? trimmedDetails(upgradeRequest) : null;
}

/** Creates accounts that have to be verified: see `VerificationService`. */
export class RegistrationService {
  constructor(private readonly dependencies: RegistrationServiceDependencies) {}

  /**
   * The quota limits unproven registrations by `client`. One mailbox gets at most 10 mails per day that one client
   * causes, and 40 in total. Failures that send no mail do not count. Every BAD_USER_INPUT has the sentence of the
   * specification. `fields` names errors of the form, but never reveals whether the address has an account. Until the
   * account is proven, a new registration replaces the previous registration and its link.
   */
  async register(
    input: Registration,
    { client, browser }: Pick<RequestContext, 'client' | 'browser'>,
  ): Promise<{ message: string }> {
    const { newSecret, hidesTakenAddresses } = this.dependencies;
    const fields = await problemsOf(input);
    if (Object.keys(fields).length > 0) throw badUserInput(fields, texts.registration.failure);
    const email = normalizeEmail(input.email);
    const browserSecret = newSecret();
    const browserHash = hashOf(browserSecret);
    const registered = await this.counted(email, client, (countedAs) =>
      this.add(email, input, { countedAs, browserHash }),
    );
    if (!registered && !hidesTakenAddresses) throw badUserInput({}, texts.registration.failure);
    browser.rememberRegistration(browserSecret);
    return { message: texts.registration.success };
  }

  /**
   * Runs `add` if no limit is reached. Checks the mailbox's limit last, because all clients share it. Counts nothing
   * if `add` fails, for example if too many passwords are being hashed: retries must not use up the day's limit.
   */
  private async counted<Added>(
    email: string,
    client: string,
    add: (countedAs: string) => Promise<Added>,
  ): Promise<Added> {
    const { limiter, quota } = this.dependencies;
    const mailbox = mailboxOf(email);
    return limiter.during(mailingByClient, mailedBy(hashOf(client), mailbox), async () => {
      const countedAs = await quota.take(client);
      try {
        return await limiter.during(mailingUnproven, hashOf(mailbox), () => add(countedAs));
      } catch (error) {
        await quota.giveBack(countedAs);
        throw error;
      }
    });
  }

  /** False if the address is taken. Makes one hash and sends one mail in any case. */
  private async add(
    email: string,
    input: Registration,
    origin: Pick<RegistrationSecret, 'countedAs' | 'browserHash'>,
  ): Promise<boolean> {
    const { outbox, mails, hasher, clock, newId, newSecret } = this.dependencies;
    const passwordHash = await hasher.hash(input.password);
    const secret = newSecret();
    const expiresAt = isoAfter(clock, verificationLifetime);
    const details = detailsOf(input);
    const returnPath = input.returnPath === null ? null : pathOnSite(input.returnPath);
    const verification = {
      hash: hashOf(secret),
      expiresAt,
      passwordHash,
      ...origin,
      ...(details && { upgradeDetails: details }),
      ...(returnPath !== null && { returnPath }),
    };
    // Field by field, because the input may contain a role, which users cannot choose.
    const person = {
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      email,
      passwordHash: null,
      verification,
      instructor: input.instructor,
      notifications: input.notifications,
    };
    const user = newUser(newId(), isoAfter(clock, 0), person);
    const userId = await this.addOrReplace(user);
    await outbox.post(
      userId === null ? mails.alreadyRegistered(email) : mails.verification(email, `${userId}.${secret}`),
    );
    return userId !== null;
  }

  /**
   * Adds the account, or replaces an unproven registration of the same address. Returns the account's ID, or null
   * if the address is taken.
   */
  private async addOrReplace(user: UserDocument): Promise<string | null> {
    const { users } = this.dependencies;
    const known = await users.findByEmail(user.email);
    if (known) return (await this.replace(known, user))?._id ?? null;
    try {
      await users.add(user);
      return user._id;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // Another request registered the address at the same time. This registration replaces it.
    const other = await users.findByEmail(user.email);
    return (other && (await this.replace(other, user)))?._id ?? null;
  }

  /** Null if the account is proven or disabled. */
  private replace({ _id }: UserDocument, user: UserDocument): Promise<UserDocument | null> {
    const { firstName, lastName, instructor, notifications, verification, createdAt } = user;
    const entered = { firstName, lastName, instructor, notifications, createdAt };
    const changes = { ...entered, isVerified: false, passwordHash: null, verification };
    return this.dependencies.users.change(_id, { $set: changes }, { ...unproven, isDisabled: false });
  }
}
