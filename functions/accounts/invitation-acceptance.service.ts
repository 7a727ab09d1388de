import type { ReceivedAccountInvitation } from '../../schema/accounts/account-invitation.types.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { hashOf, sameHash, splitToken } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { problemsIn } from '../platform/text-problems.ts';
import { retention } from './account-invitation.service.ts';
import type { AccountInvitationDocument, AccountInvitationStore } from './account-invitation.store.ts';
import { sentByAdmins } from './invitation-senders.ts';
import type { LoginService } from './login.service.ts';
import { newPasswordProblem } from './new-password.ts';
import { nameProblems, newUser } from './new-user.ts';
import type { RegistrationQuota } from './registration-quota.ts';
import { toAuditPerson } from './user.mapper.ts';
import { isTaken } from './user.policy.ts';
import { unproven, type UserDocument, type UserStore } from './user.store.ts';

export interface InvitationAcceptanceDependencies {
  readonly invitations: AccountInvitationStore;
  readonly users: UserStore;
  readonly login: LoginService;
  readonly quota: RegistrationQuota;
  readonly hasher: PasswordHasher;
  readonly audit: AuditLog;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface Acceptance {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

// The limits are high, because a lecture hall may share one client address and nobody can guess a link.
const lookLimit = { name: 'invitation-link', max: 300, windowMs: 15 * minute } as const;
const acceptLimit = { name: 'invitation-accept', max: 300, windowMs: 15 * minute } as const;

const askForAnother = 'Ask an administrator to invite you again.';
const noSuchLink =
  'This invitation link does not work. Copy all of it from the mail. Only the link in the newest mail works.';

/** Accepts invitations. The secret of the mailed link proves that the caller reads the mail of the address. */
export class InvitationAcceptanceService {
  constructor(private readonly dependencies: InvitationAcceptanceDependencies) {}

  /**
   * The invitation of a link. Its names are from an unfinished registration with this address, otherwise from the admin.
   * Throws NOT_FOUND for an unknown link, and CONFLICT with the cause for a link that no longer works.
   */
  async preview(token: string, client: string): Promise<ReceivedAccountInvitation> {
    const { limiter, users } = this.dependencies;
    await limiter.use(lookLimit, client);
    const invitation = await this.findUsable(token);
    const { email, role } = invitation;
    const { firstName = '', lastName = '' } = (await users.findByEmail(email)) ?? invitation;
    return { email, role, firstName, lastName };
  }

  /**
   * Creates the account with a verified address and the role of the invitation, and signs in. Throws BAD_USER_INPUT
   * with `fields`: then the link stays valid. Throws the errors of `preview`.
   */
  async accept({ token, password, ...names }: Acceptance, context: RequestContext): Promise<User> {
    const { limiter, hasher, login } = this.dependencies;
    await limiter.use(acceptLimit, context.client);
    const invitation = await this.findUsable(token);
    const fields = problemsIn({
      ...nameProblems(names),
      password: await newPasswordProblem(password, { ...names, email: invitation.email }),
    });
    if (Object.keys(fields).length > 0) throw badUserInput(fields);
    const passwordHash = await hasher.hash(password);
    const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()];
    const user = await this.createOnce(invitation, () =>
      this.createAccount(invitation, { firstName, lastName, passwordHash }),
    );
    return login.signIn(user, context);
  }

  /**
   * Marks the invitation as accepted and creates the account. If that fails, the invitation can be accepted again. If
   * the process ends in between, an admin can invite the address again.
   */
  private async createOnce(
    { _id: id, hash, forgetAt }: AccountInvitationDocument,
    create: () => Promise<UserDocument>,
  ): Promise<UserDocument> {
    const { invitations, clock } = this.dependencies;
    const isSame = { hash: { $eq: hash } };
    const accepted = { state: 'Accepted', forgetAt: isoAfter(clock, retention) } as const;
    const claimed = await invitations.change(id, accepted, { ...isSame, state: { $eq: 'Pending' } });
    if (!claimed) throw unusableLink(await invitations.find(id));
    try {
      return await create();
    } catch (error) {
      await invitations.change(id, { state: 'Pending', forgetAt }, { ...isSame, state: { $eq: 'Accepted' } });
      throw error;
    }
  }

  private async createAccount(
    { email, role }: AccountInvitationDocument,
    person: Pick<UserDocument, 'firstName' | 'lastName' | 'passwordHash'>,
  ): Promise<UserDocument> {
    const { users, audit, clock, newId } = this.dependencies;
    const known = await users.findByEmail(email);
    const user = newUser(known?._id ?? newId(), isoAfter(clock, 0), {
      ...person,
      email,
      role,
      verification: null,
    });
    const auditPerson = toAuditPerson(user);
    const actor = { userId: user._id, ...auditPerson };
    const entry = {
      subjectType: 'user',
      subjectId: user._id,
      subject: email,
      person: auditPerson,
      before: null,
      after: role,
    };
    await audit.record(actor, { action: 'acceptAccountInvitation', ...entry });
    if (known) return this.replace(known, user);
    try {
      await users.add(user);
    } catch (error) {
      if (isDuplicateKey(error)) throw addressTaken();
      throw error;
    }
    return user;
  }

  /** Replaces a registration of the address that nobody has proven. Keeps nothing of that registration except the ID. */
  private async replace(known: UserDocument, user: UserDocument): Promise<UserDocument> {
    const { users, quota } = this.dependencies;
    const { _id, ...fields } = user;
    const replaced = await users.change(_id, { $set: fields }, { ...unproven, isDisabled: false });
    if (!replaced) throw addressTaken();
    const countedAs = known.verification?.countedAs;
    if (countedAs !== undefined) await quota.giveBack(countedAs);
    return replaced;
  }

  /** The invitation of a link. Throws NOT_FOUND or CONFLICT if the link does not work. */
  private async findUsable(token: string): Promise<AccountInvitationDocument> {
    const { invitations, users, clock } = this.dependencies;
    const [id = '', secret = ''] = splitToken(token) ?? [];
    const invitation = await invitations.find(id);
    if (!invitation || !sameHash(invitation.hash, hashOf(secret))) throw unusableLink(null);
    if (invitation.state !== 'Pending') throw unusableLink(invitation);
    const user = await users.findByEmail(invitation.email);
    if (user && isTaken(user)) throw addressTaken();
    if (invitation.expiresAt <= isoAfter(clock, 0)) throw invalidLink(`It has expired. ${askForAnother}`);
    // The role may be Admin, so the sender must still have the right to give it.
    if (!(await sentByAdmins(users, [invitation])).has(invitation))
      throw invalidLink(`Its sender is no longer an administrator. ${askForAnother}`);
    return invitation;
  }
}

function invalidLink(why: string): AppError {
  return new AppError(`This invitation no longer works. ${why}`, { code: 'CONFLICT' });
}

function addressTaken(): AppError {
  return invalidLink('Its address has an account already. Sign in, or set a new password.');
}

function unusableLink(invitation: AccountInvitationDocument | null): AppError {
  if (invitation?.state === 'Accepted')
    return invalidLink('It was accepted already. Sign in with the password that you chose.');
  if (invitation?.state === 'Withdrawn') return invalidLink(`It was withdrawn. ${askForAnother}`);
  return new AppError(noSuchLink, { code: 'NOT_FOUND' });
}
