import { texts } from '../../core/texts.ts';
import type { RestRow } from './route.ts';

const tag = 'Quizzes';

const quizData = {
  title: 'Limits',
  questions: [{ question: 'What is 1/n for large n?', answers: ['0', '1'], correctAnswer: [1] }],
};

export const quizzesRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/quiz/meta',
    tag,
    operation: 'quizzes',
    status: 200,
    failureTitle: texts.quizzes.failure,
  },
  {
    method: 'get',
    path: '/api/quiz/all-question',
    tag,
    operation: 'quizQuestions',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/quiz/{id}',
    tag,
    operation: 'quiz',
    omit: ['toEdit'],
    status: 200,
    failureTitle: texts.quiz.failure,
  },
  {
    method: 'get',
    path: '/api/quiz/{id}/files/{fileId}',
    tag,
    operation: 'quizFile',
    rename: { quizId: 'id' },
    reply: 'file',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quiz',
    tag,
    operation: 'createQuiz',
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
    guard: 'quiz',
    operation: 'updateQuiz',
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
    guard: 'quiz',
    operation: 'updateQuizMetadata',
    status: 200,
    failureTitle: texts.quiz.updateFailure,
    example: { isPublished: true },
  },
];
