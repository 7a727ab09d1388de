import type { CourseQuizzesQuery, QuizListQuery } from '../gql/graphql.ts';

type ListedQuiz = NonNullable<QuizListQuery['quizzes']>[number] &
  Pick<NonNullable<CourseQuizzesQuery['quizzes']>[number], 'gradedItemId'>;

/** A quiz as the list of quizzes shows it to students. */
export const listedQuiz = (id: string, title: string, more: Partial<ListedQuiz> = {}): ListedQuiz => ({
  __typename: 'QuizMeta',
  id,
  title,
  description: '',
  isPublished: true,
  active: true,
  deleted: false,
  courseId: null,
  categoryId: null,
  questionCount: 10,
  timeLimit: null,
  allowedAttempts: -1,
  opensAt: null,
  dueAt: null,
  closesAt: null,
  ownExceptions: [],
  availability: 'OPEN',
  isPractice: false,
  canEdit: false,
  canGrade: false,
  isClosed: false,
  closedReason: null,
  gradedItemId: null,
  ...more,
});

/** Fields of an attempt whose result no regrade changed. */
export const notRegraded = { regradedAt: null, percentBeforeRegrade: null };
