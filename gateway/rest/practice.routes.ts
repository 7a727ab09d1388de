import type { RestRow } from './route.ts';

const tag = 'Practice';

export const practiceRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/practice',
    tag,
    operation: 'practiceSession',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/practice/ahead',
    tag,
    operation: 'practiceAhead',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/practice/{cardId}/answer',
    tag,
    operation: 'answerPractice',
    bodyArgument: 'answer',
    query: ['timeZone'],
    errors: ['CONFLICT'],
    status: 200,
    example: { cardRevision: 1, answerIds: ['the id of an answer'] },
  },
  {
    method: 'put',
    path: '/api/practice/plan',
    tag,
    operation: 'savePracticePlan',
    query: ['courseId', 'timeZone'],
    status: 200,
    errors: ['NOT_FOUND'],
    example: { examDate: '2026-12-18', dailyMinutes: 15 },
  },
  {
    method: 'get',
    path: '/api/assistant/weak-concepts',
    tag,
    operation: 'weakConcepts',
    status: 200,
  },
];
