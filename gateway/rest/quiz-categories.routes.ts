import { texts } from '../../core/texts.ts';
import type { RestRoute } from './route.ts';

const tag = 'Quiz categories';

const categoryFields = 'id _id: id categoryName active quizCount questionCount bankQuestionCount';

export const quizCategoriesRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/quiz/category/meta',
    tag,
    operation: `query RestActiveQuizCategories { quizCategories(active: true) { ${categoryFields} } }`,
    status: 200,
    failureTitle: texts.quizCategories.activeFailure,
  },
  {
    method: 'get',
    path: '/api/quizCategories',
    tag,
    operation: `query RestQuizCategories { quizCategories { ${categoryFields} } }`,
    status: 200,
    failureTitle: texts.quizCategories.failure,
  },
  {
    method: 'get',
    path: '/api/quizCategories/{id}/use',
    tag,
    operation: `query RestQuizCategoryUse($id: ID!) {
      quizCategoryUse(id: $id) {
        id _id: id instructorCount otherInstructorCount quizCount questionCount ownQuizCount ownQuestionCount
      }
    }`,
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quizCategories',
    tag,
    operation: `mutation RestAddQuizCategory($categoryName: String!) {
      addQuizCategory(categoryName: $categoryName) { ${categoryFields} }
    }`,
    body: ['categoryName'],
    status: 201,
    failureTitle: texts.quizCategories.addFailure,
    example: { categoryName: 'Calculus' },
  },
  {
    method: 'put',
    path: '/api/quizCategories/{id}',
    tag,
    operation: `mutation RestEditQuizCategory($id: ID!, $input: QuizCategoryInput!) {
      editQuizCategory(id: $id, input: $input) { ${categoryFields} }
    }`,
    input: { variable: 'input' },
    status: 200,
    failureTitle: texts.quizCategories.editFailure,
    example: { categoryName: 'Calculus I' },
  },
  {
    method: 'delete',
    path: '/api/quizCategories/{id}',
    tag,
    operation: 'mutation RestDeleteQuizCategory($id: ID!) { deleteQuizCategory(id: $id) }',
    status: 204,
    errors: ['CONFLICT'],
    failureTitle: texts.quizCategories.deleteFailure,
  },
];
