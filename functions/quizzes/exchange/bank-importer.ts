import type { Question } from '../../../core/quizzes/question.ts';
import { isoAfter, minute, type Clock } from '../../core/clock.ts';
import { inBatches } from '../../core/in-batches.ts';
import type { NewId } from '../../core/new-id.ts';
import type { AnswerKeyStore } from '../answer-key.store.ts';
import type { QuestionWriter } from '../question-writer.ts';
import type { QuestionDocument, QuestionStore } from '../question.store.ts';
import type { QuizCategoryService } from '../quiz-category.service.ts';
import type { BankImportDocument, BankImportStore } from './bank-import.store.ts';

export interface BankImporterParts {
  readonly imports: BankImportStore;
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** What comes into a bank, all of it or nothing. Everything in it was checked. */
export interface BankImport {
  readonly ownerId: string;
  readonly practice: boolean;
  readonly questions: readonly { readonly question: Question; readonly categoryId: string | null }[];
}

/** Whoever imports is done long before. */
const staleAfter = 10 * minute;
const mostSettled = 100;
/** Steps at once. */
const together = 10;
/** Removed together. */
const stretch = 500;

/**
 * Brings many questions into a bank as if they were one. While they are being stored they belong to the import, as
 * those of a quiz belong to it: no bank shows them. The import's own document, in one step, decides that they come in;
 * then each is let into the bank. Whoever finds an import that was cut off ends it, one way or the other.
 */
export class BankImporter {
  constructor(private readonly parts: BankImporterParts) {}

  /** The ids of the questions, in their order. Throws BAD_USER_INPUT where the account has no room for them. */
  async run({ ownerId, practice, questions }: BankImport): Promise<readonly string[]> {
    const { imports, writer, clock, newId } = this.parts;
    await writer.checkRoom(ownerId, questions.length);
    const _id = newId();
    const entries = questions.map((entry) => ({ ...entry, id: newId() }));
    const questionIds = entries.map(({ id }) => id);
    await imports.add({ _id, ownerId, startedOn: isoAfter(clock, 0), questionIds, state: 'STORING' });
    try {
      await inBatches(entries, together, ({ id, question, categoryId }) =>
        writer.add(question, { ownerId, practice, categoryId, quizId: _id }, id),
      );
      // Counted with the new ones among them: of two imports at once neither overlooks the other.
      await writer.checkRoom(ownerId, 0);
    } catch (error) {
      // What cannot be taken back now is later.
      await this.settle(_id, 'UNDONE').catch(() => undefined);
      throw error;
    }
    await this.settle(_id, 'DONE');
    return questionIds;
  }

  /** Ends what was cut off. */
  async purge(): Promise<void> {
    const { imports, clock } = this.parts;
    for (const { _id } of await imports.listStale(isoAfter(clock, -staleAfter), mostSettled))
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is under way at once
      await this.settle(_id, 'UNDONE');
  }

  /** Asked again where it failed half-way; what was decided before stays. */
  private async settle(id: string, state: 'DONE' | 'UNDONE'): Promise<void> {
    const { imports } = this.parts;
    const decided = await imports.decide(id, state);
    if (!decided) return;
    await (decided.state === 'DONE' ? this.letIn(decided) : this.undo(decided));
    await imports.remove(id);
  }

  /** In the order of the file, also where it is done in two parts: a bank shows first what was changed last. */
  private async letIn({ _id, ownerId, startedOn, questionIds }: BankImportDocument): Promise<void> {
    const { questions } = this.parts;
    const places = new Map(questionIds.map((id, at) => [id, at]));
    const owner = { userId: ownerId, role: 'Instructor' } as const;
    for await (const waiting of questions.stretches({ quizId: { $eq: _id } })) {
      const lost = await this.lostCategories(waiting);
      await inBatches(waiting, together, (document) => {
        const since = new Date(Date.parse(startedOn) - (places.get(document._id) ?? 0)).toISOString();
        const isLost = document.categoryId !== null && lost.has(document.categoryId);
        const set = {
          quizId: null,
          createdOn: since,
          updatedOn: since,
          ...(isLost && { categoryId: null }),
        };
        return questions.change(document._id, owner, { $set: set }, { quizId: { $eq: _id } });
      });
    }
  }

  /** A category may have been deleted while the questions were being stored: they then stand in none. */
  private async lostCategories(documents: readonly QuestionDocument[]): Promise<ReadonlySet<string>> {
    const ids = [...new Set(documents.flatMap(({ categoryId }) => categoryId ?? []))];
    const areThere = await Promise.all(ids.map((id) => this.parts.categories.isThere(id)));
    return new Set(ids.filter((_, at) => !areThere[at]));
  }

  /** Also what was stored of a question before its own document. */
  private async undo({ _id, ownerId, questionIds }: BankImportDocument): Promise<void> {
    const { questions, keys } = this.parts;
    await questions.removeOfQuiz(_id);
    for (let at = 0; at < questionIds.length; at += stretch) {
      const some = questionIds.slice(at, at + stretch);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is under way at once
      await Promise.all([questions.removeVersionsOf(ownerId, some), keys.removeOf(ownerId, some)]);
    }
  }
}
