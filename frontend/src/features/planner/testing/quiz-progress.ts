import type { CourseQuizProgressQuery } from '../../../gql/graphql.ts';

type Progress = NonNullable<CourseQuizProgressQuery['quizProgress']>[number];

/** The progress in a quiz whose attempts are all used, as the planner fetches it. */
export const progressOf = (quizId: string, more: Partial<Progress> = {}): Progress => ({
  __typename: 'QuizProgress',
  quizId,
  attemptsLeft: 0,
  scoringPolicy: 'HIGHEST',
  lowestPercent: 0,
  highestPercent: 100,
  inProgressAttempt: null,
  officialAttempt: null,
  pendingAttempt: null,
  ownGrade: null,
  ...more,
});
