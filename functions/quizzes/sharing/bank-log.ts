import type { AuditAction } from '../../../core/accounts/audit-action.ts';
import { readableQuestion } from '../../../core/quizzes/question-parts.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditLog } from '../../platform/audit/audit-log.ts';
import { shortened } from '../../platform/errors.ts';
import type { QuestionDocument } from '../bank/question.store.ts';

type LoggedQuestion = Pick<QuestionDocument, '_id' | 'ownerId' | 'question' | 'textFormat'>;

/** Maximum characters of a question in an entry. */
const maxLength = 200;

/** The beginning of a question’s text without formatting. */
function textOf(question: Pick<QuestionDocument, 'question' | 'textFormat'>): string {
  return shortened(readableQuestion(question), maxLength);
}

/** Logs changes of banks by users who do not own them. Changes of a user's own bank are not logged. */
export class BankLog {
  constructor(private readonly audit: AuditLog) {}

  /** `after`: the question as it is after the change. */
  async question(
    actor: Actor,
    action: AuditAction,
    before: LoggedQuestion,
    after: Pick<QuestionDocument, 'question' | 'textFormat'> = before,
  ): Promise<void> {
    if (before.ownerId === actor.userId) return;
    const subject = { subjectType: 'question', subjectId: before._id, subject: textOf(before) };
    await this.audit.record(actor, { action, ...subject, before: textOf(before), after: textOf(after) });
  }

  /** One entry for each bank: with the text of a single question, or with the number of questions. */
  async questions(actor: Actor, action: AuditAction, questions: readonly LoggedQuestion[]): Promise<void> {
    const byOwner = Map.groupBy(questions, ({ ownerId }) => ownerId);
    for (const [ownerId, [first, ...others]] of byOwner) {
      if (!first || ownerId === actor.userId) continue;
      // oxlint-disable-next-line no-await-in-loop -- only an admin changes questions of several owners
      await (others.length === 0
        ? this.question(actor, action, first)
        : this.many(actor, action, first, others.length));
    }
  }

  /** `before`, `after`: names. Null if the category does not exist at that time. */
  async category(
    actor: Actor,
    action: AuditAction,
    category: { readonly id: string; readonly ownerId: string },
    { before, after }: { readonly before: string | null; readonly after: string | null },
  ): Promise<void> {
    if (category.ownerId === actor.userId) return;
    const subject = { subjectType: 'quizCategory', subjectId: category.id, subject: before ?? after ?? '' };
    await this.audit.record(actor, { action, ...subject, before, after });
  }

  private many(actor: Actor, action: AuditAction, first: LoggedQuestion, more: number): Promise<void> {
    const subject = `${(more + 1).toLocaleString('en-US')} questions, the first is: ${textOf(first)}`;
    const entry = { subjectType: 'question', subjectId: first._id, subject, before: null, after: null };
    return this.audit.record(actor, { action, ...entry });
  }
}
