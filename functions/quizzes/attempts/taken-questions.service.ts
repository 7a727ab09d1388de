import type { LoadedQuizData } from '../../../schema/quizzes/loaded-question.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { RandomFor } from '../../platform/random.ts';
import type { QuizReader } from '../authoring/quiz-reader.ts';
import type { EffectiveQuiz } from '../authoring/effective-quiz.ts';
import { isoAfter, type Clock } from '../../platform/clock.ts';
import type { PracticeScopes } from '../generation/practice-scope.ts';
import type { AttemptItems } from './attempt-items.ts';
import { toShownQuestion } from './attempt-question.mapper.ts';
import type { AttemptResults } from './attempt-results.ts';
import { showsQuestionsEarly, isSubmitted } from './attempt.policy.ts';
import type { AttemptService } from './attempt.service.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';
import { toTakenQuestion } from './taken-question.mapper.ts';

export interface TakenQuestionsServiceDependencies {
  readonly attempts: AttemptStore;
  readonly items: AttemptItems;
  readonly reader: QuizReader;
  readonly practice: Pick<PracticeScopes, 'stillFree'>;
  readonly results: AttemptResults;
  readonly views: Pick<AttemptService, 'get'>;
  readonly randomFor: RandomFor;
  readonly clock: Clock;
}

/** The questions of a quiz as its students see them, for `quizData`. */
export class TakenQuestionsService {
  constructor(private readonly dependencies: TakenQuestionsServiceDependencies) {}

  /**
   * The questions of the actor's attempt in progress, otherwise of the attempt that was submitted last. Their answers
   * have weights if the quiz shows correct answers. Without an attempt: the questions of a quiz that is open and has no
   * time limit and unlimited attempts. Null in all other cases. `isJustDrawn`: whether the questions were drawn in the
   * same request. Throws NOT_FOUND if the actor cannot see the quiz.
   */
  async of(quizId: string, actor: Actor, isJustDrawn: boolean): Promise<LoadedQuizData | null> {
    const { attempts, reader } = this.dependencies;
    const { quiz, access } = await reader.find(quizId, actor);
    const own = await attempts.listOwn(actor.userId, quizId);
    const current =
      newest(own.filter((attempt) => access === 'student' && !isSubmitted(attempt))) ??
      newest(own.filter(isSubmitted));
    if (current) return this.ofAttempt(current, actor);
    const now = isoAfter(this.dependencies.clock, 0);
    return access === 'student' && showsQuestionsEarly(quiz, now)
      ? this.beforeAttempt(quiz, actor, isJustDrawn)
      : null;
  }

  private async ofAttempt({ _id }: AttemptDocument, actor: Actor): Promise<LoadedQuizData> {
    const { questions, result } = await this.dependencies.views.get(_id, actor);
    if (!result) return { questions: questions.map((shown) => toTakenQuestion(shown, null)) };
    return { questions: result.questions.map((shown) => toTakenQuestion(shown, shown.correct)) };
  }

  private async beforeAttempt(
    quiz: EffectiveQuiz,
    actor: Actor,
    isJustDrawn: boolean,
  ): Promise<LoadedQuizData> {
    const { items, practice, randomFor, results } = this.dependencies;
    const free = isJustDrawn ? quiz.questions : await practice.stillFree(quiz, quiz.questions, actor);
    const random = randomFor(`quizData ${quiz._id} ${actor.userId} ${quiz.revision}`);
    const drawn = await items.draw(free, quiz, random);
    const prompts = await results.promptsOf(drawn);
    const questions = drawn.flatMap((item) => {
      const prompt = prompts.get(item.versionId);
      return prompt ? [toTakenQuestion(toShownQuestion(item, prompt), null)] : [];
    });
    return { questions };
  }
}

function newest<Stored extends AttemptDocument>(attempts: readonly Stored[]): Stored | undefined {
  const when = ({ submittedAt, startedAt }: Stored) => submittedAt ?? startedAt;
  return attempts.toSorted((one, other) => (when(one) < when(other) ? 1 : -1))[0];
}
