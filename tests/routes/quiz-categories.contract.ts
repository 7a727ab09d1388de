import { texts } from '../../core/texts.ts';
import {
  badBody,
  asMissing,
  ofAuthors,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const { addFailure, editFailure, deleteFailure } = texts.quizCategories;

const own = ownDataOnly('everyone has categories of their own');

const list = {
  as: 'iris',
  ask: () => ({}),
  shows: ({ category, spareCategory }) => [
    { id: category, _id: category, categoryName: 'Iris choice', active: true, questionCount: 2 },
    { id: spareCategory, categoryName: 'Iris choice, spare', quizCount: 0, questionCount: 0 },
  ],
  changes: [],
  signedOut: signInFirst,
  others: own,
  bad: [],
} as const satisfies RouteRow;

/** The categories of quizzes and questions. */
export const quizCategoriesRows: RouteRows = {
  'GET /api/quiz/category/meta': list,
  'GET /api/quizCategories': list,
  'GET /api/quizCategories/{id}/use': {
    ...ofAuthors,
    ask: ({ category }) => ({ path: { id: category } }),
    shows: ({ category }) => ({
      id: category,
      _id: category,
      quizCount: 0,
      questionCount: 2,
    }),
    changes: [],
    others: asMissing,
    bad: [],
  },
  'POST /api/quizCategories': {
    ...ofAuthors,
    ask: () => ({ body: { categoryName: ' Algebra  I ' } }),
    shows: () => ({ categoryName: 'Algebra I', active: true, quizCount: 0, questionCount: 0 }),
    changes: ['quizCategories'],
    after: () => ({ path: '/api/quizCategories', shows: [{ categoryName: 'Algebra I' }, {}, {}] }),
    others: own,
    bad: [
      badBody('no name', { categoryName: ' ' }, `${addFailure}\ncategoryName: A value is needed.`),
      badBody(
        'a name that is taken',
        { categoryName: 'IRIS choice' },
        `${addFailure}\ncategoryName: Another category has this name.`,
      ),
    ],
  },
  'PUT /api/quizCategories/{id}': {
    ...ofAuthors,
    ask: ({ spareCategory }) => ({
      path: { id: spareCategory },
      body: { categoryName: 'Rest', active: false },
    }),
    shows: ({ spareCategory }) => ({ id: spareCategory, categoryName: 'Rest', active: false }),
    changes: ['auditLog', 'quizCategories'],
    after: () => ({
      path: '/api/quizCategories',
      shows: [{ categoryName: 'Iris choice' }, { categoryName: 'Rest', active: false }],
    }),
    others: asMissing,
    bad: [
      badBody(
        'a name that is taken',
        { categoryName: 'Iris choice' },
        `${editFailure}\ncategoryName: Another category has this name.`,
      ),
      badBody('null for active', { active: null }, `${editFailure}\nactive: A value is needed.`),
    ],
  },
  'DELETE /api/quizCategories/{id}': {
    ...ofAuthors,
    ask: ({ spareCategory }) => ({ path: { id: spareCategory } }),
    changes: ['quizCategories'],
    after: () => ({ path: '/api/quizCategories', shows: [{ categoryName: 'Iris choice' }] }),
    others: asMissing,
    bad: [
      {
        what: 'a category that is in use',
        change: ({ category }) => ({ path: { id: category } }),
        text: `${deleteFailure}\nThe category is in use: 2 questions are in it. Move them first.`,
        status: 409,
      },
    ],
  },
};
