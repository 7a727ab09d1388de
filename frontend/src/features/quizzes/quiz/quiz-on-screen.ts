import type { QuizOnScreenQuery } from '../../../gql/graphql.ts';

export type QuizOnScreen = NonNullable<QuizOnScreenQuery['quiz']>;

/** A quiz for its students. */
export type QuizToTake = Extract<QuizOnScreen, { attemptsUsed: number }>;
