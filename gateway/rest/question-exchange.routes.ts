import type { RestRow } from './route.ts';

const tag = 'Import and export';

const example = { text: '1. What is 2 + 3?\n*a) 5\nb) 6\n' };

/** These come before the routes of questions and quizzes, where `export` would be read as an ID. */
export const questionExchangeRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/questions/import/preview',
    tag,
    operation: 'importPreview',
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 200,
    example,
  },
  {
    method: 'post',
    path: '/api/questions/import',
    tag,
    operation: 'importQuestions',
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
    example,
  },
  {
    method: 'post',
    path: '/api/quiz/import',
    tag,
    operation: 'importQuiz',
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
    example,
  },
  {
    method: 'post',
    path: '/api/quizzes/import',
    tag,
    operation: 'importQuizzes',
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
    example,
  },
  {
    method: 'get',
    path: '/api/questions/export',
    tag,
    operation: 'questionExport',
    reply: 'export',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{id}/export',
    tag,
    operation: 'quizExport',
    reply: 'export',
    errors: ['RATE_LIMITED'],
    status: 200,
  },
];
