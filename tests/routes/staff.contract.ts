import {
  asMissing,
  invalidBody,
  authorRow,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const ownerRow = {
  as: 'iris',
  changes: ['auditLog', 'courses'],
  signedOut: signInFirst,
  others: asMissing,
  strangers: ['ada', 'eve', 'ian'],
} as const satisfies Partial<RouteRow>;

const cannotInvite = (what: string, email: string, text: string) =>
  invalidBody(what, { email }, `email: ${text}`);

/** Staff of a course. */
export const staffRows: RouteRows = {
  'POST /api/courses/{id}/staff': {
    ...authorRow,
    request: ({ quizCourse }) => ({
      path: { id: quizCourse },
      body: { email: 'Una@School.example', role: 'CO_INSTRUCTOR' },
    }),
    response: () => ({
      email: 'una@school.example',
      name: '',
      role: 'CO_INSTRUCTOR',
      membership: 'INVITED',
      invitedBy: 'iris Test',
      acceptedAt: null,
    }),
    changes: ['auditLog', 'courses', 'courseMembers', 'outbox'],
    after: ({ quizCourse }) => ({
      path: `/api/course/${quizCourse}`,
      response: { staff: [{ role: 'GRADER' }, { email: 'una@school.example' }] },
    }),
    others: asMissing,
    invalid: [
      cannotInvite('an invalid address', 'nowhere', 'This is not an email address.'),
      cannotInvite(
        'the owner’s own address',
        'iris@markwise.example',
        'You own the course. Enter the address of somebody else.',
      ),
      cannotInvite(
        'an address that was invited before',
        'assistant@school.example',
        'This person works in the staff of the course already, or is invited to it.',
      ),
    ],
  },
  'PATCH /api/courses/{id}/staff/{staffId}': {
    ...ownerRow,
    request: ({ quizCourse, staff }) => ({
      path: { id: quizCourse, staffId: staff },
      body: { role: 'CO_INSTRUCTOR' },
    }),
    response: ({ staff }) => ({ id: staff, email: 'assistant@school.example', role: 'CO_INSTRUCTOR' }),
    after: ({ quizCourse }) => ({
      path: `/api/course/${quizCourse}`,
      response: { staff: [{ role: 'CO_INSTRUCTOR' }] },
    }),
    invalid: [invalidBody('no role', { role: undefined }, 'role: A value is needed.')],
  },
  'DELETE /api/courses/{id}/staff/{staffId}': {
    ...ownerRow,
    request: ({ quizCourse, staff }) => ({ path: { id: quizCourse, staffId: staff } }),
    changes: ['auditLog', 'courses', 'courseMembers'],
    after: ({ quizCourse }) => ({ path: `/api/course/${quizCourse}`, response: { staff: [] } }),
    invalid: [],
  },
};
