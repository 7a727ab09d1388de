import { texts } from '../../core/texts.ts';
import { questionFields } from './questions.routes.ts';
import type { RestRoute } from './route.ts';

const tag = 'Quizzes';

const sharedFields = /* GraphQL */ `
  id
  _id: id
  title
  description
  isPublished
  active
  deleted
  courseId
  categoryId
  timeLimit
  allowedAttempts
  scoringPolicy
  answerRelease
  creditMethod
  shuffleQuestions
  shuffleAnswers
  questionCount
  pointsPossible
  files { id _id: id name size type url }
  isPractice
  canEdit
  isClosed
`;

const authorFields = /* GraphQL */ `
  quizData { questions { id question_type question_text points answers { id text weight } } }
  revision
  createdAt
  updatedAt
`;

export const authoredQuizFields = `${sharedFields} ${authorFields}`;

/** A quiz for its readers. */
export const quizFields = `${sharedFields} ... on TakenQuiz { attemptsUsed } ... on AuthoredQuiz { ${authorFields} }`;

/** Succeeds for editors of the quiz in the path. */
const editableQuiz = 'query RestEditableQuiz($id: ID!) { quiz(id: $id, toEdit: true) { id } }';

const quizData = {
  title: 'Limits',
  questions: [{ question: 'What is 1/n for large n?', answers: ['0', '1'], correctAnswer: [1] }],
};

export const quizzesRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/quiz/meta',
    tag,
    operation: `query RestQuizzes($courseId: ID) {
      quizzes(courseId: $courseId) {
        id _id: id title description isPublished active deleted courseId categoryId timeLimit allowedAttempts
        questionCount isPractice canEdit isClosed
      }
    }`,
    query: ['courseId'],
    status: 200,
    failureTitle: texts.quizzes.failure,
  },
  {
    method: 'get',
    path: '/api/quiz/all-question',
    tag,
    operation: `query RestQuizQuestions($courseId: ID) {
      quizQuestions(courseId: $courseId) { ${questionFields} }
    }`,
    query: ['courseId'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{id}',
    tag,
    operation: `query RestQuiz($id: ID!) {
      quiz(id: $id) { ${quizFields} }
    }`,
    status: 200,
    failureTitle: texts.quiz.failure,
  },
  {
    method: 'get',
    path: '/api/quiz/{id}/files/{fileId}',
    tag,
    operation: `query RestQuizFile($id: ID!, $fileId: ID!) {
      quizFile(quizId: $id, fileId: $fileId) { fileName contentType content }
    }`,
    reply: 'file',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quiz',
    tag,
    operation: `mutation RestCreateQuiz($input: CreateQuizInput!) {
      createQuiz(input: $input) { ${authoredQuizFields} }
    }`,
    input: { variable: 'input' },
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
    failureTitle: texts.quiz.createFailure,
    example: { quizData, isPublished: true },
  },
  {
    method: 'patch',
    path: '/api/quiz/{id}',
    tag,
    guard: editableQuiz,
    operation: `mutation RestUpdateQuiz($id: ID!, $input: UpdateQuizInput!, $revision: Int) {
      updateQuiz(id: $id, input: $input, revision: $revision) { ${authoredQuizFields} }
    }`,
    input: { variable: 'input' },
    body: ['revision'],
    takesForm: true,
    errors: ['CONFLICT', 'RATE_LIMITED'],
    status: 200,
    failureTitle: texts.quiz.updateFailure,
    example: { data: { title: 'Limits and series' } },
  },
  {
    method: 'patch',
    path: '/api/quizMetaData/{id}',
    tag,
    guard: editableQuiz,
    operation: `mutation RestUpdateQuizMetadata($id: ID!, $isPublished: Boolean, $active: Boolean, $deleted: Boolean) {
      updateQuizMetadata(id: $id, isPublished: $isPublished, active: $active, deleted: $deleted) {
        ${authoredQuizFields}
      }
    }`,
    body: ['isPublished', 'active', 'deleted'],
    status: 200,
    failureTitle: texts.quiz.updateFailure,
    example: { isPublished: true },
  },
];
