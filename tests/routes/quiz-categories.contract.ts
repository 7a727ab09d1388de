import { texts } from '../../core/texts.ts';
import {
  invalidBody,
  asMissing,
  authorRow,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const { addFailure, editFailure, deleteFailure } = texts.quizCategories;

const ownCategories = ownDataOnly('everyone has categories of their own');

const listRow = {
  as: 'iris',
  request: () => ({}),
  response: ({ category, spareCategory }) => [
    { id: category, _id: category, categoryName: 'Iris choice', active: true, questionCount: 2 },
    { id: spareCategory, categoryName: 'Iris choice, spare', quizCount: 0, questionCount: 0 },
  ],
  changes: [],
  signedOut: signInFirst,
  others: ownCategories,
  invalid: [],
} as const satisfies RouteRow;

/** The categories of quizzes and questions. */
export const quizCategoriesRows: RouteRows = {
  'GET /api/quiz/category/meta': listRow,
  'GET /api/quizCategories': listRow,
  'GET /api/quizCategories/{id}/use': {
    ...authorRow,
    request: ({ category }) => ({ path: { id: category } }),
    response: ({ category }) => ({
      id: category,
      _id: category,
      quizCount: 0,
      questionCount: 2,
    }),
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'POST /api/quizCategories': {
    ...authorRow,
    request: () => ({ body: { categoryName: ' Algebra  I ' } }),
    response: () => ({ categoryName: 'Algebra I', active: true, quizCount: 0, questionCount: 0 }),
    changes: ['quizCategories'],
    after: () => ({ path: '/api/quizCategories', response: [{ categoryName: 'Algebra I' }, {}, {}] }),
    others: ownCategories,
    invalid: [
      invalidBody('no name', { categoryName: ' ' }, `${addFailure}\ncategoryName: A value is needed.`),
      invalidBody(
        'a name that is taken',
        { categoryName: 'IRIS choice' },
        `${addFailure}\ncategoryName: Another category has this name.`,
      ),
    ],
  },
  'PUT /api/quizCategories/{id}': {
    ...authorRow,
    request: ({ spareCategory }) => ({
      path: { id: spareCategory },
      body: { categoryName: 'Rest', active: false },
    }),
    response: ({ spareCategory }) => ({ id: spareCategory, categoryName: 'Rest', active: false }),
    changes: ['auditLog', 'quizCategories'],
    after: () => ({
      path: '/api/quizCategories',
      response: [{ categoryName: 'Iris choice' }, { categoryName: 'Rest', active: false }],
    }),
    others: asMissing,
    invalid: [
      invalidBody(
        'a name that is taken',
        { categoryName: 'Iris choice' },
        `${editFailure}\ncategoryName: Another category has this name.`,
      ),
      invalidBody('null for active', { active: null }, `${editFailure}\nactive: A value is needed.`),
    ],
  },
  'DELETE /api/quizCategories/{id}': {
    ...authorRow,
    request: ({ spareCategory }) => ({ path: { id: spareCategory } }),
    changes: ['quizCategories'],
    after: () => ({ path: '/api/quizCategories', response: [{ categoryName: 'Iris choice' }] }),
    others: asMissing,
    invalid: [
      {
        what: 'a category that is in use',
        change: ({ category }) => ({ path: { id: category } }),
        text: `${deleteFailure}\nThe category is in use: 2 questions are in it. Move them first.`,
        status: 409,
      },
    ],
  },
};
