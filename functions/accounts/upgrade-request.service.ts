import { emailProblem } from '../../core/accounts/email.ts';
import { defaultRole } from '../../core/accounts/role.ts';
import type { UpgradeStatus } from '../../core/accounts/upgrade-status.ts';
import type { UpgradeRequest } from '../../schema/accounts/upgrade-request.types.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { NewId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { forbidden, signInFirst } from '../platform/policy.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { lineProblem, problemsIn } from '../platform/text-problems.ts';
import type { AccountMails } from './account-mails.ts';
import type { AdminNoticeService } from './admin-notice.service.ts';
import { givenReason } from '../platform/given-reason.ts';
import { detailProblems, trimmedDetails, type UpgradeDetails } from './upgrade-details.ts';
import { toUpgradeRequest } from './upgrade-request.mapper.ts';
import type { UpgradeRequestDocument, UpgradeRequestStore } from './upgrade-request.store.ts';
import { toAuditPerson, toUser } from './user.mapper.ts';
import { hasRole, type UserDocument, type UserStore } from './user.store.ts';

export interface UpgradeRequestServiceDependencies {
  readonly requests: UpgradeRequestStore;
  readonly users: UserStore;
  readonly audit: AuditLog;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly notices: AdminNoticeService;
  readonly mails: AccountMails;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface UpgradeApplication extends UpgradeDetails {
  readonly name: string;
  readonly email: string;
}

export interface Decision {
  readonly approve: boolean;
  /** The reason of a refusal. Null if there is none. */
  readonly reason: string | null;
}

const requestLimit = { name: 'upgrade-request', max: 5, windowMs: 60 * minute } as const;
const noticeLimit = { name: 'upgrade-wish', max: 5, windowMs: 60 * minute } as const;

function trimmed({ name, email, ...details }: UpgradeApplication): UpgradeApplication {
  return { name: name.trim(), email: email.trim(), ...trimmedDetails(details) };
}

/** Throws BAD_USER_INPUT with the errors. */
function validate({ name, email, ...details }: UpgradeApplication): void {
  const fields = {
    ...problemsIn({ name: lineProblem(name, { min: 1, max: 200 }), email: emailProblem(email) }),
    ...detailProblems(details, { isReasonRequired: true, maxReason: 5_000 }),
  };
  if (Object.keys(fields).length > 0) throw badUserInput(fields);
}

/** The trimmed reason, or null if it is empty. Throws BAD_USER_INPUT. */
function checkReason({ approve, reason }: Decision): string | null {
  const text = givenReason(reason);
  if (approve && text !== null) throw badUserInput({ reason: 'Only a refusal has a reason.' });
  return text;
}

/** Requests of students to become instructors, which admins decide. */
export class UpgradeRequestService implements PersonalData {
  readonly name = 'upgrade-requests';

  constructor(private readonly dependencies: UpgradeRequestServiceDependencies) {}

  /**
   * Creates a request and mails the admins. Throws FORBIDDEN if an admin has switched requests off, BAD_USER_INPUT
   * with `fields`, CONFLICT if a request is pending or if the actor is an instructor or admin already, and
   * RATE_LIMITED after five requests in an hour.
   */
  async ask(actor: Actor, input: UpgradeApplication): Promise<UpgradeRequest> {
    const { users, limiter, notices, mails } = this.dependencies;
    const user = await users.find(actor.userId);
    if (!user) throw signInFirst();
    if (!user.canRequestUpgrade) throw forbidden('Requests from your account are switched off.');
    const content = trimmed(input);
    validate(content);
    if (actor.role !== defaultRole) {
      throw new AppError('You are an instructor or an admin already.', { code: 'CONFLICT' });
    }
    await limiter.use(requestLimit, actor.userId);
    const request = await this.add(user, content);
    if (!request) throw new AppError('You asked already. An admin will decide.', { code: 'CONFLICT' });
    await notices.post((to) => mails.upgradeRequested(to, actor.email));
    return toUpgradeRequest(request);
  }

  /**
   * Creates the request that was made at registration, once the address is verified. `details`: null if the person
   * gave none, or if somebody else may have registered the address. Does nothing if requests are switched off. Admins
   * get at most five mails per hour about requests from one client address. Further requests are created without a
   * mail.
   */
  async askFromRegistration(
    user: UserDocument,
    details: UpgradeDetails | null,
    client: string,
  ): Promise<void> {
    const { limiter, notices, mails } = this.dependencies;
    const { email, firstName, lastName, role = defaultRole, canRequestUpgrade } = user;
    if (role !== defaultRole || !canRequestUpgrade) return;
    const name = `${firstName} ${lastName}`.trim();
    const { linkedin = '', title = '', affiliation = '' } = details ?? {};
    const description = details?.description || 'Requested at registration.';
    if (!(await this.add(user, { name, email, linkedin, title, description, affiliation }))) return;
    if (await limiter.allows(noticeLimit, client))
      await notices.post((to) => mails.upgradeRequested(to, email));
  }

  list(status: UpgradeStatus | null, request: PageRequest): Promise<Page<UpgradeRequest>> {
    return this.dependencies.requests.page(status, request, toUpgradeRequest);
  }

  /** The user's last request, or null. */
  async latest(userId: string): Promise<UpgradeRequest | null> {
    const request = await this.dependencies.requests.latestOf(userId);
    return request && toUpgradeRequest(request);
  }

  /** The last request of each user, by user ID. Users without a request are missing. */
  async latestByUser(userIds: readonly string[]): Promise<Map<string, UpgradeRequest>> {
    const latest = await this.dependencies.requests.latestByUser(userIds);
    return new Map([...latest].map(([userId, request]) => [userId, toUpgradeRequest(request)]));
  }

  /** Deletes a pending request, as if it had never been made. Throws NOT_FOUND if there is none. */
  async withdraw({ userId }: Actor): Promise<User> {
    const { requests, users } = this.dependencies;
    const user = await users.find(userId);
    if (!user) throw signInFirst();
    if (await requests.removePending(userId)) return toUser(user);
    throw new AppError('You have no pending request.', { code: 'NOT_FOUND' });
  }

  /**
   * Decides a request once. Throws CONFLICT if it was decided before, NOT_FOUND if it does not exist, and
   * BAD_USER_INPUT with `reason`.
   */
  async decide(actor: Actor, id: string, decision: Decision): Promise<UpgradeRequest> {
    const { requests, users, audit, outbox, clock } = this.dependencies;
    const { approve } = decision;
    const request = await requests.find(id);
    if (!request) throw new AppError('Request not found.', { code: 'NOT_FOUND' });
    const reason = checkReason(decision);
    if (request.status !== 'Pending') throw decidedBefore();
    const user = await users.find(request.userId);
    const before = user?.role ?? defaultRole;
    await audit.record(actor, {
      action: approve ? 'approveUpgrade' : 'refuseUpgrade',
      subjectType: 'user',
      subjectId: request.userId,
      subject: request.accountEmail,
      person: { name: user === null ? '' : toAuditPerson(user).name, email: request.accountEmail },
      before,
      after: approve && before === defaultRole ? 'Instructor' : before,
      ...(reason !== null && { reason }),
    });
    const decided = await requests.decide(id, {
      status: approve ? 'Approved' : 'Refused',
      decidedAt: isoAfter(clock, 0),
      ...(reason !== null && { reason }),
    });
    if (!decided) throw decidedBefore();
    // The condition keeps the role of an admin.
    if (approve) await users.change(request.userId, { $set: { role: 'Instructor' } }, hasRole(defaultRole));
    await outbox.post(user && this.mailAbout(user, approve, reason));
    return toUpgradeRequest(decided);
  }

  async read({ userId }: { userId: string }): Promise<UpgradeRequest[]> {
    return (await this.dependencies.requests.ofUser(userId)).map(toUpgradeRequest);
  }

  forget({ userId }: { userId: string }): Promise<void> {
    return this.dependencies.requests.removeOfUser(userId);
  }

  private mailAbout(
    { email, canRequestUpgrade: mayAskAgain }: UserDocument,
    isApproved: boolean,
    reason: string | null,
  ): Mail {
    const { mails } = this.dependencies;
    return isApproved ? mails.upgradeApproved(email) : mails.upgradeRefused(email, { reason, mayAskAgain });
  }

  /** Null if the user has a pending request. */
  private async add(
    { _id: userId, email: accountEmail }: UserDocument,
    content: UpgradeApplication,
  ): Promise<UpgradeRequestDocument | null> {
    const { requests, clock, newId } = this.dependencies;
    const times = { createdAt: isoAfter(clock, 0), decidedAt: null };
    const state = { status: 'Pending', ...times, pendingOf: userId } as const;
    const request = { _id: newId(), userId, accountEmail, ...content, ...state };
    try {
      await requests.add(request);
      return request;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }
}

function decidedBefore(): AppError {
  return new AppError('This request was decided already.', { code: 'CONFLICT' });
}
