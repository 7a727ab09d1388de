import { quizDefaults } from '../../../core/quizzes/quiz.ts';
import type { Actor } from '../../core/actor.ts';
import { isoAfter, type Clock } from '../../core/clock.ts';
import { badUserInput } from '../../core/errors.ts';
import type { NewId } from '../../core/new-id.ts';
import type { QuizWriter } from '../quiz-writer.ts';
import type { TakenQuizViews } from '../quiz-views.ts';
import type { TakenQuizView } from '../quiz.mapper.ts';
import type { QuizDocument, QuizItem, QuizStore } from '../quiz.store.ts';
import type { GenerationOrder } from './generation-order.ts';
import { descriptionOf, practiceTitle } from './generated-texts.ts';
import type { Generated } from './question-generation.ts';

export interface PracticeQuizzesParts {
  readonly quizzes: QuizStore;
  /** Writes keys, and cannot read them. */
  readonly quizWriter: Pick<QuizWriter, 'run'>;
  readonly taken: TakenQuizViews;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Of one student. */
const mostQuizzes = 500;

/**
 * To whom a student's practice belongs: to nobody with an account, so that no part of the product that serves owners
 * tells a student the keys, nor one who has become an instructor since.
 */
export function practiceOwner(userId: string): string {
  return `practice:${userId}`;
}

/** Makes the private quizzes of students. They are takers of them, and nobody is their editor. */
export class PracticeQuizzes {
  constructor(private readonly parts: PracticeQuizzesParts) {}

  async make(actor: Actor, order: GenerationOrder, generated: Generated): Promise<TakenQuizView> {
    const { quizzes, quizWriter, taken, newId } = this.parts;
    await this.checkRoom(actor);
    const made = generated.by === 'BANK' ? [] : generated.questions;
    const addedQuestions = made.map(({ question }) => ({ id: newId(), question }));
    const ids = generated.by === 'BANK' ? generated.ids : addedQuestions.map(({ id }) => id);
    const items = ids.map((questionId) => ({ questionId, points: null }));
    const quiz = this.newDocument(actor, { order, by: generated.by, items });
    await quizWriter.run({
      quizId: quiz._id,
      ownerId: quiz.ownerId,
      addedQuestions,
      removedQuestions: [],
      switches: [],
      addedFiles: [],
      removedFiles: [],
      commit: async (writeId) => {
        await quizzes.add({ ...quiz, writeId });
        return quiz;
      },
    });
    return taken.of(quiz, actor);
  }

  private async checkRoom({ userId }: Actor): Promise<void> {
    if ((await this.parts.quizzes.count({ practiceOf: { $eq: userId } })) < mostQuizzes) return;
    throw badUserInput({}, `An account keeps at most ${mostQuizzes} quizzes for practice.`);
  }

  private newDocument(
    { userId }: Actor,
    { order, by, items }: { order: GenerationOrder; by: Generated['by']; items: readonly QuizItem[] },
  ): QuizDocument {
    const { clock, newId } = this.parts;
    const now = isoAfter(clock, 0);
    return {
      ...quizDefaults,
      _id: newId(),
      ownerId: practiceOwner(userId),
      practiceOf: userId,
      title: practiceTitle(order, by),
      description: descriptionOf(order, by),
      courseId: order.courseId,
      isPublished: false,
      active: true,
      deletedOn: null,
      questions: items,
      files: [],
      revision: 1,
      createdOn: now,
      updatedOn: now,
    };
  }
}
