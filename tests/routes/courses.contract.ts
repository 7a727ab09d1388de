import { draftCourse } from '../authorization/testing/things.ts';
import { invalidBody, invalidQuery, sharedByAll, openBecause, type RouteRows } from './testing/row.ts';

/** Courses without an account. */
export const coursesRows: RouteRows = {
  'GET /api/course-templates': {
    as: 'nobody',
    request: () => ({}),
    response: () => [{ name: 'Template' }],
    changes: [],
    signedOut: openBecause('everybody can read templates'),
    others: sharedByAll('everybody can read templates'),
    invalid: [
      invalidQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.'),
      invalidQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
    ],
  },
  'POST /api/drafts': {
    as: 'nobody',
    request: () => ({ body: { course: draftCourse } }),
    response: () => ({ name: draftCourse.name, createdAt: '2026-11-21T09:00:00.000Z' }),
    changes: ['drafts'],
    signedOut: openBecause('sharing needs no account'),
    others: sharedByAll('a shared copy has no owner'),
    invalid: [
      invalidBody('no course', { course: undefined }, 'course: A value is needed.'),
      invalidBody('a text', { course: 'Calculus' }, 'course: Enter an object.'),
      invalidBody(
        'a negative target',
        { course: { ...draftCourse, targetGrade: -1 } },
        'course.targetGrade: The target grade must not be negative.',
      ),
    ],
  },
  'GET /api/drafts/{id}': {
    as: 'nobody',
    request: ({ draft }) => ({ path: { id: draft } }),
    response: ({ draft }) => ({ id: draft, _id: draft, name: draftCourse.name }),
    changes: [],
    signedOut: openBecause('anyone with the link can open it'),
    others: sharedByAll('anyone with the link can open it'),
    invalid: [],
  },
};
