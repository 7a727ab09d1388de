import { completePerson } from '../support/courses.ts';
import { asMissing, invalidBody, signInFirst, type RouteRow, type RouteRows } from './testing/row.ts';

const gradeUpdate: RouteRow = {
  request: ({ course, student }) => ({ path: { id: course }, body: { studentId: student, grade: 92.5 } }),
  response: ({ student }) => ({ id: student, _id: student, grade: 92.5 }),
  changes: ['auditLog', 'courses'],
  after: ({ course }) => ({ path: `/api/course/${course}`, response: { people: [{ grade: 92.5 }] } }),
  signedOut: signInFirst,
  others: asMissing,
  invalid: [
    invalidBody('a negative grade', { grade: -1 }, 'grade: The grade must not be negative.'),
    invalidBody('a text for a grade', { grade: 'A' }, 'grade: Enter a finite number.'),
    invalidBody(
      'no grade at all',
      { grade: undefined },
      'grade: A value is needed: percent, or null for no grade.',
    ),
    invalidBody(
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
    request: ({ course }) => ({ path: { id: course }, body: completePerson }),
    response: () => completePerson,
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ course }) => ({ path: `/api/course/${course}`, response: { people: [{}, completePerson] } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      invalidBody('no name', { name: ' ' }, 'name: The name must not be empty.'),
      invalidBody('an invalid address', { email: 'nowhere' }, 'email: This is not an email address.'),
      invalidBody(
        'an address of another person in the course',
        { email: 'GRACE@school.example' },
        'email: Somebody in this course has this address already.',
      ),
      invalidBody('a negative grade', { grade: -1 }, 'grade: The grade must not be negative.'),
      invalidBody(
        'a position before the first',
        { position: 0 },
        'position: The position must be at least 1.',
      ),
      invalidBody(
        'a script for an address',
        { github: 'javascript:alert(1)' },
        'github: The GitHub address must be a name or an http(s) address.',
      ),
    ],
  },
  'GET /api/courses/{id}/students/{studentId}': {
    request: ({ course, student }) => ({ path: { id: course, studentId: student } }),
    response: ({ student }) => ({ id: student, _id: student, key: 'K1', grade: 80 }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'PATCH /api/courses/{id}/students/{studentId}': {
    request: ({ course, student }) => ({
      path: { id: course, studentId: student },
      body: { name: 'Grace Hopper', email: 'hopper@school.example', role: 'Tutor' },
    }),
    response: ({ student }) => ({
      id: student,
      _id: student,
      name: 'Grace Hopper',
      role: 'Tutor',
      grade: 80,
    }),
    changes: ['courses', 'courseMembers'],
    after: ({ course }) => ({
      path: `/api/course/${course}`,
      response: { people: [{ name: 'Grace Hopper', email: 'hopper@school.example', key: 'K1' }] },
    }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      invalidBody('no name', { name: ' ' }, 'name: The name must not be empty.'),
      invalidBody('null for the role', { role: null }, 'role: A value is needed.'),
      invalidBody('an invalid address', { email: 'nowhere' }, 'email: This is not an email address.'),
    ],
  },
  'POST /api/courses/{id}/gradeUpdate': gradeUpdate,
  'POST /api/api/v2/courses/{id}/gradeUpdate': gradeUpdate,
  'POST /api/courses/{id}/deleteStudent': {
    request: ({ course, student }) => ({ path: { id: course }, body: { s_id: student } }),
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ course }) => ({ path: `/api/course/${course}`, response: { people: [] } }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      invalidBody('no student', { s_id: undefined }, 's_id: A value is needed.'),
      invalidBody(
        'a reason that is too long',
        { reason: 'x'.repeat(501) },
        'reason: At most 500 characters.',
      ),
      invalidBody(
        'a person who is not in the course',
        { s_id: 'nobody' },
        'Student not found in this course.',
        404,
      ),
      invalidBody('__proto__', { s_id: '__proto__' }, 'Student not found in this course.', 404),
    ],
  },
  'POST /api/courses/{id}/people/import': {
    request: ({ course }) => ({
      path: { id: course },
      body: { csv: 'name,email,grade\nAlan,alan@school.example,75\n,nobody,\n' },
    }),
    response: () => ({ added: 1, updated: 0, problems: [{ row: 3 }] }),
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ course }) => ({
      path: `/api/course/${course}`,
      response: { people: [{}, { name: 'Alan', grade: 75 }] },
    }),
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      invalidBody('no table', { csv: undefined }, 'csv: A value is needed.'),
      invalidBody('a number', { csv: 7 }, 'csv: Enter a text.'),
    ],
  },
  'GET /api/courses/{id}/people.csv': {
    request: ({ course }) => ({ path: { id: course } }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
};
