import { texts } from '../../core/texts.ts';
import type { RestRow } from './route.ts';

const example = { concepts: ['Derivatives'], difficulty: 'EASY', count: 5, seed: 'week 3' };

export const quizGenerationRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/quiz/generate-quiz',
    tag: 'Quizzes',
    operation: 'generateQuiz',
    errors: ['RATE_LIMITED'],
    status: 201,
    failureTitle: texts.quiz.generateFailure,
    example,
  },
  {
    method: 'delete',
    path: '/api/quiz/practice/{id}',
    tag: 'Practice',
    operation: 'deletePracticeQuiz',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/quiz/practice/delete-finished',
    tag: 'Practice',
    operation: 'deleteFinishedPractice',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quiz/practice/restore',
    tag: 'Practice',
    operation: 'restorePracticeQuizzes',
    status: 200,
    errors: ['NOT_FOUND'],
    example: { ids: ['the id of a quiz'] },
  },
  {
    method: 'post',
    path: '/api/questions/proposals',
    tag: 'Question bank',
    operation: 'questionProposals',
    errors: ['RATE_LIMITED'],
    status: 200,
    failureTitle: texts.quiz.generateFailure,
    example: { text: 'Osmosis is the movement of water through a membrane.', count: 5 },
  },
];
