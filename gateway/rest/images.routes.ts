import type { RestRow } from './route.ts';

const tag = 'Question bank';

export const imagesRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/images',
    tag,
    operation: 'uploadQuestionImage',
    takesForm: true,
    errors: ['RATE_LIMITED'],
    status: 201,
  },
  {
    method: 'get',
    path: '/api/images/{id}',
    tag,
    operation: 'questionImage',
    reply: 'image',
    status: 200,
  },
];
