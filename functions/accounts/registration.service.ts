import { isEmail, normalizeEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import { day, isoAfter, minute, type Clock } from '../core/clock.ts';
import { AppError, badUserInput, type FieldMessages } from '../core/errors.ts';
import type { RateLimiter } from '../core/limits/rate-limiter.ts';
import type { Outbox } from '../core/mail/outbox.ts';
import type { NewId } from '../core/new-id.ts';
import type { PasswordHasher } from '../core/passwords/password-hasher.ts';
import { hashOf, splitToken, type NewSecret } from '../core/secrets.ts';
import { isDuplicateKey } from '../core/store/store-errors.ts';
import { lineProblem, problemsIn } from '../core/text-problems.ts';
import type { AccountMails } from './account-mails.ts';
import { newPasswordProblem } from './new-password.ts';
import { newUser } from './new-user.ts';
import type { UpgradeRequestService } from './upgrade-request.service.ts';
import type { OneTimeSecret, UserDocument, UserStore } from './user.store.ts';

export interface RegistrationServiceParts {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly limiter: RateLimiter;
  readonly upgrades: Pick<UpgradeRequestService, 'askAsWished'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
  /** A taken address gets the answer of a free one, so that nobody learns who has an account. */
  readonly hidesTakenAddresses: boolean;
}

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly instructor: boolean;
  readonly notifications: boolean;
}

const registering = { name: 'register', most: 20, windowMs: 60 * minute } as const;
/** Of an address that waits for its proof, the right password is told from a wrong one by what is answered. */
const oneAddress = { name: 'register-address', most: 10, windowMs: 15 * minute } as const;
const verificationLifetime = day;
const longestName = 100;

async function problemsOf(input: Registration): Promise<FieldMessages> {
  const { firstName, lastName, email, password } = input;
  const passwordProblem = await newPasswordProblem(password, input);
  return problemsIn({
    firstName: lineProblem(firstName, { least: 1, most: longestName }),
    lastName: lineProblem(lastName, { most: longestName }),
    email: isEmail(normalizeEmail(email)) ? null : 'This is not an e-mail address.',
    password: passwordProblem,
  });
}

/** From a form to an account that may be used. */
export class RegistrationService {
  constructor(private readonly parts: RegistrationServiceParts) {}

  /**
   * `client`: the address that asks; each may register 20 times an hour, and an address of mail be registered ten times in
   * 15 minutes. Every refusal says the specification's one sentence; `fields` names what the form got wrong, never whether
   * the address is known. Whoever registers once more before the address is proven gets a fresh mail, as with the first.
   */
  async register(input: Registration, client: string): Promise<{ message: string }> {
    const { limiter } = this.parts;
    await limiter.use(registering, client);
    const fields = await problemsOf(input);
    if (Object.keys(fields).length > 0) throw badUserInput(fields, texts.registration.failure);
    const email = normalizeEmail(input.email);
    await limiter.use(oneAddress, hashOf(email));
    const isTheirs = await this.addOrRemind(email, input);
    if (!isTheirs && !this.parts.hidesTakenAddresses) throw badUserInput({}, texts.registration.failure);
    return { message: texts.registration.success };
  }

  /**
   * Who wished at registration to be an instructor has asked for it now. Throws BAD_USER_INPUT where the token is used,
   * over or made up.
   */
  async verify(token: string, client: string): Promise<{ message: string }> {
    const { users, clock, upgrades } = this.parts;
    const [userId, secret] = splitToken(token) ?? [];
    const verified =
      userId &&
      secret &&
      (await users.change(
        userId,
        { $set: { verified: true, verification: null } },
        { 'verification.hash': hashOf(secret), 'verification.expiresOn': { $gt: isoAfter(clock, 0) } },
      ));
    if (!verified) throw new AppError(texts.verification.failure, { code: 'BAD_USER_INPUT' });
    if (verified.instructor) await upgrades.askAsWished(verified, client);
    return { message: texts.verification.success };
  }

  /** Whether the account is the caller's. One hash is made, and one mail goes out, whatever is known of the address. */
  private async addOrRemind(email: string, input: Registration): Promise<boolean> {
    const { hasher, outbox, mails } = this.parts;
    const known = await this.known(email);
    const isUnproven = known !== null && !known.verified && !known.disabled;
    const isDone = isUnproven
      ? (await hasher.verify(known.passwordHash, input.password)) && (await this.remind(known))
      : await this.add(email, input, await hasher.hash(input.password));
    if (!isDone) await outbox.post(mails.alreadyRegistered(email));
    return isDone;
  }

  /**
   * A fresh link in the place of the one before. Only for who knows the password: with another's it would prove an account
   * that somebody else can sign in to.
   */
  private async remind({ _id, email, firstName }: UserDocument): Promise<boolean> {
    const { users, outbox, mails } = this.parts;
    const { secret, verification } = this.newVerification();
    if (!(await users.change(_id, { $set: { verification } }, { verified: false }))) return false;
    await outbox.post(mails.verification(email, firstName, `${_id}.${secret}`));
    return true;
  }

  /** False where the address is taken. */
  private async add(email: string, input: Registration, passwordHash: string): Promise<boolean> {
    const { users, outbox, mails, clock, newId } = this.parts;
    const { secret, verification } = this.newVerification();
    // Field by field: the form may hold a role, which is not for the form to give.
    const person = {
      firstName: input.firstName.trim(),
      lastName: input.lastName.trim(),
      email,
      passwordHash,
      verification,
      instructor: input.instructor,
      notifications: input.notifications,
    };
    const user = newUser(newId(), isoAfter(clock, 0), person);
    try {
      await users.add(user);
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    await outbox.post(mails.verification(email, user.firstName, `${user._id}.${secret}`));
    return true;
  }

  private newVerification(): { secret: string; verification: OneTimeSecret } {
    const { clock, newSecret } = this.parts;
    const secret = newSecret();
    return {
      secret,
      verification: { hash: hashOf(secret), expiresOn: isoAfter(clock, verificationLifetime) },
    };
  }

  /** Whoever registered the address and never proved it has had a day for it: it is free again. */
  private async known(email: string): Promise<UserDocument | null> {
    const { users, clock } = this.parts;
    const known = await users.findByEmail(email);
    const isOver = known?.verification && known.verification.expiresOn <= isoAfter(clock, 0);
    if (!isOver || known.verified) return known;
    return (await users.remove(known._id, { verified: false })) ? null : users.findByEmail(email);
  }
}
