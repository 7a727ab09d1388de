import type { Actor } from '../../platform/actor.ts';
import type { AttemptClosing } from './attempt-closing.ts';
import { toAttemptSummary, type AttemptSummaryView } from './attempt-summary.mapper.ts';
import { isHandedIn } from './attempt.policy.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';
import { countingOf } from './counting-attempt.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import type { QuizView } from '../authoring/quiz.mapper.ts';

export interface QuizStandingDependencies {
  readonly attempts: AttemptStore;
  readonly closing: AttemptClosing;
  readonly finder: Pick<QuizFinderService, 'list'>;
}

export interface QuizStandingView {
  readonly quizId: string;
  readonly quizTitle: string;
  readonly closed: boolean;
  readonly attemptsUsed: number;
  readonly open: AttemptSummaryView | null;
  readonly counting: AttemptSummaryView | null;
}

function openOf(attempts: readonly AttemptDocument[]): AttemptDocument | null {
  const open = attempts.filter((attempt) => !isHandedIn(attempt));
  return open.find(({ kind }) => kind === 'GRADED') ?? open[0] ?? null;
}

/** How far somebody has come with each quiz. It holds no keys. */
export class QuizStandingService {
  constructor(private readonly dependencies: QuizStandingDependencies) {}

  /** Of the quizzes that the actor has begun and can still see, those withdrawn since among them, by title. Null: of all courses and of none. */
  async list(actor: Actor, courseId: string | null): Promise<QuizStandingView[]> {
    const { attempts, finder } = this.dependencies;
    const [quizzes, own] = await Promise.all([
      finder.list(actor, courseId),
      attempts.listEverOwned(actor.userId),
    ]);
    const byQuiz = Map.groupBy(own, ({ quizId }) => quizId);
    const standings = quizzes.map((quiz) => this.standing(quiz, byQuiz.get(quiz.id)));
    return (await Promise.all(standings)).filter((standing) => standing !== null);
  }

  private async standing(
    { id, title, keep, closed }: Pick<QuizView, 'id' | 'title' | 'keep' | 'closed'>,
    own: readonly AttemptDocument[] = [],
  ): Promise<QuizStandingView | null> {
    if (own.length === 0) return null;
    const settled = await Promise.all(own.map((attempt) => this.dependencies.closing.settle(attempt)));
    const open = openOf(settled);
    const counting = countingOf(settled, keep);
    return {
      quizId: id,
      quizTitle: title,
      closed,
      attemptsUsed: settled.filter(({ kind }) => kind === 'GRADED').length,
      open: open && toAttemptSummary(open, false),
      counting: counting && toAttemptSummary(counting, true),
    };
  }
}
