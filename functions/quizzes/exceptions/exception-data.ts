import type { Person, PersonalData } from '../../platform/personal-data.ts';
import type { QuizStore } from '../authoring/quiz.store.ts';
import type { QuizExceptionDocument, QuizExceptionStore } from './quiz-exception.store.ts';

export interface ExceptionDataDependencies {
  readonly exceptions: QuizExceptionStore;
  readonly quizzes: Pick<QuizStore, 'listHeadsByIds'>;
}

/** Exceptions about the user, and exceptions in the user's quizzes. */
export class ExceptionData implements PersonalData {
  readonly name = 'quiz-exceptions';

  constructor(private readonly dependencies: ExceptionDataDependencies) {}

  async read({ userId, email }: Person): Promise<unknown> {
    const { exceptions } = this.dependencies;
    const [own, ofPeople] = await Promise.all([exceptions.listByEmail(email), exceptions.listOwned(userId)]);
    const toExport = await this.exportOf([...own, ...ofPeople]);
    const withoutPerson = own.map(toExport).map(({ studentId: _studentId, email: _email, ...rest }) => rest);
    return { own: withoutPerson, ofPeople: ofPeople.map(toExport) };
  }

  /**
   * Removes exceptions in the user's quizzes. Exceptions about the user stay: they are data of other users' quizzes.
   */
  async forget({ userId }: Person): Promise<void> {
    await this.dependencies.exceptions.removeOwned(userId);
  }

  private async exportOf(found: readonly QuizExceptionDocument[]) {
    const quizIds = [...new Set(found.map(({ quizId }) => quizId))];
    const heads = await this.dependencies.quizzes.listHeadsByIds(quizIds);
    const titles = new Map(heads.map(({ _id, title }) => [_id, title]));
    return ({ quizId, courseId, studentId, email, ...exception }: QuizExceptionDocument) => {
      const { opensAt, dueAt, closesAt, extraMinutes, extraAttempts, updatedAt } = exception;
      const rules = { opensAt, dueAt, closesAt, extraMinutes, extraAttempts };
      return {
        quizId,
        quizTitle: titles.get(quizId) ?? null,
        courseId,
        studentId,
        email,
        ...rules,
        updatedAt,
      };
    };
  }
}
