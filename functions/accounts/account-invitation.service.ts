import type { AuditAction } from '../../core/accounts/audit-action.ts';
import {
  isEmail,
  mailboxOf,
  namedAddress,
  normalizeEmail,
  notAnEmail,
  splitName,
} from '../../core/accounts/email.ts';
import type { Role } from '../../core/accounts/role.ts';
import type {
  AccountInvitation,
  AccountInvitationResult,
} from '../../schema/accounts/account-invitation.types.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput, shortened } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { NewId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import { hashOf, type NewSecret } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { problemsIn } from '../platform/text-problems.ts';
import { toAccountInvitation, type InvitationState } from './account-invitation.mapper.ts';
import type { AccountInvitationDocument, AccountInvitationStore } from './account-invitation.store.ts';
import type { AccountMails } from './account-mails.ts';
import { sentByAdmins } from './invitation-senders.ts';
import { nameProblems } from './new-user.ts';
import { isTaken } from './user.policy.ts';
import type { UserStore } from './user.store.ts';

export interface AccountInvitationServiceDependencies {
  readonly invitations: AccountInvitationStore;
  readonly users: UserStore;
  readonly audit: AuditLog;
  readonly limiter: RateLimiter;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
}

/** Maximum addresses in one request. */
const maxEmails = 100;
/** How long the link of a mail works. */
const lifetime = 7 * day;
/** How long an invitation is stored after its link expired, or after it was accepted or withdrawn. */
export const retention = 30 * day;
/** Limit of invitation mails that one admin sends. */
const mailingByAdmin = { name: 'invitation-by-admin', max: 1_000, windowMs: day } as const;
/**
 * Limit of invitation mails to one mailbox, over all spellings of its address. Mails that anyone can request have
 * another limit, so that nobody can prevent an invitation by requesting them.
 */
const mailingToMailbox = { name: 'invitation-mail', max: 5, windowMs: day } as const;

const hasAccount = 'This address has an account already.';
const isInvited = 'This address is invited already.';

type InvitedPerson = Required<Pick<AccountInvitationDocument, 'email' | 'role' | 'firstName' | 'lastName'>>;

/** The names that the admin typed before the address. Invalid names are dropped: they only prefill a form. */
function suggestedNames(name: string): Pick<InvitedPerson, 'firstName' | 'lastName'> {
  const names = splitName(name);
  const problems = problemsIn(nameProblems(names));
  return Object.keys(problems).length === 0 ? names : { firstName: '', lastName: '' };
}

/** Invites email addresses to create accounts with a role. Callers are admins. */
export class AccountInvitationService implements PersonalData {
  readonly name = 'account-invitations';

  constructor(private readonly dependencies: AccountInvitationServiceDependencies) {}

  /**
   * Invites each address that has no account and no valid invitation. The other addresses are returned as failures
   * with the reason. Throws BAD_USER_INPUT for more than 100 addresses.
   */
  async invite(actor: Actor, emails: readonly string[], role: Role): Promise<AccountInvitationResult> {
    if (emails.length > maxEmails) throw badUserInput({ emails: `At most ${maxEmails} addresses at once.` });
    const invitations: AccountInvitation[] = [];
    const failures: { email: string; message: string }[] = [];
    const seen = new Set<string>();
    for (const text of emails) {
      const typed = namedAddress(text);
      const email = normalizeEmail(typed.email);
      const isRepeated = seen.has(email);
      seen.add(email);
      // oxlint-disable-next-line no-await-in-loop -- in order, and with one write at a time
      const result = await (isRepeated
        ? 'This address is in the list twice.'
        : this.add(actor, { email, role, ...suggestedNames(typed.name) }));
      if (typeof result === 'string') failures.push({ email: shortened(text, 300), message: result });
      else invitations.push(toAccountInvitation(result, this.justSent()));
    }
    return { invitations, failures };
  }

  /** Invitations that were not accepted or withdrawn, newest first. */
  async list(request: PageRequest): Promise<Page<AccountInvitation>> {
    const { invitations, users } = this.dependencies;
    const page = await invitations.page(request);
    const accounts = await users.findByEmails(page.nodes.map(({ email }) => email));
    const taken = new Set(accounts.filter(isTaken).map(({ email }) => email));
    const byAdmins = await sentByAdmins(users, page.nodes);
    const now = this.now();
    const toNode = (invitation: AccountInvitationDocument) => {
      const isSentByAdmin = byAdmins.has(invitation);
      return toAccountInvitation(invitation, { hasAccount: taken.has(invitation.email), isSentByAdmin, now });
    };
    return {
      ...page,
      edges: page.edges.map(({ cursor, node }) => ({ cursor, node: toNode(node) })),
      nodes: page.nodes.map(toNode),
    };
  }

  /**
   * Mails a new link, which replaces the previous one. Throws NOT_FOUND if the invitation was accepted or withdrawn,
   * CONFLICT if the address has an account, and RATE_LIMITED after too many mails.
   */
  async resend(actor: Actor, id: string): Promise<AccountInvitation> {
    const { invitations, users, limiter } = this.dependencies;
    const { email, role } = await this.findPending(id);
    const user = await users.findByEmail(email);
    if (user && isTaken(user)) throw new AppError(hasAccount, { code: 'CONFLICT' });
    await limiter.use(mailingByAdmin, actor.userId);
    await limiter.use(mailingToMailbox, hashOf(mailboxOf(email)));
    await this.record(actor, 'resendAccountInvitation', { id, email, before: role, after: role });
    const { secret, changes } = this.newLink(actor);
    const changed = await invitations.change(id, changes);
    if (!changed) throw invitationNotFound();
    await this.mail(changed, secret);
    return toAccountInvitation(changed, this.justSent());
  }

  /** Returns the ID. The link no longer works. Throws NOT_FOUND if the invitation was accepted or withdrawn before. */
  async withdraw(actor: Actor, id: string): Promise<string> {
    const { invitations, clock } = this.dependencies;
    const { email, role } = await this.findPending(id);
    await this.record(actor, 'cancelAccountInvitation', { id, email, before: role, after: null });
    const forgetAt = isoAfter(clock, retention);
    if (!(await invitations.change(id, { state: 'Withdrawn', forgetAt }))) throw invitationNotFound();
    return id;
  }

  async purge(): Promise<void> {
    await this.dependencies.invitations.removeForgotten(this.now());
  }

  async read({ email }: Person): Promise<object[]> {
    const invitation = await this.dependencies.invitations.findByEmail(email);
    if (!invitation) return [];
    const { role, firstName, lastName, state, createdAt, sentAt, expiresAt } = invitation;
    return [{ email, role, firstName, lastName, state, createdAt, sentAt, expiresAt }];
  }

  forget({ email }: Person): Promise<void> {
    return this.dependencies.invitations.removeOfEmail(email);
  }

  /** The new invitation, or why the address was not invited. */
  private async add(actor: Actor, person: InvitedPerson): Promise<AccountInvitationDocument | string> {
    const { email, role } = person;
    const { invitations, users, limiter, newId } = this.dependencies;
    if (!isEmail(email)) return notAnEmail;
    const user = await users.findByEmail(email);
    if (user && isTaken(user)) return hasAccount;
    const known = await invitations.findByEmail(email);
    if (known && (await this.isValid(known))) return isInvited;
    if (!(await limiter.allows(mailingByAdmin, actor.userId)))
      return 'You have sent 1,000 invitations today. Try again tomorrow.';
    if (!(await limiter.allows(mailingToMailbox, hashOf(mailboxOf(email)))))
      return 'This address got 5 invitations today. Try again tomorrow.';
    const id = known?._id ?? newId();
    await this.record(actor, 'inviteUsers', { id, email, before: null, after: role });
    const { secret, changes } = this.newLink(actor);
    const invited = { ...person, state: 'Pending', createdAt: changes.sentAt, ...changes } as const;
    const added = await this.addOrRenew({ _id: id, ...invited }, known);
    if (!added) return isInvited;
    await this.mail(added, secret);
    return added;
  }

  /** Null if another admin invited the address at the same time. */
  private async addOrRenew(
    { _id, ...invited }: AccountInvitationDocument,
    known: AccountInvitationDocument | null,
  ): Promise<AccountInvitationDocument | null> {
    const { invitations } = this.dependencies;
    if (known) return invitations.change(_id, invited, { hash: { $eq: known.hash } });
    try {
      await invitations.add({ _id, ...invited });
      return { _id, ...invited };
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  private async isValid(invitation: AccountInvitationDocument): Promise<boolean> {
    if (invitation.state !== 'Pending' || invitation.expiresAt <= this.now()) return false;
    return (await sentByAdmins(this.dependencies.users, [invitation])).has(invitation);
  }

  /** The state of an invitation whose mail was sent just now. */
  private justSent(): InvitationState {
    return { hasAccount: false, isSentByAdmin: true, now: this.now() };
  }

  private newLink({ userId: invitedBy }: Actor) {
    const { newSecret, clock } = this.dependencies;
    const secret = newSecret();
    const times = {
      sentAt: this.now(),
      expiresAt: isoAfter(clock, lifetime),
      forgetAt: isoAfter(clock, lifetime + retention),
    };
    return { secret, changes: { hash: hashOf(secret), invitedBy, ...times } };
  }

  private async mail({ _id, email, role }: AccountInvitationDocument, secret: string): Promise<void> {
    const { outbox, mails } = this.dependencies;
    await outbox.post(mails.accountInvitation(email, role, `${_id}.${secret}`));
  }

  private async findPending(id: string): Promise<AccountInvitationDocument> {
    const invitation = await this.dependencies.invitations.find(id);
    if (invitation?.state !== 'Pending') throw invitationNotFound();
    return invitation;
  }

  private record(
    actor: Actor,
    action: AuditAction,
    entry: { id: string; email: string; before: Role | null; after: Role | null },
  ): Promise<void> {
    const { id: subjectId, email: subject, before, after } = entry;
    const about = { subjectType: 'accountInvitation', subjectId, subject };
    return this.dependencies.audit.record(actor, { action, ...about, before, after });
  }

  private now(): string {
    return isoAfter(this.dependencies.clock, 0);
  }
}

function invitationNotFound(): AppError {
  return new AppError('Invitation not found. It was accepted or withdrawn.', { code: 'NOT_FOUND' });
}
