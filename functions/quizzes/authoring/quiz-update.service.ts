import type { AuthoredQuiz } from '../../../schema/quizzes/quiz.type.ts';
import { isAdmin, type Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import type { GivenFile } from '../../platform/files/file-rules.ts';
import type { AttemptDeadlines } from '../attempts/attempt-deadlines.ts';
import { datesOf } from './effective-quiz.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { GradingLog } from '../grading/grading-log.ts';
import { refuseEmpty, toFile, type QuizChecks } from './quiz-checks.ts';
import type { GivenQuizData } from './quiz-content.ts';
import { inPools, type QuizQuestions } from './quiz-questions.ts';
import type { QuizReader } from './quiz-reader.ts';
import type { WrittenQuizViews } from './written-quiz-views.ts';
import { asOwner, type QuizWriter } from './quiz-writer.ts';
import { toSettings } from './quiz.mapper.ts';
import { questionFields, type QuizDocument, type QuizStore } from './quiz.store.ts';

export interface QuizUpdateServiceDependencies {
  readonly quizzes: QuizStore;
  readonly reader: Pick<QuizReader, 'editable'>;
  readonly list: QuizQuestions;
  readonly checks: QuizChecks;
  readonly written: WrittenQuizViews;
  readonly quizWriter: QuizWriter;
  readonly writer: QuestionWriter;
  readonly log: GradingLog;
  readonly deadlines: Pick<AttemptDeadlines, 'refresh'>;
  readonly clock: Clock;
}

/** Unchecked changes. Omitted fields stay. */
export interface QuizChanges {
  readonly data?: GivenQuizData | null;
  readonly isPublished?: boolean | null;
  readonly active?: boolean | null;
  readonly deleted?: boolean | null;
  readonly courseId?: string | null;
  readonly files: readonly GivenFile[];
  readonly removeFiles: readonly string[];
}

function revisionConflict(revision: number): AppError {
  const message = 'The quiz was changed elsewhere after you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

/** The course of a quiz determines who can edit and take it, so only the owner can change the course. */
const onlyOwnerMoves = 'Only the quiz’s owner can move it to another course.';

const emptyPlan = { addedQuestions: [], removedQuestions: [], switches: [] };

/** Changes quizzes, each change all-or-nothing. */
export class QuizUpdateService {
  constructor(private readonly dependencies: QuizUpdateServiceDependencies) {}

  /**
   * Throws NOT_FOUND, and CONFLICT if `revision` is not the stored one. Without `revision`, overwrites other
   * changes.
   */
  async update(
    actor: Actor,
    id: string,
    given: QuizChanges,
    revision: number | null | undefined,
  ): Promise<AuthoredQuiz> {
    const quiz = await this.editable(actor, id);
    const written = await this.apply(actor, quiz, given, revision ?? null);
    return this.dependencies.written.viewOf(written);
  }

  private async editable(actor: Actor, id: string): Promise<QuizDocument> {
    return this.dependencies.reader.editable(id, actor);
  }

  /** Writes only if the revision is unchanged. */
  private async apply(
    actor: Actor,
    quiz: QuizDocument,
    given: QuizChanges,
    revision: number | null,
  ): Promise<QuizDocument> {
    if (revision !== null && revision !== quiz.revision) throw revisionConflict(quiz.revision);
    await this.dependencies.quizWriter.catchUp(quiz);
    const { set, ...change } = await this.read(actor, quiz, given);
    await this.recordDeletion(actor, quiz, set.deletedAt !== null);
    const changesClosing = set.closesAt !== datesOf(quiz).closesAt || set.courseId !== quiz.courseId;
    // The ends of open attempts are updated before the quiz is written, so that an interruption leaves no attempt open
    // for ever. If an end is too early because the quiz was not written, it is checked again before the attempt closes.
    if (changesClosing) await this.dependencies.deadlines.refresh({ ...quiz, ...set });
    const written = await this.dependencies.quizWriter.run({
      ...change,
      quizId: quiz._id,
      ownerId: quiz.ownerId,
      commit: (writeId) =>
        this.dependencies.quizzes.change(
          quiz._id,
          // The actor may edit it: see `editable`.
          asOwner(quiz.ownerId),
          { $set: { ...set, writeId }, $inc: { revision: 1 } },
          { revision: quiz.revision },
        ),
    });
    // Updated again for attempts that began before the quiz was written.
    if (changesClosing) await this.dependencies.deadlines.refresh(written ?? quiz);
    // Another request changed the quiz first: validate again with the current state.
    return written ?? this.apply(actor, await this.editable(actor, quiz._id), given, revision);
  }

  /** Logs the deletion or the restoration of the quiz. Other changes are not logged. */
  private async recordDeletion(actor: Actor, quiz: QuizDocument, isDeleted: boolean): Promise<void> {
    if (isDeleted === (quiz.deletedAt !== null)) return;
    await this.dependencies.log.record(actor, quiz, {
      action: isDeleted ? 'deleteQuiz' : 'restoreQuiz',
      subjectType: 'quiz',
      subjectId: quiz._id,
      subject: quiz.title,
      before: null,
      after: null,
    });
  }

  /** The checked changes: fields to set in the quiz's document, and writes to other documents. */
  private async read(actor: Actor, quiz: QuizDocument, given: QuizChanges) {
    const { checks, list, writer, clock } = this.dependencies;
    const path = 'input.data';
    const settings = await checks.settings(given.data ?? {}, toSettings(quiz), {
      ownerId: quiz.ownerId,
      path,
    });
    const newQuestions = given.data?.questions;
    const { pools } = settings;
    const entries = newQuestions
      ? await list.check(actor, quiz, newQuestions, { path: `${path}.questions`, pools })
      : null;
    const content = { ...settings, ...(await this.state(actor, quiz, given)) };
    const emptyPath = newQuestions ? `${path}.questions` : 'input.isPublished';
    refuseEmpty(content.isPublished, entries ?? quiz.questions, emptyPath);
    const remaining = quiz.files.filter((file) => !given.removeFiles.includes(file.id));
    const addedFiles = await checks.files(actor, given.files, remaining.length);
    const plan = entries
      ? await list.plan(quiz, entries, pools)
      : { ...emptyPlan, questions: inPools(quiz.questions, pools) };
    checks.pools(pools, plan.questions, path);
    await writer.checkRoom(quiz.ownerId, plan.addedQuestions.length);
    const files = [...remaining, ...addedFiles.map(toFile)];
    const removedFiles = quiz.files.filter((file) => !remaining.includes(file)).map((file) => file.id);
    const set = {
      ...content,
      ...questionFields(plan.questions, pools),
      files,
      updatedAt: isoAfter(clock, 0),
    };
    return { ...plan, addedFiles, removedFiles, set };
  }

  private async state(actor: Actor, quiz: QuizDocument, given: QuizChanges) {
    const courseId = given.courseId === undefined ? quiz.courseId : given.courseId;
    if (courseId !== quiz.courseId) {
      if (!isAdmin(actor) && quiz.ownerId !== actor.userId)
        throw badUserInput({ 'input.courseId': onlyOwnerMoves });
      await this.dependencies.checks.course(actor, courseId);
    }
    const deletedAt = quiz.deletedAt ?? isoAfter(this.dependencies.clock, 0);
    const isDeleted = given.deleted ?? quiz.deletedAt !== null;
    return {
      courseId,
      isPublished: given.isPublished ?? quiz.isPublished,
      active: given.active ?? quiz.active,
      deletedAt: isDeleted ? deletedAt : null,
    };
  }
}
