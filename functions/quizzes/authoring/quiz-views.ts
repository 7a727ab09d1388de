import { askedItems } from '../../../core/quizzes/question-pools.ts';
import type { AuthoredQuiz, TakenQuiz } from '../../../schema/quizzes/quiz.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AttemptStore } from '../attempts/attempt.store.ts';
import { toLoadedQuestion } from '../bank/loaded-question.mapper.ts';
import type { QuestionWriter } from '../bank/question-writer.ts';
import type { QuestionStore } from '../bank/question.store.ts';
import { quizAsTaken } from '../attempts/quiz-as-taken.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import { availabilityAt } from '../../../core/quizzes/quiz-dates.ts';
import { effectiveQuiz, type EffectiveQuiz } from './effective-quiz.ts';
import { toQuizView } from './quiz.mapper.ts';
import { onlyReads, type QuizAccess } from './quiz.policy.ts';
import type { QuizForActor } from './quiz-reader.ts';
import type { QuizDocument, QuizFile, QuizItem } from './quiz.store.ts';

function idsOf(items: readonly QuizItem[]): string[] {
  return items.map(({ questionId }) => questionId);
}

/** The view of a quiz, with data for the resolver of its questions that is not in the contract. */
export type TakenQuizView = TakenQuiz & {
  /** True if this request has drawn the questions, so that no other quiz can have reserved them yet. */
  readonly isJustDrawn?: boolean;
};

/** The students' view of a quiz. Has no access to keys. */
export class TakenQuizViews {
  constructor(
    private readonly questions: QuestionStore,
    private readonly attempts: AttemptStore,
    private readonly clock: Clock,
  ) {}

  async of(
    quiz: EffectiveQuiz,
    { userId }: Actor,
    access: Exclude<QuizAccess, 'editor' | 'grader'> = 'student',
  ): Promise<TakenQuiz> {
    const attempts = await this.attempts.listOwn(userId, quiz._id);
    const attemptsUsed = attempts.filter(({ kind }) => kind === 'GRADED').length;
    const now = isoAfter(this.clock, 0);
    if (access === 'student')
      return {
        ...toQuizView(quiz, access, now),
        pointsPossible: await this.pointsOf(quiz),
        attemptsUsed,
      };
    const taken = quizAsTaken(quiz, attempts);
    const pointsPossible = taken.questions.reduce((sum, { points }) => sum + points, 0);
    return { ...toQuizView(taken, access, now), pointsPossible, attemptsUsed };
  }

  /** The files of a quiz that the actor can see. See `toQuizView`. */
  async filesOf({ quiz, access }: QuizForActor, { userId }: Actor): Promise<readonly QuizFile[]> {
    if (access === 'student' && availabilityAt(quiz, isoAfter(this.clock, 0)) === 'NOT_OPEN_YET') return [];
    if (!onlyReads(access)) return quiz.files;
    return quizAsTaken(quiz, await this.attempts.listOwn(userId, quiz._id)).files;
  }

  /** The points of an attempt that begins now. */
  private async pointsOf({ questions, pools = [] }: QuizDocument): Promise<number> {
    const heads = await this.questions.findAll({ _id: { $in: idsOf(questions) } });
    const pointsById = new Map(heads.map(({ _id, points }) => [_id, points]));
    const stored = questions.filter(({ questionId }) => pointsById.has(questionId));
    return askedItems(stored, pools).reduce(
      (sum, { questionId, points }) => sum + (points ?? pointsById.get(questionId) ?? 0),
      0,
    );
  }
}

/** The view of a quiz with the keys, for its editors and graders. */
export class AuthoredQuizViews {
  constructor(
    private readonly questions: QuestionStore,
    private readonly writer: QuestionWriter,
    private readonly clock: Clock,
  ) {}

  async of(quiz: QuizDocument, access: 'editor' | 'grader' = 'editor'): Promise<AuthoredQuiz> {
    const heads = await this.questions.findAll({ _id: { $in: idsOf(quiz.questions) } });
    const written = await this.writer.readWithOptions(heads);
    const byId = new Map(heads.map((head) => [head._id, head]));
    const shown = quiz.questions.flatMap((item) => {
      const head = byId.get(item.questionId);
      const found = written.get(item.questionId);
      if (!head || !found) return [];
      const { question, options } = found;
      const inQuiz = { id: head._id, points: item.points ?? question.points };
      return [
        {
          loaded: toLoadedQuestion(inQuiz, question, options),
          question: { ...question, ...inQuiz, isInBank: head.quizId === null, pool: item.pool ?? null },
        },
      ];
    });
    const { pools = [], revision, createdAt, updatedAt } = quiz;
    const asked = askedItems(
      shown.map(({ question }) => question),
      pools,
    );
    return {
      ...toQuizView(effectiveQuiz(quiz), access, isoAfter(this.clock, 0)),
      pointsPossible: asked.reduce((sum, { points }) => sum + points, 0),
      pools,
      quizData: { questions: shown.map(({ loaded }) => loaded) },
      questions: shown.map(({ question }) => question),
      revision,
      createdAt,
      updatedAt,
    };
  }
}
