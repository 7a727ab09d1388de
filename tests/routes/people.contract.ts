import { completePerson } from '../support/courses.ts';
import { asMissing, badBody, signInFirst, type RouteRow, type RouteRows } from './testing/row.ts';

const gradeUpdate: RouteRow = {
  ask: ({ course, student }) => ({ path: { id: course }, body: { studentId: student, grade: 92.5 } }),
  shows: ({ student }) => ({ id: student, _id: student, grade: 92.5 }),
  changes: ['auditLog', 'courses'],
  after: ({ course }) => ({ path: `/api/course/${course}`, shows: { people: [{ grade: 92.5 }] } }),
  signedOut: signInFirst,
  others: asMissing,
  bad: [
    badBody('a negative grade', { grade: -1 }, 'grade: The grade must not be negative.'),
    badBody('a text for a grade', { grade: 'A' }, 'grade: Enter a finite number.'),
    badBody(
      'no grade at all',
      { grade: undefined },
      'grade: A value is needed: percent, or null for no grade.',
    ),
    badBody(
      'a person who is not in the course',
      { studentId: 'nobody' },
      'Student not found in this course.',
      404,
    ),
  ],
};

/** People in a course. */
export const peopleRows: RouteRows = {
  'POST /api/courses/{id}/students': {
    ask: ({ course }) => ({ path: { id: course }, body: completePerson }),
    shows: () => completePerson,
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ course }) => ({ path: `/api/course/${course}`, shows: { people: [{}, completePerson] } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      badBody('no name', { name: ' ' }, 'name: The name must not be empty.'),
      badBody('an invalid address', { email: 'nowhere' }, 'email: This is not an email address.'),
      badBody(
        'an address of another person in the course',
        { email: 'GRACE@school.example' },
        'email: Somebody in this course has this address already.',
      ),
      badBody('a negative grade', { grade: -1 }, 'grade: The grade must not be negative.'),
      badBody('a position before the first', { position: 0 }, 'position: The position must be at least 1.'),
      badBody(
        'a script for an address',
        { github: 'javascript:alert(1)' },
        'github: The GitHub address must be a name or an http(s) address.',
      ),
    ],
  },
  'GET /api/courses/{id}/students/{studentId}': {
    ask: ({ course, student }) => ({ path: { id: course, studentId: student } }),
    shows: ({ student }) => ({ id: student, _id: student, key: 'K1', grade: 80 }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'PATCH /api/courses/{id}/students/{studentId}': {
    ask: ({ course, student }) => ({
      path: { id: course, studentId: student },
      body: { name: 'Grace Hopper', email: 'hopper@school.example', role: 'Tutor' },
    }),
    shows: ({ student }) => ({ id: student, _id: student, name: 'Grace Hopper', role: 'Tutor', grade: 80 }),
    changes: ['courses', 'courseMembers'],
    after: ({ course }) => ({
      path: `/api/course/${course}`,
      shows: { people: [{ name: 'Grace Hopper', email: 'hopper@school.example', key: 'K1' }] },
    }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      badBody('no name', { name: ' ' }, 'name: The name must not be empty.'),
      badBody('null for the role', { role: null }, 'role: A value is needed.'),
      badBody('an invalid address', { email: 'nowhere' }, 'email: This is not an email address.'),
    ],
  },
  'POST /api/courses/{id}/gradeUpdate': gradeUpdate,
  'POST /api/api/v2/courses/{id}/gradeUpdate': gradeUpdate,
  'POST /api/courses/{id}/deleteStudent': {
    ask: ({ course, student }) => ({ path: { id: course }, body: { s_id: student } }),
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ course }) => ({ path: `/api/course/${course}`, shows: { people: [] } }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      badBody('no student', { s_id: undefined }, 's_id: A value is needed.'),
      badBody('too long a reason', { reason: 'x'.repeat(501) }, 'reason: At most 500 characters.'),
      badBody(
        'a person who is not in the course',
        { s_id: 'nobody' },
        'Student not found in this course.',
        404,
      ),
      badBody('__proto__', { s_id: '__proto__' }, 'Student not found in this course.', 404),
    ],
  },
  'POST /api/courses/{id}/people/import': {
    ask: ({ course }) => ({
      path: { id: course },
      body: { csv: 'name,email,grade\nAlan,alan@school.example,75\n,nobody,\n' },
    }),
    shows: () => ({ added: 1, updated: 0, problems: [{ row: 3 }] }),
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ course }) => ({
      path: `/api/course/${course}`,
      shows: { people: [{}, { name: 'Alan', grade: 75 }] },
    }),
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      badBody('no table', { csv: undefined }, 'csv: A value is needed.'),
      badBody('a number', { csv: 7 }, 'csv: Enter a text.'),
    ],
  },
  'GET /api/courses/{id}/people.csv': {
    ask: ({ course }) => ({ path: { id: course } }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
};
