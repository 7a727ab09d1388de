import { attemptFields, resultFields } from './attempt-fields.ts';
import type { RestRoute } from './route.ts';

const tag = 'Attempts';

const summaryFields = `id _id: id quizId kind number startedAt dueAt submittedAt
  score possible percent isPending isOfficial resultAt`;

const submissionFields = `id _id: id userId name email number startedAt submittedAt
  score possible percent isPending revision`;

/** Callers without access to the attempt learn nothing about the body. */
const guard = 'query RestOwnAttempt($id: ID!) { attempt(id: $id) { id } }';

const start = {
  method: 'post',
  tag,
  body: ['quizId'],
  status: 201,
  errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  example: { quizId: 'the id of a quiz' },
} as const satisfies Partial<RestRoute>;

const example = { answers: [{ questionId: 'the id of a question', answerIds: ['the id of an answer'] }] };

export const attemptsRoutes: readonly RestRoute[] = [
  {
    ...start,
    path: '/api/attempts',
    operation: `mutation RestStartAttempt($quizId: ID!) {
      startAttempt(quizId: $quizId) { ${attemptFields} }
    }`,
  },
  {
    ...start,
    path: '/api/attempts/retry',
    operation: `mutation RestRetryMistakes($quizId: ID!) {
      retryMistakes(quizId: $quizId) { ${attemptFields} }
    }`,
  },
  {
    method: 'get',
    path: '/api/attempts',
    tag,
    operation: `query RestAttempts($quizId: ID!) {
      attempts(quizId: $quizId) { ${summaryFields} }
    }`,
    query: ['quizId'],
    errors: ['NOT_FOUND'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/attempts/progress',
    tag,
    operation: `query RestQuizProgress($courseId: ID) {
      quizProgress(courseId: $courseId) {
        quizId quizTitle isClosed attemptsUsed inProgressAttempt { ${summaryFields} } officialAttempt { ${summaryFields} }
      }
    }`,
    query: ['courseId'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/attempts/{id}',
    tag,
    operation: `query RestAttempt($id: ID!) { attempt(id: $id) { ${attemptFields} } }`,
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/attempts/{id}',
    tag,
    guard,
    operation: `mutation RestSaveAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {
      saveAttempt(id: $id, answers: $answers, revision: $revision) { ${attemptFields} }
    }`,
    body: ['answers', 'revision'],
    errors: ['CONFLICT'],
    status: 200,
    example,
  },
  {
    method: 'post',
    path: '/api/attempts/{id}/submit',
    tag,
    operation: `mutation RestSubmitAttempt($id: ID!, $answers: [AttemptAnswerInput!], $revision: Int) {
      submitAttempt(id: $id, answers: $answers, revision: $revision) { ${resultFields} }
    }`,
    body: ['answers', 'revision'],
    guard,
    example,
    errors: ['CONFLICT'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{quizId}/statistics',
    tag,
    operation: `query RestQuizStatistics($quizId: ID!) {
      quizStatistics(quizId: $quizId) {
        id _id: id studentCount
        questions {
          id _id: id type question_text sampleSize difficulty discrimination options { id text isCorrect count } unansweredCount
        }
      }
    }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/attempts/{id}/submission',
    tag,
    operation: `query RestSubmission($id: ID!) {
      submission(id: $id) { submission { ${submissionFields} } result { ${resultFields} } }
    }`,
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/attempts/{id}/grade',
    tag,
    guard: 'query RestGradable($id: ID!) { submission(id: $id) { submission { id } } }',
    operation: `mutation RestGradeEssay(
      $id: ID! $questionId: ID! $points: Float! $feedback: String! = "" $revision: Int
    ) {
      gradeEssay(
        attemptId: $id questionId: $questionId points: $points feedback: $feedback revision: $revision
      ) { submission { ${submissionFields} } result { ${resultFields} } }
    }`,
    body: ['questionId', 'points', 'feedback', 'revision'],
    errors: ['CONFLICT'],
    status: 200,
    example: { questionId: 'the id of an essay', points: 4, feedback: 'Well argued.' },
  },
];
