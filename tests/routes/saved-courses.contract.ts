import { expect } from 'vitest';
import { texts } from '../../core/texts.ts';
import { courseBody } from '../support/courses.ts';
import {
  asMissing,
  invalidBody,
  invalidQuery,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const { failure, gradesFailure } = texts.courseUpdate;
const negativeTarget = 'targetGrade: The target grade must not be negative.';

const readRow: RouteRow = {
  request: ({ course }) => ({ path: { id: course } }),
  response: ({ course, student }) => ({
    id: course,
    _id: course,
    name: 'Calculus',
    notes: 'Mine alone',
    people: [{ id: student, grade: 80 }],
    canEdit: true,
  }),
  changes: [],
  signedOut: signInFirst,
  others: asMissing,
  invalid: [],
};

const updateRow: RouteRow = {
  request: ({ course }) => ({ path: { id: course }, body: { name: 'Calculus II', revision: 1 } }),
  response: ({ course, student }) => ({
    id: course,
    name: 'Calculus II',
    notes: 'Mine alone',
    people: [{ id: student }],
    revision: 2,
  }),
  changes: ['courses'],
  after: ({ course }) => ({ path: `/api/course/${course}`, response: { name: 'Calculus II', revision: 2 } }),
  signedOut: signInFirst,
  others: asMissing,
  invalid: [
    invalidBody('a negative target', { targetGrade: -1 }, `${failure}\n${negativeTarget}`),
    invalidBody('no name at all', { name: null }, `${failure}\nname: A value is needed.`),
    invalidBody('a number for a name', { name: 7 }, `${failure}\nname: Enter a text.`),
    invalidBody(
      'a different revision',
      { revision: 7 },
      `${failure}\nThe course was changed elsewhere after you loaded it. Nothing was overwritten.`,
      409,
    ),
  ],
};

/** Courses that users save to their accounts. */
export const savedCoursesRows: RouteRows = {
  'POST /api/course': {
    request: () => ({ body: courseBody }),
    response: () => ({ ...courseBody, createdBy: 'ada Test', people: [], revision: 1, canEdit: true }),
    changes: ['courses'],
    after: () => ({ path: '/api/courses/meta', response: [{ name: courseBody.name, targetGrade: 90 }, {}] }),
    signedOut: signInFirst,
    others: ownDataOnly('the course belongs to the caller'),
    invalid: [
      invalidBody('a negative target', { targetGrade: -1 }, `${texts.courseSave.failure}\n${negativeTarget}`),
      invalidBody(
        'one meter division',
        { meterDivisions: [60] },
        `${texts.courseSave.failure}\nmeterDivisions: Two meter divisions are needed.`,
      ),
      invalidBody(
        'a text for the categories',
        { categories: 'all' },
        `${texts.courseSave.failure}\ncategories: Enter an object.`,
      ),
    ],
  },
  'GET /api/course/{id}': readRow,
  'GET /api/api/v2/course/grade/{id}': readRow,
  'PATCH /api/course/{id}': updateRow,
  'PATCH /api/api/v2/course/{id}': updateRow,
  'PATCH /api/api/v2/course/grade/{id}': {
    request: ({ course }) => ({ path: { id: course }, body: { targetGrade: 95, notes: 'Ask again' } }),
    response: ({ course }) => ({ id: course, name: 'Calculus', targetGrade: 95, notes: 'Ask again' }),
    changes: ['courses'],
    after: ({ course }) => ({ path: `/api/course/${course}`, response: { targetGrade: 95, revision: 2 } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      invalidBody('a negative target', { targetGrade: -1 }, `${gradesFailure}\n${negativeTarget}`),
      invalidBody('null for the notes', { notes: null }, `${gradesFailure}\nnotes: A value is needed.`),
    ],
  },
  'DELETE /api/course/{id}': {
    request: ({ course }) => ({ path: { id: course } }),
    changes: ['auditLog', 'courseMembers', 'courses'],
    after: ({ course }) => ({ path: `/api/course/${course}`, status: 404 }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'POST /api/course/{id}/restore': {
    request: ({ deletedCourse }) => ({ path: { id: deletedCourse } }),
    response: ({ deletedCourse }) => ({ id: deletedCourse, name: 'Calculus' }),
    changes: ['auditLog', 'courses'],
    after: ({ deletedCourse }) => ({ path: `/api/course/${deletedCourse}`, response: { id: deletedCourse } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'POST /api/course/{id}/duplicate': {
    request: ({ course }) => ({ path: { id: course } }),
    response: () => ({ name: 'Calculus (copy)', notes: 'Mine alone', people: [], revision: 1 }),
    changes: ['courses'],
    after: () => ({ path: '/api/courses/meta', response: [{}, {}] }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'GET /api/courses/meta': {
    request: () => ({}),
    response: ({ course }) => [{ id: course, _id: course, name: 'Calculus', isTemplate: false }],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only the caller’s courses'),
    invalid: [],
  },
  'GET /api/courses/deleted': {
    request: () => ({}),
    response: ({ deletedCourse }) => [{ id: deletedCourse, _id: deletedCourse, name: 'Calculus' }],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only the caller’s deleted courses'),
    invalid: [],
  },
  'GET /api/courses/invitations': {
    request: () => ({}),
    response: ({ invitation }) => [
      {
        id: invitation,
        courseId: invitation,
        courseName: 'Chess club',
        invitedBy: 'zoe Test',
        role: 'Player',
      },
    ],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only the caller’s invitations'),
    invalid: [invalidQuery('a page of 0', { first: 0 }, 'first: Ask for 1 to 100.')],
  },
  'POST /api/courses/{id}/invitation/accept': {
    request: ({ invitation }) => ({ path: { id: invitation } }),
    response: ({ invitation }) => ({ id: invitation, _id: invitation, name: 'Chess club', role: 'Player' }),
    changes: ['courses', 'courseMembers'],
    after: ({ invitation }) => ({ path: `/api/course/${invitation}`, response: { id: invitation } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'POST /api/courses/{id}/invitation/decline': {
    request: ({ invitation }) => ({ path: { id: invitation } }),
    changes: ['courseRefusals', 'courses', 'courseMembers'],
    after: () => ({ path: '/api/courses/invitations', response: [] }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'POST /api/courses/{id}/leave': {
    request: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    changes: ['courseRefusals', 'courses', 'courseMembers'],
    after: ({ quizCourse }) => ({
      path: `/api/course/${quizCourse}`,
      status: 404,
      response: texts.courseLoad.none,
    }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'GET /api/courses/member': {
    request: () => ({}),
    response: () =>
      expect.arrayContaining([expect.objectContaining({ name: 'Algebra', role: 'Student', grade: 75 })]),
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only courses that the caller is a member of'),
    invalid: [],
  },
};
