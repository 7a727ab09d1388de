import { poolNamed, type QuestionPool } from '../../../../../../core/quizzes/question-pools.ts';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { BuiltQuestion, QuizContent } from './quiz-content.ts';

/** The pool in the pool window. */
export interface PoolOnScreen {
  /** Name of the pool. Null for a new one. */
  readonly before: string | null;
  /** Keys of the questions that are selected at first, in addition to those in the pool. */
  readonly keys: readonly string[];
}

/** 'Pool 1', or the next free number. */
export function newPoolName(pools: readonly QuestionPool[]): string {
  let number = pools.length + 1;
  while (poolNamed(pools, `Pool ${number}`)) number += 1;
  return `Pool ${number}`;
}

/** The question with the points of its pool, if it is in one. */
export function withPointsOf(pool: QuestionPool | undefined, question: Question): Question {
  return pool ? { ...question, points: pool.points } : question;
}

/**
 * The content with a new, changed or dissolved pool. Its questions get its points. Questions that leave it keep
 * their points.
 * @param before name of the pool, or null for a new one
 * @param pool the pool now, or null to dissolve it
 * @param keys keys of all questions in the pool
 */
export function withPool(
  content: QuizContent,
  before: string | null,
  pool: QuestionPool | null,
  keys: readonly string[],
): QuizContent {
  const { pools } = content.settings;
  const stored = poolNamed(pools, before);
  const index = stored ? pools.indexOf(stored) : pools.length;
  const members = new Set(keys);
  const moved = (question: BuiltQuestion): BuiltQuestion => {
    if (pool && members.has(question.key))
      return { ...question, pool: pool.name, question: withPointsOf(pool, question.question) };
    return stored && poolNamed([stored], question.pool) ? { ...question, pool: null } : question;
  };
  return {
    ...content,
    settings: { ...content.settings, pools: pools.toSpliced(index, 1, ...(pool ? [pool] : [])) },
    questions: content.questions.map(moved),
  };
}
