import type { DeletedQuestion, Question } from '../../../schema/quizzes/question.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { validateQuestion, type UncheckedQuestion } from './question-content.ts';
import { toDeletedQuestion } from './question.mapper.ts';
import { changesTo, type RequestedQuestion } from './question-changes.ts';
import { findUses } from './question-uses.ts';
import type { QuestionSettings, QuestionWriter } from './question-writer.ts';
import type { QuestionViews } from './question-views.ts';
import { restorableFor, type QuestionDocument, type QuestionStore } from './question.store.ts';
import type { ImageService } from '../images/image.service.ts';
import type { BankLog } from '../sharing/bank-log.ts';
import { readOnly, type SharedBanks } from '../sharing/shared-banks.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';

export interface QuestionServiceDependencies {
  readonly questions: QuestionStore;
  readonly writer: QuestionWriter;
  readonly views: QuestionViews;
  readonly quizzes: QuizStore;
  readonly categories: QuizCategoryService;
  readonly images: Pick<ImageService, 'admit'>;
  readonly banks: SharedBanks;
  readonly bankLog: BankLog;
  readonly clock: Clock;
}

/** An unchecked question with its category. */
export interface QuestionForm extends UncheckedQuestion {
  readonly categoryId?: string | null;
  readonly availableForPractice: boolean;
}

/** The same error for a missing question and for somebody else's. */
export function questionNotFound(): AppError {
  return new AppError('Question not found.', { code: 'NOT_FOUND' });
}

function revisionConflict(revision: number): AppError {
  const message = 'The question was changed elsewhere after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

function settingsOf({ categoryId, availableForPractice }: QuestionForm): QuestionSettings {
  return { categoryId: categoryId ?? null, availableForPractice };
}

/** Maximum deleted questions to list. */
const maxDeleted = 500;

/** Changes of bank questions by their authors. */
export class QuestionService {
  constructor(private readonly dependencies: QuestionServiceDependencies) {}

  /** Adds a question to a bank, by default to the actor's own. Throws NOT_FOUND and FORBIDDEN. */
  async add(actor: Actor, form: QuestionForm, bankId: string | null | undefined): Promise<Question> {
    const { writer, categories, banks } = this.dependencies;
    const ownerId = await banks.require(actor, bankId, 'EDIT');
    const question = validateQuestion(form);
    const settings = settingsOf(form);
    await categories.require(settings.categoryId, ownerId, 'input.categoryId');
    await writer.checkRoom(ownerId, 1);
    await this.dependencies.images.admit(actor, ownerId, [question]);
    const added = await writer.add(question, {
      ...settings,
      ownerId,
      quizId: null,
      editorId: actor.userId,
    });
    return this.viewOf(actor, added);
  }

  /**
   * Replaces the question. Throws CONFLICT if `revision` is not the stored one. Without `revision`, overwrites
   * other changes.
   */
  async edit(
    actor: Actor,
    id: string,
    form: QuestionForm,
    revision: number | null | undefined,
  ): Promise<Question> {
    const document = await this.editable(actor, id);
    const target = { question: validateQuestion(form), settings: settingsOf(form) };
    if (target.settings.categoryId !== document.categoryId)
      await this.dependencies.categories.require(
        target.settings.categoryId,
        document.ownerId,
        'input.categoryId',
      );
    await this.dependencies.images.admit(actor, document.ownerId, [target.question]);
    return this.viewOf(actor, await this.apply(actor, document, target, revision ?? null));
  }

  /** Deletes a question, which can be restored for 30 days. Throws CONFLICT if a quiz uses it. */
  async remove(actor: Actor, id: string): Promise<string> {
    const { questions, banks, bankLog, clock } = this.dependencies;
    const question = await this.editable(actor, id);
    await this.refuseInUse(actor, id);
    await bankLog.question(actor, 'deleteQuestion', question);
    const editor = await banks.editor(actor, 'EDIT');
    const deletedAt = isoAfter(clock, 0);
    if (!(await questions.change(id, editor, { $set: { deletedAt } }))) throw questionNotFound();
    try {
      // If a quiz has added the question in between, the question is restored.
      await this.refuseInUse(actor, id);
    } catch (error) {
      await questions.restore(id, editor, isoAfter(clock, -restorableFor));
      throw error;
    }
    return id;
  }

  /** Restores a question that was deleted in the last 30 days. A question that is not deleted stays unchanged. */
  async restore(actor: Actor, id: string): Promise<Question> {
    const { questions, banks, bankLog, clock } = this.dependencies;
    const editor = await banks.editor(actor, 'EDIT');
    const question = await questions.restore(id, editor, isoAfter(clock, -restorableFor));
    if (question) await bankLog.question(actor, 'restoreQuestion', question);
    return this.viewOf(actor, question ?? (await this.editable(actor, id)));
  }

  /** Deleted questions of the actor's bank that can be restored, most recently deleted first. Maximum 500. */
  async listDeleted({ userId }: Actor): Promise<DeletedQuestion[]> {
    const { questions, clock } = this.dependencies;
    const found = await questions.listDeleted(userId, isoAfter(clock, -restorableFor), maxDeleted);
    return found.flatMap(toDeletedQuestion);
  }

  /** Purges deleted questions. Their versions and keys stay, because attempts may use them. */
  async purge(): Promise<void> {
    await this.dependencies.questions.removeDeleted(isoAfter(this.dependencies.clock, -restorableFor));
  }

  private async refuseInUse(actor: Actor, id: string): Promise<void> {
    const since = isoAfter(this.dependencies.clock, -restorableFor);
    const refusal = await findUses(this.dependencies.quizzes, [id], { actor, since });
    if (refusal) throw refusal;
  }

  /** Throws NOT_FOUND, and FORBIDDEN if the actor can only read the question. */
  private async editable(actor: Actor, id: string): Promise<QuestionDocument> {
    const { questions, banks } = this.dependencies;
    const question = await questions.findReachable(id, await banks.editor(actor, 'EDIT'));
    if (question) return question;
    const isReadable = await questions.findReachable(id, await banks.editor(actor, 'READ'));
    throw isReadable ? readOnly() : questionNotFound();
  }

  /** Writes only if the revision is unchanged. */
  private async apply(
    actor: Actor,
    document: QuestionDocument,
    target: RequestedQuestion,
    revision: number | null,
  ): Promise<QuestionDocument> {
    const { questions, writer, bankLog, clock } = this.dependencies;
    if (revision !== null && revision !== document.revision) throw revisionConflict(document.revision);
    const changes = await changesTo(document, target, writer, actor.userId);
    if (!changes) return document;
    const changed = await questions.change(
      document._id,
      await this.dependencies.banks.editor(actor, 'EDIT'),
      { $set: { ...changes.set, updatedAt: isoAfter(clock, 0) }, $inc: { revision: 1 } },
      { revision: document.revision },
    );
    if (changed) {
      // Logged only after a successful change. A change that came too late is tried again.
      await bankLog.question(actor, 'editQuestion', document, changed);
      return changed;
    }
    // Another request changed the question first: compare again with the current state.
    if (changes.versionId !== null) await writer.discard(changes.versionId);
    return this.apply(actor, await this.editable(actor, document._id), target, revision);
  }

  /**
   * The question as its author sees it. If its category was deleted while the question was being written,
   * removes the category.
   */
  private async viewOf(actor: Actor, document: QuestionDocument): Promise<Question> {
    const { questions, categories, views, banks } = this.dependencies;
    const { _id, ownerId, categoryId } = document;
    const isCategoryDeleted = categoryId !== null && !(await categories.exists(categoryId, ownerId));
    const question = isCategoryDeleted
      ? await questions.change(
          _id,
          await banks.editor(actor, 'EDIT'),
          { $set: { categoryId: null } },
          { categoryId },
        )
      : document;
    const view = await views.one(actor, question ?? document);
    if (!view) throw questionNotFound();
    return view;
  }
}
