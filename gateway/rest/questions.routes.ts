import { texts } from '../../core/texts.ts';
import type { RestRow } from './route.ts';

const tag = 'Question bank';

const example = {
  question: 'What is the derivative of x²?',
  answers: ['2x', 'x', '2'],
  correctAnswer: [1],
  explanation: 'The exponent comes down as a factor and is one less.',
  concepts: ['Derivatives'],
  difficulty: 'EASY',
};

export const questionsRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/all-questions',
    tag,
    operation: 'questions',
    reply: 'page',
    wholeList: 5_000,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/questions/deleted',
    tag,
    operation: 'deletedQuestions',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/questions/{id}',
    tag,
    operation: 'question',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/questions/{id}/versions',
    tag,
    operation: 'questionVersions',
    also: ['editor'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/questions',
    tag,
    operation: 'addQuestion',
    status: 201,
    message: texts.questions.success,
    failureTitle: texts.questions.failure,
    example,
  },
  {
    method: 'put',
    path: '/api/questions/{id}',
    tag,
    guard: 'question',
    operation: 'editQuestion',
    status: 200,
    errors: ['CONFLICT'],
    example,
  },
  {
    method: 'delete',
    path: '/api/questions/{id}',
    tag,
    operation: 'deleteQuestion',
    status: 204,
    errors: ['CONFLICT'],
  },
  {
    method: 'post',
    path: '/api/questions/{id}/restore',
    tag,
    operation: 'restoreQuestion',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/similar-questions',
    tag,
    operation: 'similarQuestions',
    status: 200,
  },
];
