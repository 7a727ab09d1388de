import { submitted, correct, gave } from '../../../../ui/quiz-question/testing/given-questions.ts';
import type {
  QuizResultsQuery,
  QuizResultsSummaryQuery,
  ResultQuestionPartsFragment,
  SubmissionDetailFragment,
  SubmissionPartsFragment,
} from '../../../../gql/graphql.ts';
import { ada, answered, api, signedInAs } from '../../../../testing/accounts.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import { quizToTake, resultOf } from './given.ts';

const { attemptsUsed: _none, ...shared } = quizToTake();

type Result = NonNullable<QuizResultsQuery['quizResults']>['nodes'][number];

export function submission(more: Partial<SubmissionPartsFragment> = {}): SubmissionPartsFragment {
  return {
    __typename: 'QuizSubmission',
    id: 'first',
    name: 'Bob Stone',
    email: 'bob@site.test',
    number: 1,
    startedAt: '2026-01-05T09:50:00.000Z',
    submittedAt: '2026-01-05T10:00:00.000Z',
    score: 2,
    possible: 7,
    percent: null,
    isPending: true,
    revision: 3,
    ...more,
  };
}

const essay = (more: Partial<ResultQuestionPartsFragment> = {}) =>
  submitted('ESSAY', {
    points: 5,
    isPending: true,
    response: gave({ text: 'Blue light scatters.' }),
    correct: correct({}),
    ...more,
  });

/** Bob's attempt, with a wrong choice and an ungraded essay. */
export function detail(
  more: Partial<SubmissionPartsFragment> = {},
  graded: Partial<ResultQuestionPartsFragment> = {},
  choiceMore: Partial<ResultQuestionPartsFragment> = {},
): SubmissionDetailFragment {
  const choice = submitted('MULTIPLE_CHOICE', {
    earned: 0,
    response: gave({ answerIds: ['id-Mars'] }),
    correct: correct({ answerIds: ['id-Jupiter'] }),
    ...choiceMore,
  });
  return {
    __typename: 'QuizSubmissionDetail',
    submission: submission(more),
    result: resultOf({ isPending: true, percent: null, questions: [choice, essay(graded)] }),
  };
}

export function result(more: Partial<Result> = {}): Result {
  return {
    __typename: 'QuizResult',
    id: 'first',
    name: 'Bob Stone',
    email: 'bob@site.test',
    number: 1,
    state: 'TO_GRADE',
    submittedAt: '2026-01-05T10:00:00.000Z',
    minutes: 10,
    score: 2,
    possible: 7,
    percent: null,
    isLate: false,
    isOfficial: true,
    ...more,
  };
}

export const results = (nodes: readonly Result[], totalCount = nodes.length) => ({
  quizResults: {
    __typename: 'QuizResultConnection',
    totalCount,
    nodes,
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: totalCount > nodes.length,
      endCursor: nodes.at(-1)?.id ?? null,
    },
  },
});

type Summary = NonNullable<QuizResultsSummaryQuery['quizResultsSummary']>;

export const summary = (more: Partial<Summary> = {}) => ({
  quizResultsSummary: {
    __typename: 'QuizResultsSummary',
    id: `own-${quizzes}`,
    submittedCount: 3,
    memberCount: null,
    submittedMemberCount: null,
    officialCount: 2,
    average: 65,
    median: 65,
    highest: 80,
    lowest: 50,
    toGradeCount: 1,
    gradedCount: 2,
    inProgressCount: 1,
    ...more,
  },
});

let quizzes = 0;

/** Ada opens a quiz that she can edit. */
export function openOwnQuiz(search = '', more: object = {}) {
  signedInAs({ ...ada, role: 'Instructor', instructor: true });
  // Each test needs a quiz with a new ID, because the site's cache outlives a test.
  quizzes += 1;
  const quiz = {
    ...shared,
    id: `own-${quizzes}`,
    __typename: 'AuthoredQuiz',
    canEdit: true,
    canGrade: true,
    ...more,
  };
  server.use(
    api.query('QuizOnScreen', answered({ quiz })),
    api.query('RegradePreview', answered({ regradePreview: null })),
    api.query('GradingQueue', answered(results([result()]))),
  );
  return openSite(`/quiz/${quiz.id}${search}`);
}
