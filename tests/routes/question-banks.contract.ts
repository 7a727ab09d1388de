import { asMissing, badBody, ofAuthors, ownDataOnly, type RouteRows } from './testing/row.ts';

/** Sharing of question banks. */
export const questionBanksRows: RouteRows = {
  'GET /api/question-banks': {
    ...ofAuthors,
    ask: () => ({}),
    shows: ({ quizCourse }) => [
      {
        ownerName: 'iris Test',
        isOwn: true,
        access: 'EDIT',
        shares: [{ courseId: quizCourse, courseName: 'Geometry', access: 'READ' }],
      },
    ],
    changes: [],
    others: ownDataOnly('everyone has a bank of their own'),
    bad: [],
  },
  'PUT /api/courses/{id}/bank-share': {
    ...ofAuthors,
    ask: ({ quizCourse }) => ({ path: { id: quizCourse }, body: { access: 'EDIT' } }),
    shows: ({ quizCourse }) => ({ courseId: quizCourse, courseName: 'Geometry', access: 'EDIT' }),
    changes: ['auditLog', 'bankShares'],
    after: () => ({ path: '/api/question-banks', shows: [{ shares: [{ access: 'EDIT' }] }] }),
    others: asMissing,
    bad: [badBody('an unknown access', { access: 'OWN' }, 'access: The value is invalid.')],
  },
  'DELETE /api/courses/{id}/bank-share': {
    ...ofAuthors,
    ask: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    changes: ['auditLog', 'bankShares'],
    after: () => ({ path: '/api/question-banks', shows: [{ shares: [] }] }),
    others: asMissing,
    bad: [],
  },
  'POST /api/question-copies': {
    ...ofAuthors,
    ask: ({ question }) => ({ body: { selection: { questions: [{ id: question }] } } }),
    changes: ['answerKeys', 'questionVersions', 'questions'],
    after: () => ({
      path: '/api/all-questions?first=1',
      shows: [{ availableForPractice: false, version: 1 }],
    }),
    others: asMissing,
    readsBodyFirst: 'the question IDs are in the body',
    bad: [badBody('no questions', { selection: {} }, 'selection: Give question IDs or a filter, not both.')],
  },
};
