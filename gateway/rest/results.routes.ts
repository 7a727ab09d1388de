import type { RestRoute } from './route.ts';

const tag = 'Results of quizzes';

/** Before the routes of attempts: `to-grade` is no ID. */
export const resultsRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/attempts/grading-queue',
    tag,
    operation:
      'query RestGradingQueue { gradingQueue { quizId quizTitle courseId count oldestSubmittedAt } }',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/results',
    tag,
    operation: `query RestQuizResults(
      $quizId: ID!, $state: ResultState, $search: String! = "", $sort: ResultSort! = SUBMITTED,
      $descending: Boolean! = true, $first: Int! = 20, $after: String
    ) {
      quizResults(
        quizId: $quizId, state: $state, search: $search, sort: $sort, descending: $descending, first: $first, after: $after
      ) {
        nodes {
          id _id: id userId name email number state startedAt submittedAt minutes score possible percent isOfficial
        }
        pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query: ['state', 'search', 'sort', 'descending', 'first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/results/summary',
    tag,
    operation: `query RestQuizResultsSummary($quizId: ID!) {
      quizResultsSummary(quizId: $quizId) {
        id _id: id submittedCount memberCount submittedMemberCount officialCount average median highest lowest toGradeCount gradedCount inProgressCount
      }
    }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/results.csv',
    tag,
    operation: `query RestExportQuizResults($quizId: ID!) {
      quizResultsExport(quizId: $quizId) { fileName contentType content }
    }`,
    reply: 'file',
    status: 200,
  },
];
