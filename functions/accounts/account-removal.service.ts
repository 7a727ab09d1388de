import type { Actor } from '../platform/actor.ts';
import { defaultRole } from '../../core/accounts/role.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { signInFirst } from '../platform/policy.ts';
import type { BrowserSession } from '../platform/request-context.ts';
import type { AccountMails } from './account-mails.ts';
import type { Reauthentication } from './reauthentication.ts';
import { requireAnotherAdmin, stepDown } from './step-down.ts';
import { toAuditPerson } from './user.mapper.ts';
import type { UserDocument, UserStore } from './user.store.ts';

export interface AccountRemovalServiceDependencies {
  readonly users: UserStore;
  /** A function, since some domains are created after this service. */
  readonly personalData: () => readonly PersonalData[];
  readonly reauthentication: Reauthentication;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly clock: Clock;
}

/** A removal that began longer ago was interrupted, for example by a restart: the next purge completes it. */
const maxDuration = 5 * minute;

/** Deletes an account with all its personal data. */
export class AccountRemovalService {
  constructor(private readonly dependencies: AccountRemovalServiceDependencies) {}

  /**
   * Deletes the actor's account. Disables it first, so that nothing is added during the deletion. `password`: null for
   * an account without one. Throws CONFLICT for the last admin, and the errors of `Reauthentication.prove`.
   */
  async remove(actor: Actor, password: string | null, browser: BrowserSession): Promise<void> {
    const { users, reauthentication, clock } = this.dependencies;
    const user = await users.find(actor.userId);
    if (!user) throw signInFirst();
    await reauthentication.prove(actor, user, { password, field: 'password' });
    await requireAnotherAdmin(users, user);
    await this.recordRole(actor, user);
    const closed = { isDisabled: true, sessions: {}, verification: null, reset: null };
    const leaving = await stepDown(users, user, {
      update: { $set: { ...closed, leavingAt: isoAfter(clock, 0) } },
      undo: { $set: { isDisabled: false }, $unset: { leavingAt: '' } },
    });
    browser.forget();
    await this.finish(leaving);
  }

  /** Completes interrupted deletions. */
  async purge(): Promise<void> {
    const { users, clock } = this.dependencies;
    const unfinished = await users.leavingBefore(isoAfter(clock, -maxDuration));
    await Promise.all(unfinished.map((user) => this.finish(user)));
  }

  private async finish({ _id: userId, email, firstName }: UserDocument): Promise<void> {
    const { users, personalData, outbox, mails } = this.dependencies;
    await Promise.all(personalData().map((data) => data.forget({ userId, email })));
    await users.forgetNames(userId);
    await outbox.post(mails.accountDeleted(email, firstName));
    await users.remove(userId);
  }

  /** Logs the deletion of an instructor or admin as a change of the role. */
  private async recordRole(actor: Actor, user: UserDocument): Promise<void> {
    const { _id: subjectId, email: subject, role } = user;
    if (role === undefined || role === defaultRole) return;
    const person = toAuditPerson(user);
    const entry = { subjectType: 'user', subjectId, subject, person, before: role, after: null };
    await this.dependencies.audit.record(actor, { action: 'deleteMyAccount', ...entry });
  }
}
