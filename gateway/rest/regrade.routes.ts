import type { RestRoute } from './route.ts';

const tag = 'Results of quizzes';

const regradeFields = `id _id: id studentCount changedCount
  changes { attemptId name email number before after possibleBefore possibleAfter }
  questions { id _id: id type question_text outdatedKeyCount rewordedCount skippedReason hasFullCredit }`;

export const regradeRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/quiz/{quizId}/regrade',
    tag,
    operation: `query RestRegradePreview($quizId: ID!) {
      regradePreview(quizId: $quizId) { ${regradeFields} }
    }`,
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quiz/{quizId}/regrade',
    tag,
    guard: 'query RestRegradable($quizId: ID!) { quiz(id: $quizId, toEdit: true) { id } }',
    operation: `mutation RestRegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {
      regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) { ${regradeFields} }
    }`,
    body: ['fullCredit'],
    errors: ['CONFLICT'],
    status: 200,
    example: { fullCredit: ['the id of a question that was faulty'] },
  },
  {
    method: 'get',
    path: '/api/questions/{questionId}/regrade',
    tag,
    operation: `query RestQuizzesToRegrade($questionId: ID!) {
      quizzesToRegrade(questionId: $questionId) { quizId quizTitle studentCount }
    }`,
    status: 200,
  },
];
