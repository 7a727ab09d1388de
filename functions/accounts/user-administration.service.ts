import { isEmail, normalizeEmail } from '../../core/accounts/email.ts';
import { defaultRole, type Role } from '../../core/accounts/role.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditEntry, AuditFilter, AuditLog, AuditView } from '../platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import { forbidden } from '../platform/policy.ts';
import { requireSearchable } from '../platform/search-texts.ts';
import type { AccountMails } from './account-mails.ts';
import type { ApiTokenStore } from './api-token.store.ts';
import { givenReason } from '../platform/given-reason.ts';
import { requireAnotherAdmin, stepDown } from './step-down.ts';
import type { UpgradeRequestStore } from './upgrade-request.store.ts';
import { toAuditPerson, toUser } from './user.mapper.ts';
import { isUnproven, mayDecideOn, mayManage } from './user.policy.ts';
import type { UserDocument, UserSearch, UserStore, UserUpdate } from './user.store.ts';

export interface UserAdministrationServiceDependencies {
  readonly users: UserStore;
  readonly tokens: ApiTokenStore;
  readonly requests: UpgradeRequestStore;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly clock: Clock;
}

const maxEmails = 500;

/** The same error for an account that does not exist and for an account that the caller cannot see. */
export function userNotFound(): AppError {
  return new AppError('Account not found.', { code: 'NOT_FOUND' });
}

/** Administration of accounts. Callers are admins, except for `get`. */
export class UserAdministrationService {
  constructor(private readonly dependencies: UserAdministrationServiceDependencies) {}

  list(search: UserSearch, request: PageRequest): Promise<Page<User>> {
    requireSearchable({ search: search.search });
    return this.dependencies.users.page(search, request, toUser);
  }

  /**
   * The accounts with these addresses, in the order of the list, without duplicates. `failedEmails` are the addresses
   * without an account, as they were sent. Throws BAD_USER_INPUT for more than 500 addresses.
   */
  async findMany(emails: readonly string[]): Promise<{ users: User[]; failedEmails: string[] }> {
    if (emails.length > maxEmails) throw badUserInput({ emails: `At most ${maxEmails} addresses at once.` });
    const sentTexts = new Map(emails.map((email) => [normalizeEmail(email), email.trim()]));
    const found = await this.dependencies.users.findByEmails([...sentTexts.keys()].filter(isEmail));
    const known = new Map(found.map((user) => [user.email, user]));
    const inOrder = [...sentTexts.keys()].map((email) => known.get(email));
    return {
      users: inOrder.filter((user) => user !== undefined).map(toUser),
      failedEmails: [...sentTexts].filter(([email]) => !known.has(email)).map(([, text]) => text),
    };
  }

  /**
   * The account with this address or ID. Throws BAD_USER_INPUT unless the request has exactly one of them. Throws
   * NOT_FOUND if there is no such account, or if it is somebody else's and the actor is no admin.
   */
  async get(actor: Actor, { email, id }: { email?: string | null; id?: string | null }): Promise<User> {
    const { users } = this.dependencies;
    if ((email == null) === (id == null))
      throw badUserInput({ email: 'Give either an email address or an ID.' });
    const user = await (id == null ? users.findByEmail(normalizeEmail(email ?? '')) : users.find(id));
    if (!user || !mayManage(actor, user._id)) throw userNotFound();
    return toUser(user);
  }

  /**
   * Changes the role from the account's next request on. Also decides a pending request to become an instructor, and
   * cancels the request that an unverified registration would send. The account gets a mail. The reason is logged.
   * Throws FORBIDDEN for the actor's own account, CONFLICT for the last admin, and BAD_USER_INPUT if the reason is
   * invalid.
   */
  async setRole(actor: Actor, userId: string, role: Role, why: string | null): Promise<User> {
    const { users, requests, mails, clock } = this.dependencies;
    const reason = givenReason(why);
    const user = await this.getUser(userId);
    if (!mayDecideOn(actor, userId)) throw forbidden('You cannot change your own role. Ask another admin.');
    const before = user.role ?? defaultRole;
    if (before === role) return toUser(user);
    if (role !== 'Admin') await requireAnotherAdmin(users, user);
    await this.record(actor, user, { action: 'setRole', before, after: role, reason });
    const undo = { $set: { role: before, instructor: user.instructor } };
    const changed = await stepDown(users, user, { update: { $set: { role, instructor: false } }, undo });
    const status = role === defaultRole ? 'Refused' : 'Approved';
    await requests.decidePending(userId, { status, decidedAt: isoAfter(clock, 0) });
    await this.mailUser(changed, mails.roleChanged(changed.email, changed.firstName, role));
    return toUser(changed);
  }

  /** Allows or forbids the account to ask to become an instructor. */
  async setUpgradeRequests(actor: Actor, userId: string, enabled: boolean): Promise<User> {
    const user = await this.getUser(userId);
    const [before, after] = [user.canRequestUpgrade, enabled].map(String);
    await this.record(actor, user, { action: 'setUpgradeRequests', before, after });
    return this.change(userId, { $set: { canRequestUpgrade: enabled } });
  }

  /**
   * Disables an account, which ends its sessions and deletes its tokens, or enables it. The account gets a mail.
   * The reason is logged. Throws FORBIDDEN for the actor's own account, CONFLICT for the last admin, and
   * BAD_USER_INPUT if the reason is invalid.
   */
  async setDisabled(actor: Actor, userId: string, disabled: boolean, why: string | null): Promise<User> {
    const reason = givenReason(why);
    const user = await this.getUser(userId);
    if (!mayDecideOn(actor, userId))
      throw forbidden('You cannot disable your own account. Ask another admin.');
    if (disabled) await requireAnotherAdmin(this.dependencies.users, user);
    const [before, after] = [user.isDisabled, disabled].map(String);
    await this.record(actor, user, { action: 'setUserDisabled', before, after, reason });
    return toUser(await (disabled ? this.disable(user) : this.enable(user)));
  }

  auditLog(filter: AuditFilter, request: PageRequest): Promise<Page<AuditView>> {
    return this.dependencies.audit.read(request, filter);
  }

  auditCourses(search: string | null): Promise<string[]> {
    return this.dependencies.audit.courses(search);
  }

  private async disable(user: UserDocument): Promise<UserDocument> {
    const { users, tokens, mails } = this.dependencies;
    const update = { $set: { isDisabled: true, sessions: {}, reset: null } };
    const disabled = await stepDown(users, user, { update, undo: { $set: { isDisabled: false } } });
    await tokens.removeOfUser(user._id);
    if (!user.isDisabled)
      await this.mailUser(disabled, mails.accountDisabled(disabled.email, disabled.firstName));
    return disabled;
  }

  private async enable(user: UserDocument): Promise<UserDocument> {
    const { users, tokens, mails } = this.dependencies;
    // Deletes the API tokens again: `disable` may have been interrupted before it deleted them.
    if (user.isDisabled) await tokens.removeOfUser(user._id);
    const enabled = await users.change(user._id, { $set: { isDisabled: false } });
    if (!enabled) throw userNotFound();
    if (user.isDisabled) await this.mailUser(enabled, mails.accountEnabled(enabled.email, enabled.firstName));
    return enabled;
  }

  /** Mails go to verified addresses only. */
  private async mailUser(user: UserDocument, mail: Mail): Promise<void> {
    if (!isUnproven(user)) await this.dependencies.outbox.post(mail);
  }

  private async getUser(userId: string): Promise<UserDocument> {
    const user = await this.dependencies.users.find(userId);
    if (!user || user.leavingAt !== undefined) throw userNotFound();
    return user;
  }

  private async change(userId: string, update: UserUpdate): Promise<User> {
    const changed = await this.dependencies.users.change(userId, update);
    if (!changed) throw userNotFound();
    return toUser(changed);
  }

  private record(
    actor: Actor,
    user: UserDocument,
    entry: Pick<AuditEntry, 'action'> & {
      readonly before: string | undefined;
      readonly after: string | undefined;
      readonly reason?: string | null;
    },
  ): Promise<void> {
    const { action, before = null, after = null, reason = null } = entry;
    return this.dependencies.audit.record(actor, {
      action,
      subjectType: 'user',
      subjectId: user._id,
      subject: user.email,
      person: toAuditPerson(user),
      before,
      after,
      ...(reason !== null && { reason }),
    });
  }
}
