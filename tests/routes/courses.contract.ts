import { draftCourse } from '../authorization/testing/things.ts';
import { badBody, badQuery, sharedByAll, open, type RouteRows } from './testing/row.ts';

/** Courses without an account. */
export const coursesRows: RouteRows = {
  'GET /api/course-templates': {
    as: 'nobody',
    ask: () => ({}),
    shows: () => [{ name: 'Template' }],
    changes: [],
    signedOut: open('everybody can read templates'),
    others: sharedByAll('everybody can read templates'),
    bad: [
      badQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.'),
      badQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
    ],
  },
  'POST /api/drafts': {
    as: 'nobody',
    ask: () => ({ body: { course: draftCourse } }),
    shows: () => ({ name: draftCourse.name, createdAt: '2026-11-21T09:00:00.000Z' }),
    changes: ['drafts'],
    signedOut: open('sharing needs no account'),
    others: sharedByAll('a shared copy has no owner'),
    bad: [
      badBody('no course', { course: undefined }, 'course: A value is needed.'),
      badBody('a text', { course: 'Calculus' }, 'course: Enter an object.'),
      badBody(
        'a negative target',
        { course: { ...draftCourse, targetGrade: -1 } },
        'course.targetGrade: The target grade must not be negative.',
      ),
    ],
  },
  'GET /api/drafts/{id}': {
    as: 'nobody',
    ask: ({ draft }) => ({ path: { id: draft } }),
    shows: ({ draft }) => ({ id: draft, _id: draft, name: draftCourse.name }),
    changes: [],
    signedOut: open('anyone with the link can open it'),
    others: sharedByAll('anyone with the link can open it'),
    bad: [],
  },
};
