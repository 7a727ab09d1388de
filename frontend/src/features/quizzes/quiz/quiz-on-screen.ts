import type { QuizOnScreenQuery } from '../../../gql/graphql.ts';

export type QuizOnScreen = NonNullable<QuizOnScreenQuery['quiz']>;

/** A quiz for who may take it. */
export type QuizToTake = Extract<QuizOnScreen, { attemptsUsed: number }>;
