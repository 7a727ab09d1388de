import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import type { TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { badUserInput } from '../../platform/errors.ts';
import { keyedId } from '../../platform/keyed-id.ts';
import type { NewId } from '../../platform/new-id.ts';
import { isDuplicateKey } from '../../platform/store/store-errors.ts';
import type { QuizCategoryService } from '../categories/quiz-category.service.ts';
import type { QuizWriter } from '../authoring/quiz-writer.ts';
import { effectiveQuiz } from '../authoring/effective-quiz.ts';
import type { TakenQuizView, TakenQuizViews } from '../authoring/quiz-views.ts';
import { questionFields, type QuizDocument, type QuizStore } from '../authoring/quiz.store.ts';
import type { GenerationSettings } from './generation-settings.ts';
import { originOf, practiceTitles } from './generated-texts.ts';
import { checkPracticeRoom } from './practice-room.ts';
import type { Generated } from './question-generation.ts';

export interface PracticeQuizzesDependencies {
  readonly quizzes: QuizStore;
  /** Writes answer keys, but cannot read them. */
  readonly quizWriter: Pick<QuizWriter, 'run'>;
  readonly taken: TakenQuizViews;
  readonly categories: Pick<QuizCategoryService, 'names'>;
  readonly clock: Clock;
  readonly newId: NewId;
}

/**
 * The owner ID of a student's practice quizzes and of their questions. It is not an account ID: otherwise a
 * student who becomes an instructor could read the answer keys with the features for owners.
 */
export function practiceOwner(userId: string): string {
  return `practice:${userId}`;
}

/** Creates the private practice quizzes of students, who take them but cannot edit them. */
export class PracticeQuizzes {
  constructor(private readonly dependencies: PracticeQuizzesDependencies) {}

  /**
   * The quiz that was created before with the same idempotency key. Null if no key is given, or if no quiz was
   * created with it. Throws BAD_USER_INPUT if that quiz is deleted.
   */
  async find(actor: Actor, { key }: GenerationSettings): Promise<TakenQuiz | null> {
    const quiz = key === null ? null : await this.dependencies.quizzes.find(keyedId(actor.userId, key));
    if (!quiz) return null;
    if (quiz.deletedAt !== null)
      throw badUserInput({
        'input.key': 'The quiz that was created with this key is deleted. Restore it, or use another key.',
      });
    return this.dependencies.taken.of(effectiveQuiz(quiz), actor);
  }

  /**
   * Creates a practice quiz with drawn or generated questions. If an identical request has created it first, returns
   * that quiz. Throws BAD_USER_INPUT if the student has too many practice quizzes.
   */
  async create(actor: Actor, settings: GenerationSettings, generated: Generated): Promise<TakenQuizView> {
    const { quizzes, taken, newId } = this.dependencies;
    await checkPracticeRoom(quizzes, actor.userId, 1);
    const generatedQuestions = generated.source === 'BANK' ? [] : generated.questions;
    const addedQuestions = generatedQuestions.map(({ question }) => ({ id: newId(), question }));
    const ids = generated.source === 'BANK' ? generated.ids : addedQuestions.map(({ id }) => id);
    const questions = ids.map((questionId) => ({ questionId, points: null }));
    const quiz = this.newDocument(actor, settings, {
      title: await this.title(actor, settings, generated),
      description: originOf(generated),
      ...questionFields(questions),
    });
    try {
      await this.write(quiz, addedQuestions);
    } catch (error) {
      // An identical request may have created the quiz first.
      const other = isDuplicateKey(error) ? await this.find(actor, settings) : null;
      if (!other) throw error;
      return other;
    }
    return { ...(await taken.of(effectiveQuiz(quiz), actor)), isJustDrawn: true };
  }

  private async write(
    quiz: QuizDocument,
    addedQuestions: Parameters<QuizWriter['run']>[0]['addedQuestions'],
  ): Promise<void> {
    await this.dependencies.quizWriter.run({
      quizId: quiz._id,
      ownerId: quiz.ownerId,
      addedQuestions,
      removedQuestions: [],
      switches: [],
      addedFiles: [],
      removedFiles: [],
      commit: async (writeId) => {
        await this.dependencies.quizzes.add({ ...quiz, writeId });
        return quiz;
      },
    });
  }

  private async title(
    { userId }: Actor,
    settings: GenerationSettings,
    { source, topics, noteTitle }: Generated,
  ): Promise<string> {
    const { quizzes, categories, clock } = this.dependencies;
    const names = await categories.names(settings.categoryIds);
    const subject = {
      topics,
      categories: settings.categoryIds.flatMap((id) => names.get(id) ?? []),
      source,
      noteTitle,
    };
    const when = { at: clock.now(), timeZone: settings.timeZone };
    const titles = practiceTitles(settings, subject, when);
    const withSameTitle = await quizzes.listPractice(userId, { deletedAt: null, title: { $in: titles } });
    const taken = new Set(withSameTitle.map(({ title }) => title));
    return titles.find((title) => !taken.has(title)) ?? titles[0];
  }

  private newDocument(
    actor: Actor,
    { courseId, key }: GenerationSettings,
    content: Pick<QuizDocument, 'title' | 'description' | 'questions' | 'questionCount'>,
  ): QuizDocument {
    const { clock, newId } = this.dependencies;
    const now = isoAfter(clock, 0);
    return {
      ...quizDefaults,
      ...content,
      _id: key === null ? newId() : keyedId(actor.userId, key),
      ownerId: practiceOwner(actor.userId),
      practiceOf: actor.userId,
      courseId,
      isPublished: false,
      active: true,
      deletedAt: null,
      files: [],
      revision: 1,
      createdAt: now,
      updatedAt: now,
    };
  }
}
