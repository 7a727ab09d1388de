import { checkPoolSizes, type QuestionPool } from '../../../core/quizzes/question-pools.ts';
import type { QuizSettings } from '../../../core/quizzes/quiz.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import { badUserInput, fieldsUnder } from '../../platform/errors.ts';
import { checkFiles, type CheckedFile } from '../../platform/files/file-service.ts';
import type { GivenFile } from '../../platform/files/file-rules.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { NewId } from '../../platform/new-id.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import { settingsErrors, settingsFrom, type GivenQuizData } from './quiz-content.ts';
import type { Memberships } from './quiz-reader.ts';
import type { QuizFile, QuizItem, QuizStore } from './quiz.store.ts';

export interface QuizChecksDependencies {
  readonly quizzes: QuizStore;
  readonly categories: QuizCategoryService;
  readonly memberships: Memberships;
  readonly limiter: RateLimiter;
  readonly newId: NewId;
}

/** A validated file, with the ID to store it under. */
export interface PassedFile {
  readonly id: string;
  readonly file: CheckedFile;
}

/** Maximum per owner, including deleted quizzes that can be restored. */
const maxQuizzes = 1000;
const maxFiles = 10;

const uploads = { name: 'quiz-files', max: 120, windowMs: 60 * minute } as const;

export function toFile({ id, file: { name, content, type } }: PassedFile): QuizFile {
  return { id, name, size: content.length, type };
}

/** Throws BAD_USER_INPUT if a published quiz has no questions. */
export function refuseEmpty(isPublished: boolean, questions: readonly unknown[], path: string): void {
  if (!isPublished || questions.length > 0) return;
  throw badUserInput({ [path]: 'A published quiz needs at least one question.' });
}

/** Validates authors' input. Each check throws BAD_USER_INPUT that names the field. */
export class QuizChecks {
  constructor(private readonly dependencies: QuizChecksDependencies) {}

  /** The current settings (`before`) with the given changes. A new category has to be one of the quiz's owner. */
  async settings(
    given: GivenQuizData,
    before: QuizSettings,
    { ownerId, path }: { readonly ownerId: string; readonly path: string },
  ): Promise<QuizSettings> {
    const settings = settingsFrom(given, before);
    const errors = settingsErrors(settings);
    if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder(path, errors));
    if (settings.categoryId !== before.categoryId)
      await this.dependencies.categories.require(settings.categoryId, ownerId, `${path}.categoryId`);
    return settings;
  }

  /** Throws if a pool asks more questions than it has. */
  pools(pools: readonly QuestionPool[], items: readonly QuizItem[], path: string): void {
    const errors = checkPoolSizes(pools, items);
    if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder(path, errors));
  }

  /** Throws the same error for a missing course and for a course that the actor does not teach. */
  async course(actor: Actor, courseId: string | null): Promise<void> {
    if (courseId === null || (await this.dependencies.memberships.may(actor, courseId, 'teach'))) return;
    throw badUserInput({ 'input.courseId': 'You do not teach this course.' });
  }

  /** `existingCount`: number of the quiz's other files. Also throws RATE_LIMITED. */
  async files(actor: Actor, given: readonly GivenFile[], existingCount: number): Promise<PassedFile[]> {
    if (given.length === 0) return [];
    await this.dependencies.limiter.use(uploads, actor.userId);
    if (existingCount + given.length > maxFiles)
      throw badUserInput({ 'input.files': `A quiz has at most ${maxFiles} files.` });
    const files = await checkFiles(given, 'input.files');
    return files.map((file) => ({ id: this.dependencies.newId(), file }));
  }

  /** Throws if the account has no room for another quiz. */
  async room({ userId }: Actor): Promise<void> {
    const count = await this.dependencies.quizzes.count({ ownerId: { $eq: userId }, practiceOf: null });
    if (count < maxQuizzes) return;
    const max = maxQuizzes.toLocaleString('en-US');
    throw badUserInput(
      {},
      `An account has at most ${max} quizzes, including those deleted in the last 30 days.`,
    );
  }
}
