import { emailProblem, normalizeEmail, notAnEmail } from '../../core/accounts/email.ts';
import { texts } from '../../core/texts.ts';
import type { ContactMessage } from '../../schema/support/contact.types.ts';
import type { AdminNoticeService } from '../accounts/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { RateLimiter } from '../platform/limits/rate-limiter.ts';
import { writeLetter } from '../platform/mail/letter.ts';
import type { NewId } from '../platform/new-id.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { lineProblem, problemsIn, textProblem } from '../platform/text-problems.ts';
import { toContactMessage } from './contact.mapper.ts';
import type { ContactDocument, ContactStore } from './contact.store.ts';

export interface ContactServiceDependencies {
  readonly messages: ContactStore;
  readonly notices: AdminNoticeService;
  readonly audit: AuditLog;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

export interface ContactContent {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

const contactLimit = { name: 'contact', max: 5, windowMs: 60 * minute } as const;

function validate({ name, email, message }: ContactContent): ContactContent {
  const fields = problemsIn({
    name: lineProblem(name, { min: 1, max: 100 }),
    // Checks control characters before trimming, so that even a line break at the end is refused.
    email: /\p{Cc}/u.test(email) ? notAnEmail : emailProblem(email),
    message: textProblem(message, { min: 1, max: 5_000 }),
  });
  if (Object.keys(fields).length > 0) throw badUserInput(fields, texts.contact.failure);
  return { name: name.trim(), email: normalizeEmail(email), message: message.trim() };
}

function noticeOf({ name, email, message }: ContactDocument) {
  return (to: string) =>
    writeLetter({
      to,
      subject: 'A message from the contact form',
      paragraphs: [`From ${name} <${email}> (as typed):`, message],
      closing: [`To answer, write to ${email}: a reply to this mail reaches nobody.`],
    });
}

function messageNotFound(): AppError {
  return new AppError('Message not found.', { code: 'NOT_FOUND' });
}

/** Messages from anyone to the operators of this site. */
export class ContactService implements PersonalData {
  readonly name = 'contact-messages';

  constructor(private readonly dependencies: ContactServiceDependencies) {}

  /** Sends a message to the admins. Maximum 5 per hour from one client address. Throws BAD_USER_INPUT with `fields`. */
  async contact(
    input: ContactContent,
    { client, actor }: Pick<RequestContext, 'client' | 'actor'>,
  ): Promise<{ message: string }> {
    const { messages, notices, limiter, clock, newId } = this.dependencies;
    await limiter.use(contactLimit, client);
    const content = validate(input);
    const userId = (await actor())?.userId ?? null;
    const document = { _id: newId(), ...content, userId, createdAt: isoAfter(clock, 0), answeredAt: null };
    await messages.add(document);
    await notices.post(noticeOf(document));
    return { message: texts.contact.success };
  }

  /** Messages, newest first. `isAnswered`: null for all. */
  list(isAnswered: boolean | null, request: PageRequest): Promise<Page<ContactMessage>> {
    return this.dependencies.messages.page(isAnswered, request, toContactMessage);
  }

  /** Marks a message as answered, or reopens it. Logs it if this changes the message. Throws NOT_FOUND. */
  async setAnswered(actor: Actor, id: string, isAnswered: boolean): Promise<ContactMessage> {
    const { messages, audit, clock } = this.dependencies;
    const document = await messages.find(id);
    if (!document) throw messageNotFound();
    const message = toContactMessage(document);
    const wasAnswered = message.answeredAt !== null;
    if (wasAnswered === isAnswered) return message;
    await audit.record(actor, {
      action: 'setContactAnswered',
      subjectType: 'contactMessage',
      subjectId: id,
      subject: message.email,
      before: String(wasAnswered),
      after: String(isAnswered),
    });
    const changed = await messages.setAnswered(id, isAnswered ? isoAfter(clock, 0) : null);
    if (!changed) throw messageNotFound();
    return toContactMessage(changed);
  }

  async read(person: Person): Promise<ContactMessage[]> {
    return (await this.dependencies.messages.of(person)).map(toContactMessage);
  }

  forget(person: Person): Promise<void> {
    return this.dependencies.messages.removeOf(person);
  }
}
