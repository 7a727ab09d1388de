import { texts } from '../../core/texts.ts';
import type { RestRow } from './route.ts';

const tag = 'Quiz categories';

export const quizCategoriesRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/quiz/category/meta',
    tag,
    operation: 'quizCategories',
    fixed: { active: true },
    status: 200,
    failureTitle: texts.quizCategories.activeFailure,
  },
  {
    method: 'get',
    path: '/api/quizCategories',
    tag,
    operation: 'quizCategories',
    omit: ['active'],
    status: 200,
    failureTitle: texts.quizCategories.failure,
  },
  {
    method: 'get',
    path: '/api/quizCategories/{id}/use',
    tag,
    operation: 'quizCategoryUse',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quizCategories',
    tag,
    operation: 'addQuizCategory',
    status: 201,
    failureTitle: texts.quizCategories.addFailure,
    example: { categoryName: 'Calculus' },
  },
  {
    method: 'put',
    path: '/api/quizCategories/{id}',
    tag,
    guard: 'quizCategoryUse',
    operation: 'editQuizCategory',
    status: 200,
    failureTitle: texts.quizCategories.editFailure,
    example: { categoryName: 'Calculus I' },
  },
  {
    method: 'delete',
    path: '/api/quizCategories/{id}',
    tag,
    operation: 'deleteQuizCategory',
    status: 204,
    errors: ['CONFLICT'],
    failureTitle: texts.quizCategories.deleteFailure,
  },
];
