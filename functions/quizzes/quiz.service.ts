import { quizDefaults, type QuizSettings } from '../../core/quizzes/quiz.ts';
import type { Actor } from '../core/actor.ts';
import { day, isoAfter, minute, type Clock } from '../core/clock.ts';
import { AppError, badUserInput, fieldsUnder } from '../core/errors.ts';
import { checkFiles, type CheckedFile } from '../core/files/file-keeper.ts';
import type { GivenFile } from '../core/files/file-rules.ts';
import type { RateLimiter } from '../core/limits/rate-limiter.ts';
import type { NewId } from '../core/new-id.ts';
import type { QuestionWriter } from './question-writer.ts';
import type { QuizCategoryService } from './quiz-category.service.ts';
import { settingsErrors, settingsFrom, type GivenQuizData } from './quiz-content.ts';
import type { QuizQuestions } from './quiz-questions.ts';
import { quizNotFound, type Memberships } from './quiz-reader.ts';
import type { AuthoredQuizViews } from './quiz-views.ts';
import type { QuizWriter } from './quiz-writer.ts';
import { toSettings, type AuthoredQuizView } from './quiz.mapper.ts';
import type { QuizDocument, QuizFile, QuizStore } from './quiz.store.ts';

export interface QuizServiceParts {
  readonly quizzes: QuizStore;
  readonly list: QuizQuestions;
  readonly quizWriter: QuizWriter;
  readonly writer: QuestionWriter;
  readonly categories: QuizCategoryService;
  readonly memberships: Memberships;
  readonly authored: AuthoredQuizViews;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** A new quiz as it arrives. */
export interface NewQuiz {
  readonly quizData: GivenQuizData;
  readonly isPublished: boolean;
  readonly active: boolean;
  readonly courseId?: string | null;
  readonly files: readonly GivenFile[];
}

/** What to change, as it arrives; what is left out stays. */
export interface QuizChanges {
  readonly data?: GivenQuizData | null;
  readonly isPublished?: boolean | null;
  readonly active?: boolean | null;
  readonly deleted?: boolean | null;
  readonly courseId?: string | null;
  readonly files: readonly GivenFile[];
  readonly removeFiles: readonly string[];
}

/** How long a deleted quiz can be restored. */
const restorable = 30 * day;
/** Of one owner, with those that can be restored. */
const mostQuizzes = 1000;
const mostFiles = 10;

const uploads = { name: 'quiz-files', most: 120, windowMs: 60 * minute } as const;

function changedMeanwhile(revision: number): AppError {
  const message = 'The quiz was changed elsewhere since you loaded it. Nothing was overwritten.';
  return new AppError(message, { code: 'CONFLICT', revision });
}

/** The own part of a quiz's document: without what counts and dates it. */
type Content = Pick<QuizDocument, 'isPublished' | 'active' | 'courseId' | 'questions' | 'files'> &
  QuizSettings;

interface StoredFile {
  readonly id: string;
  readonly file: CheckedFile;
}

function toFile({ id, file: { name, content, type } }: StoredFile): QuizFile {
  return { id, name, size: content.length, type };
}

/** What authors do with their quizzes. */
export class QuizService {
  constructor(private readonly parts: QuizServiceParts) {}

  async create(actor: Actor, given: NewQuiz): Promise<AuthoredQuizView> {
    const { quizzes, list, writer, quizWriter, newId } = this.parts;
    const { isPublished, active, quizData } = given;
    const courseId = given.courseId ?? null;
    const place = { _id: newId(), ownerId: actor.userId, questions: [] };
    const settings = await this.passSettings(quizData, { title: '', ...quizDefaults }, 'input.quizData');
    if (!quizData.questions) throw badUserInput({ 'input.quizData.questions': 'A value is needed.' });
    const entries = await list.check(place, quizData.questions, 'input.quizData.questions');
    refuseEmpty(isPublished, entries, 'input.isPublished');
    await this.passCourse(actor, courseId);
    await this.checkRoom(actor);
    const addedFiles = await this.passFiles(actor, given.files, 0);
    const plan = await list.plan(place, entries);
    await writer.checkRoom(actor.userId, plan.addedQuestions.length);
    const files = addedFiles.map(toFile);
    const quiz = this.newDocument(place, {
      ...settings,
      isPublished,
      active,
      courseId,
      questions: plan.questions,
      files,
    });
    await quizWriter.run({
      ...plan,
      quizId: quiz._id,
      ownerId: quiz.ownerId,
      addedFiles,
      removedFiles: [],
      commit: async (writeId) => {
        await quizzes.add({ ...quiz, writeId });
        return quiz;
      },
    });
    return this.settled(actor, quiz);
  }

  /** Throws NOT_FOUND, and CONFLICT where `revision` is not the one that is stored; without it, the update wins. */
  async update(
    actor: Actor,
    id: string,
    given: QuizChanges,
    revision: number | null | undefined,
  ): Promise<AuthoredQuizView> {
    const quiz = await this.editable(actor, id);
    return this.settled(actor, await this.apply(actor, quiz, given, revision ?? null));
  }

  /** Removes what was deleted 30 days ago, with its files and its own questions, and ends what was cut off. */
  async purge(): Promise<void> {
    const { quizzes, quizWriter, clock } = this.parts;
    await quizWriter.purge();
    const until = isoAfter(clock, -restorable);
    for (const quiz of await quizzes.list({ deletedOn: { $lte: until } }, mostQuizzes))
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is under way at once
      await quizWriter.erase(quiz);
  }

  private async editable(actor: Actor, id: string): Promise<QuizDocument> {
    const quiz = await this.parts.quizzes.findEditable(id, actor);
    if (!quiz) throw quizNotFound();
    return quiz;
  }

  /** Writes on top of the revision that was looked at. */
  private async apply(
    actor: Actor,
    quiz: QuizDocument,
    given: QuizChanges,
    revision: number | null,
  ): Promise<QuizDocument> {
    const { quizzes, list, writer, quizWriter, clock } = this.parts;
    if (revision !== null && revision !== quiz.revision) throw changedMeanwhile(quiz.revision);
    await quizWriter.catchUp(quiz);
    const path = 'input.data';
    const settings = await this.passSettings(given.data ?? {}, toSettings(quiz), path);
    const wanted = given.data?.questions;
    const entries = wanted ? await list.check(quiz, wanted, `${path}.questions`) : null;
    const content = { ...settings, ...(await this.passState(actor, quiz, given)) };
    refuseEmpty(
      content.isPublished,
      entries ?? quiz.questions,
      wanted ? `${path}.questions` : 'input.isPublished',
    );
    const kept = quiz.files.filter((file) => !given.removeFiles.includes(file.id));
    const addedFiles = await this.passFiles(actor, given.files, kept.length);
    const plan = entries ? await list.plan(quiz, entries) : { ...noPlan, questions: quiz.questions };
    await writer.checkRoom(quiz.ownerId, plan.addedQuestions.length);
    const files = [...kept, ...addedFiles.map(toFile)];
    const set = { ...content, questions: plan.questions, files, updatedOn: isoAfter(clock, 0) };
    const written = await quizWriter.run({
      ...plan,
      quizId: quiz._id,
      ownerId: quiz.ownerId,
      addedFiles,
      removedFiles: quiz.files.filter((file) => !kept.includes(file)).map((file) => file.id),
      commit: (writeId) =>
        quizzes.change(
          quiz._id,
          actor,
          { $set: { ...set, writeId }, $inc: { revision: 1 } },
          { revision: quiz.revision },
        ),
    });
    // Somebody else was faster: judge again on what is there now.
    return written ?? this.apply(actor, await this.editable(actor, quiz._id), given, revision);
  }

  private async passSettings(
    given: GivenQuizData,
    before: QuizSettings,
    path: string,
  ): Promise<QuizSettings> {
    const settings = settingsFrom(given, before);
    const errors = settingsErrors(settings);
    if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder(path, errors));
    if (settings.categoryId !== before.categoryId)
      await this.parts.categories.require(settings.categoryId, `${path}.categoryId`);
    return settings;
  }

  private async passState(actor: Actor, quiz: QuizDocument, given: QuizChanges) {
    const courseId = given.courseId === undefined ? quiz.courseId : given.courseId;
    if (courseId !== quiz.courseId) await this.passCourse(actor, courseId);
    const deletedOn = quiz.deletedOn ?? isoAfter(this.parts.clock, 0);
    const isDeleted = given.deleted ?? quiz.deletedOn !== null;
    return {
      courseId,
      isPublished: given.isPublished ?? quiz.isPublished,
      active: given.active ?? quiz.active,
      deletedOn: isDeleted ? deletedOn : null,
    };
  }

  /** The same answer for a course that is missing and for one that the actor does not teach. */
  private async passCourse(actor: Actor, courseId: string | null): Promise<void> {
    if (courseId === null || (await this.parts.memberships.may(actor, courseId, 'teach'))) return;
    throw badUserInput({ 'input.courseId': 'You teach no such course.' });
  }

  private async passFiles(actor: Actor, given: readonly GivenFile[], kept: number): Promise<StoredFile[]> {
    if (given.length === 0) return [];
    await this.parts.limiter.use(uploads, actor.userId);
    if (kept + given.length > mostFiles)
      throw badUserInput({ 'input.files': `A quiz has at most ${mostFiles} files.` });
    const files = await checkFiles(given, 'input.files');
    return files.map((file) => ({ id: this.parts.newId(), file }));
  }

  private async checkRoom({ userId }: Actor): Promise<void> {
    const count = await this.parts.quizzes.count({ ownerId: { $eq: userId }, practiceOf: null });
    if (count < mostQuizzes) return;
    const most = mostQuizzes.toLocaleString('en-US');
    throw badUserInput(
      {},
      `An account keeps at most ${most} quizzes, those deleted in the last 30 days among them.`,
    );
  }

  private newDocument(place: Pick<QuizDocument, '_id' | 'ownerId'>, content: Content): QuizDocument {
    const now = isoAfter(this.parts.clock, 0);
    return {
      ...place,
      ...content,
      deletedOn: null,
      practiceOf: null,
      revision: 1,
      createdOn: now,
      updatedOn: now,
    };
  }

  /** Its category may have been deleted while the quiz was being written: it then stands in none. */
  private async settled(actor: Actor, quiz: QuizDocument): Promise<AuthoredQuizView> {
    const { categories, quizzes, authored } = this.parts;
    const { _id, categoryId } = quiz;
    const isLost = categoryId !== null && !(await categories.isThere(categoryId));
    const changed = isLost
      ? await quizzes.change(_id, actor, { $set: { categoryId: null } }, { categoryId: { $eq: categoryId } })
      : null;
    return authored.of(changed ?? quiz);
  }
}

const noPlan = { addedQuestions: [], removedQuestions: [], switches: [] };

function refuseEmpty(isPublished: boolean, questions: readonly unknown[], path: string): void {
  if (!isPublished || questions.length > 0) return;
  throw badUserInput({ [path]: 'A published quiz needs at least one question.' });
}
