import type { ScoringPolicy } from '../../../core/quizzes/quiz.ts';
import type { AttemptSummary } from '../../../schema/quizzes/attempt-summary.type.ts';
import type { Actor } from '../../platform/actor.ts';
import type { QuizFinderService } from '../authoring/quiz-finder.service.ts';
import type { AttemptClosing } from './attempt-closing.ts';
import { toAttemptSummary } from './attempt-summary.mapper.ts';
import type { AttemptDocument, AttemptStore } from './attempt.store.ts';
import { findOfficialAttempt } from './official-attempt.ts';

export interface OwnAttemptsDependencies {
  readonly attempts: AttemptStore;
  readonly closing: AttemptClosing;
  readonly finder: Pick<QuizFinderService, 'byId'>;
}

function byStart(one: AttemptDocument, other: AttemptDocument): number {
  if (one.startedAt === other.startedAt) return one.number - other.number;
  return one.startedAt < other.startedAt ? -1 : 1;
}

/** The fields of a quiz that are needed to summarize its attempts. */
export interface AttemptedQuiz {
  readonly scoringPolicy: ScoringPolicy;
  /** The student's due date. */
  readonly dueAt: string | null;
}

/** Attempts at one quiz, oldest first. */
export function toAttemptSummaries(
  attempts: readonly AttemptDocument[],
  { scoringPolicy, dueAt }: AttemptedQuiz,
): AttemptSummary[] {
  const official = findOfficialAttempt(attempts, scoringPolicy);
  return attempts.toSorted(byStart).map((attempt) => toAttemptSummary(attempt, attempt === official, dueAt));
}

/** The caller's attempts at many quizzes. It has no access to answer keys. */
export class OwnAttemptsService {
  constructor(private readonly dependencies: OwnAttemptsDependencies) {}

  /** The actor's attempts by quiz ID. Submits overdue attempts first. The actor must be able to see the quizzes. */
  async byQuiz(actor: Actor, quizIds: readonly string[]): Promise<ReadonlyMap<string, AttemptDocument[]>> {
    const { attempts } = this.dependencies;
    return Map.groupBy(
      await this.closeOverdue(await attempts.listOwnAt(actor.userId, quizIds)),
      ({ quizId }) => quizId,
    );
  }

  /** All attempts at quizzes that the actor can see, latest start first. */
  async all(actor: Actor): Promise<AttemptSummary[]> {
    const { attempts, finder } = this.dependencies;
    const own = Map.groupBy(await attempts.listEverOwned(actor.userId), ({ quizId }) => quizId);
    const quizzes = await finder.byId(actor, [...own.keys()]);
    const visible = await Promise.all(
      [...own].map(async ([quizId, found]) => {
        const quiz = quizzes.get(quizId);
        return quiz ? toAttemptSummaries(await this.closeOverdue(found), quiz) : [];
      }),
    );
    return visible.flat().toSorted(latestFirst);
  }

  private closeOverdue(attempts: readonly AttemptDocument[]): Promise<AttemptDocument[]> {
    return Promise.all(attempts.map((attempt) => this.dependencies.closing.closeIfDue(attempt)));
  }
}

function latestFirst(one: AttemptSummary, other: AttemptSummary): number {
  if (one.startedAt === other.startedAt) return one.id < other.id ? 1 : -1;
  return one.startedAt < other.startedAt ? 1 : -1;
}
