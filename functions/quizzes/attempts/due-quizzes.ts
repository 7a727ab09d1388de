import type { Actor } from '../../platform/actor.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import type { QuizView } from '../authoring/quiz.mapper.ts';
import { isSubmitted } from './attempt.policy.ts';
import type { OwnAttemptsService } from './own-attempts.service.ts';

export interface DueQuizzesDependencies {
  readonly finder: Pick<QuizFinderService, 'list'>;
  readonly own: Pick<OwnAttemptsService, 'byQuiz'>;
}

/** A quiz that the actor can take, with the dates that count for the actor. */
export interface QuizToDo extends Pick<
  QuizView,
  'id' | 'title' | 'courseId' | 'opensAt' | 'dueAt' | 'closesAt' | 'availability' | 'ownExceptions'
> {
  /** Whether the actor has submitted an attempt of kind GRADED. */
  readonly isDone: boolean;
  /** Whether an attempt of kind GRADED is in progress. */
  readonly isBegun: boolean;
}

/** The quizzes with dates that an account can take. It has no access to answer keys. */
export class DueQuizzes {
  constructor(private readonly dependencies: DueQuizzesDependencies) {}

  /**
   * Quizzes that the actor can take and that have a due date or a closing, by title. Quizzes with an ID in `moreIds`
   * need no date. For an instructor, only quizzes of courses: quizzes without a course are from other instructors.
   */
  async of(actor: Actor, moreIds: ReadonlySet<string>): Promise<QuizToDo[]> {
    const { finder, own } = this.dependencies;
    const takeable = (await finder.list(actor, null)).filter(
      (quiz) =>
        !quiz.canEdit &&
        !quiz.isClosed &&
        !quiz.isPractice &&
        (quiz.dueAt !== null || quiz.closesAt !== null || moreIds.has(quiz.id)) &&
        (quiz.courseId !== null || actor.role === 'Student'),
    );
    const attempts = await own.byQuiz(
      actor,
      takeable.map(({ id }) => id),
    );
    return takeable.map((quiz) => {
      const { id, title, courseId, opensAt, dueAt, closesAt, availability, ownExceptions } = quiz;
      const graded = (attempts.get(id) ?? []).filter(({ kind }) => kind === 'GRADED');
      return {
        id,
        title,
        courseId,
        opensAt,
        dueAt,
        closesAt,
        availability,
        ownExceptions,
        isDone: graded.some(isSubmitted),
        isBegun: graded.some((attempt) => !isSubmitted(attempt)),
      };
    });
  }
}
