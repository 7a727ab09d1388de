import { expect } from 'vitest';
import { texts } from '../../core/texts.ts';
import { courseBody } from '../support/courses.ts';
import {
  asMissing,
  badBody,
  badQuery,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const { failure, gradesFailure } = texts.courseUpdate;
const negativeTarget = 'targetGrade: The target grade must not be negative.';

const read: RouteRow = {
  ask: ({ course }) => ({ path: { id: course } }),
  shows: ({ course, student }) => ({
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
  bad: [],
};

const update: RouteRow = {
  ask: ({ course }) => ({ path: { id: course }, body: { name: 'Calculus II', revision: 1 } }),
  shows: ({ course, student }) => ({
    id: course,
    name: 'Calculus II',
    notes: 'Mine alone',
    people: [{ id: student }],
    revision: 2,
  }),
  changes: ['courses'],
  after: ({ course }) => ({ path: `/api/course/${course}`, shows: { name: 'Calculus II', revision: 2 } }),
  signedOut: signInFirst,
  others: asMissing,
  bad: [
    badBody('a negative target', { targetGrade: -1 }, `${failure}\n${negativeTarget}`),
    badBody('no name at all', { name: null }, `${failure}\nname: A value is needed.`),
    badBody('a number for a name', { name: 7 }, `${failure}\nname: Enter a text.`),
    badBody(
      'a different revision',
      { revision: 7 },
      `${failure}\nThe course was changed in another tab or device after you loaded it. Nothing was overwritten.`,
      409,
    ),
  ],
};

/** Courses that users save to their accounts. */
export const savedCoursesRows: RouteRows = {
  'POST /api/course': {
    ask: () => ({ body: courseBody }),
    shows: () => ({ ...courseBody, createdBy: 'ada Test', people: [], revision: 1, canEdit: true }),
    changes: ['courses'],
    after: () => ({ path: '/api/courses/meta', shows: [{ name: courseBody.name, targetGrade: 90 }, {}] }),
    signedOut: signInFirst,
    others: ownDataOnly('the course belongs to the caller'),
    bad: [
      badBody('a negative target', { targetGrade: -1 }, `${texts.courseSave.failure}\n${negativeTarget}`),
      badBody(
        'one meter division',
        { meterDivisions: [60] },
        `${texts.courseSave.failure}\nmeterDivisions: Two meter divisions are needed.`,
      ),
      badBody(
        'a text for the categories',
        { categories: 'all' },
        `${texts.courseSave.failure}\ncategories: Enter an object.`,
      ),
    ],
  },
  'GET /api/course/{id}': read,
  'GET /api/api/v2/course/grade/{id}': read,
  'PATCH /api/course/{id}': update,
  'PATCH /api/api/v2/course/{id}': update,
  'PATCH /api/api/v2/course/grade/{id}': {
    ask: ({ course }) => ({ path: { id: course }, body: { targetGrade: 95, notes: 'Ask again' } }),
    shows: ({ course }) => ({ id: course, name: 'Calculus', targetGrade: 95, notes: 'Ask again' }),
    changes: ['courses'],
    after: ({ course }) => ({ path: `/api/course/${course}`, shows: { targetGrade: 95, revision: 2 } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      badBody('a negative target', { targetGrade: -1 }, `${gradesFailure}\n${negativeTarget}`),
      badBody('null for the notes', { notes: null }, `${gradesFailure}\nnotes: A value is needed.`),
    ],
  },
  'DELETE /api/course/{id}': {
    ask: ({ course }) => ({ path: { id: course } }),
    changes: ['auditLog', 'courseMembers', 'courses'],
    after: ({ course }) => ({ path: `/api/course/${course}`, status: 404 }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'POST /api/course/{id}/restore': {
    ask: ({ deletedCourse }) => ({ path: { id: deletedCourse } }),
    shows: ({ deletedCourse }) => ({ id: deletedCourse, name: 'Calculus' }),
    changes: ['auditLog', 'courses'],
    after: ({ deletedCourse }) => ({ path: `/api/course/${deletedCourse}`, shows: { id: deletedCourse } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'POST /api/course/{id}/duplicate': {
    ask: ({ course }) => ({ path: { id: course } }),
    shows: () => ({ name: 'Calculus (copy)', notes: 'Mine alone', people: [], revision: 1 }),
    changes: ['courses'],
    after: () => ({ path: '/api/courses/meta', shows: [{}, {}] }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'GET /api/courses/meta': {
    ask: () => ({}),
    shows: ({ course }) => [{ id: course, _id: course, name: 'Calculus', isTemplate: false }],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only the caller’s courses'),
    bad: [],
  },
  'GET /api/courses/deleted': {
    ask: () => ({}),
    shows: ({ deletedCourse }) => [{ id: deletedCourse, _id: deletedCourse, name: 'Calculus' }],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only the caller’s deleted courses'),
    bad: [],
  },
  'GET /api/courses/invitations': {
    ask: () => ({}),
    shows: ({ invitation }) => [
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
    bad: [badQuery('a page of 0', { first: 0 }, 'first: Ask for 1 to 100.')],
  },
  'POST /api/courses/{id}/invitation/accept': {
    ask: ({ invitation }) => ({ path: { id: invitation } }),
    shows: ({ invitation }) => ({ id: invitation, _id: invitation, name: 'Chess club', role: 'Player' }),
    changes: ['courses', 'courseMembers'],
    after: ({ invitation }) => ({ path: `/api/course/${invitation}`, shows: { id: invitation } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'POST /api/courses/{id}/invitation/decline': {
    ask: ({ invitation }) => ({ path: { id: invitation } }),
    changes: ['courseRefusals', 'courses', 'courseMembers'],
    after: () => ({ path: '/api/courses/invitations', shows: [] }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'POST /api/courses/{id}/leave': {
    ask: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    changes: ['courseRefusals', 'courses', 'courseMembers'],
    after: ({ quizCourse }) => ({
      path: `/api/course/${quizCourse}`,
      status: 404,
      shows: texts.courseLoad.none,
    }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'GET /api/courses/member': {
    ask: () => ({}),
    shows: () =>
      expect.arrayContaining([expect.objectContaining({ name: 'Algebra', role: 'Student', grade: 75 })]),
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only courses that the caller is a member of'),
    bad: [],
  },
};
