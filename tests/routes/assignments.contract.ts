import { sampleAssignment } from '../authorization/testing/assignment-things.ts';
import {
  asMissing,
  authorRow,
  invalidBody,
  invalidQuery,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

/** Members of the course read its assignments. */
const readerRow = {
  signedOut: signInFirst,
  changes: [],
  others: asMissing,
  invalid: [],
  strangers: ['eve', 'ian'],
} as const satisfies Partial<RouteRow>;
const writerRow = { ...authorRow, others: asMissing, invalid: [] } as const satisfies Partial<RouteRow>;

const invalidFields = [
  invalidBody('an empty title', { title: ' ' }, 'title: A value is needed.'),
  invalidBody('a text as brief', { brief: '<p>Hello</p>' }, 'brief: Enter an object.'),
  invalidBody('no points', { maximumPoints: 0 }, 'maximumPoints: The maximum points must be more than 0.'),
  invalidBody(
    'a due date before the opening',
    { dueAt: '2025-01-01T00:00:00.000Z' },
    'dueAt: The due date must be after the opening.',
  ),
  invalidBody('an unknown item', { itemId: 'no-such-id' }, 'itemId: This item does not exist in the course.'),
];

/** Assignments of a course. */
export const assignmentsRows: RouteRows = {
  'GET /api/assignments': {
    ...readerRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    response: ({ quizCourse }) => [
      { courseId: quizCourse, title: sampleAssignment.title },
      { courseId: quizCourse, title: sampleAssignment.title },
    ],
  },
  'GET /api/assignments/deleted': {
    ...writerRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    response: ({ deletedAssignment }) => [{ id: deletedAssignment, title: sampleAssignment.title }],
    changes: [],
  },
  'POST /api/assignments': {
    ...writerRow,
    readsBodyFirst: 'the course ID is in the body',
    request: ({ quizCourse }) => ({ body: { courseId: quizCourse, ...sampleAssignment, title: 'Series' } }),
    response: ({ quizCourse }) => ({
      ...sampleAssignment,
      title: 'Series',
      courseId: quizCourse,
      revision: 1,
    }),
    changes: ['assignments'],
    after: ({ quizCourse }) => ({
      as: 'ada',
      path: `/api/assignments?courseId=${quizCourse}`,
      response: [{}, {}, { title: 'Series' }],
    }),
    invalid: invalidFields,
  },
  'GET /api/assignments/{id}': {
    ...readerRow,
    request: ({ assignment }) => ({ path: { id: assignment } }),
    response: ({ assignment, assignmentSubmission }) => ({
      ...sampleAssignment,
      id: assignment,
      canEdit: false,
      submission: { id: assignmentSubmission, grade: 18, points: 16, returned: true },
    }),
  },
  'PATCH /api/assignments/{id}': {
    ...writerRow,
    request: ({ assignment }) => ({ path: { id: assignment }, body: { title: 'Series', revision: 1 } }),
    response: () => ({ ...sampleAssignment, title: 'Series', revision: 2 }),
    changes: ['assignments'],
    after: ({ assignment }) => ({
      as: 'ada',
      path: `/api/assignments/${assignment}`,
      response: { title: 'Series' },
    }),
    invalid: [
      ...invalidFields,
      invalidBody(
        'a different revision',
        { revision: 7 },
        'The assignment was changed in another tab or on another device after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
  'DELETE /api/assignments/{id}': {
    ...writerRow,
    request: ({ assignment }) => ({ path: { id: assignment } }),
    changes: ['assignments'],
    after: ({ assignment }) => ({
      as: 'ada',
      path: `/api/assignments/${assignment}`,
      status: 404,
      response: 'Assignment not found.',
    }),
  },
  'POST /api/assignments/{id}/restore': {
    ...writerRow,
    request: ({ deletedAssignment }) => ({ path: { id: deletedAssignment } }),
    response: () => sampleAssignment,
    changes: ['assignments'],
  },
};

/** What students submit for assignments. */
export const assignmentSubmissionsRows: RouteRows = {
  'GET /api/assignments/{id}/submissions': {
    ...writerRow,
    request: ({ assignment }) => ({ path: { id: assignment } }),
    response: ({ adaInCourse, assignmentSubmission }) => [
      { studentId: adaInCourse, status: 'RETURNED', submission: { id: assignmentSubmission, grade: 18 } },
    ],
    changes: [],
    invalid: [invalidQuery('a page of 0 rows', { first: 0 }, 'first: Ask for 1 to 100.')],
  },
  'POST /api/assignments/{id}/submissions': {
    ...readerRow,
    request: ({ freshAssignment }) => ({ path: { id: freshAssignment }, body: { text: 'A proof.' } }),
    response: ({ freshAssignment }) => ({
      assignmentId: freshAssignment,
      kind: 'TEXT',
      text: 'A proof.',
      status: 'SUBMITTED',
    }),
    changes: ['assignmentSubmissions'],
    after: ({ freshAssignment }) => ({
      path: `/api/assignments/${freshAssignment}`,
      response: { submission: { text: 'A proof.' } },
    }),
    invalid: [
      invalidBody('an empty text', { text: ' ' }, 'text: A value is needed.'),
      invalidBody(
        'two kinds of work',
        { link: 'https://example.org' },
        'link: Submit either a text or a link.',
      ),
    ],
  },
  'POST /api/assignments/{id}/return': {
    ...writerRow,
    request: ({ assignment }) => ({ path: { id: assignment } }),
    response: ({ assignment }) => ({ assignmentId: assignment, returnedCount: 1 }),
    changes: ['assignmentSubmissions'],
  },
  'GET /api/submissions/{id}': {
    ...readerRow,
    request: ({ assignmentSubmission }) => ({ path: { id: assignmentSubmission } }),
    response: ({ assignmentSubmission }) => ({
      id: assignmentSubmission,
      grade: 18,
      lateDeduction: 2,
      points: 16,
      feedback: 'Show each step.',
    }),
  },
  'PATCH /api/submissions/{id}': {
    ...writerRow,
    request: ({ assignmentSubmission }) => ({
      path: { id: assignmentSubmission },
      body: { grade: 19, feedback: 'Well done.', revision: 3 },
    }),
    response: () => ({ grade: 19, lateDeduction: 0, points: 19, feedback: 'Well done.', revision: 4 }),
    changes: ['assignmentSubmissions', 'auditLog', 'gradebookRows'],
    after: ({ assignment }) => ({
      as: 'ada',
      path: `/api/assignments/${assignment}`,
      response: { submission: { points: 19 } },
    }),
    invalid: [
      invalidBody('a negative grade', { grade: -1 }, 'grade: The grade must not be negative.'),
      invalidBody('taking it back', { returned: false }, 'returned: What is returned stays returned.'),
      invalidBody(
        'a different revision',
        { revision: 7 },
        'The submission was changed by the student or by another grader after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
};
