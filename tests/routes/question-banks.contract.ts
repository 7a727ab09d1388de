import { asMissing, invalidBody, authorRow, ownDataOnly, type RouteRows } from './testing/row.ts';

/** Sharing of question banks. */
export const questionBanksRows: RouteRows = {
  'GET /api/question-banks': {
    ...authorRow,
    request: () => ({}),
    response: ({ quizCourse }) => [
      {
        ownerName: 'iris Test',
        isOwn: true,
        access: 'EDIT',
        shares: [{ courseId: quizCourse, courseName: 'Geometry', access: 'READ' }],
      },
    ],
    changes: [],
    others: ownDataOnly('everyone has a bank of their own'),
    invalid: [],
  },
  'PUT /api/courses/{id}/bank-share': {
    ...authorRow,
    request: ({ quizCourse }) => ({ path: { id: quizCourse }, body: { access: 'EDIT' } }),
    response: ({ quizCourse }) => ({ courseId: quizCourse, courseName: 'Geometry', access: 'EDIT' }),
    changes: ['auditLog', 'bankShares'],
    after: () => ({ path: '/api/question-banks', response: [{ shares: [{ access: 'EDIT' }] }] }),
    others: asMissing,
    invalid: [invalidBody('an unknown access', { access: 'OWN' }, 'access: The value is invalid.')],
  },
  'DELETE /api/courses/{id}/bank-share': {
    ...authorRow,
    request: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    changes: ['auditLog', 'bankShares'],
    after: () => ({ path: '/api/question-banks', response: [{ shares: [] }] }),
    others: asMissing,
    invalid: [],
  },
  'POST /api/question-copies': {
    ...authorRow,
    request: ({ question }) => ({ body: { selection: { questions: [{ id: question }] } } }),
    changes: ['answerKeys', 'questionVersions', 'questions'],
    after: () => ({
      path: '/api/all-questions?first=1',
      response: [{ availableForPractice: false, version: 1 }],
    }),
    others: asMissing,
    readsBodyFirst: 'the question IDs are in the body',
    invalid: [
      invalidBody('no questions', { selection: {} }, 'selection: Give question IDs or a filter, not both.'),
    ],
  },
};
