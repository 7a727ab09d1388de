import { asMissing, badBody, badQuery, signInFirst, type RouteRow, type RouteRows } from './testing/row.ts';

const ofCourse = {
  signedOut: signInFirst,
  others: asMissing,
  changes: [],
} as const satisfies Partial<RouteRow>;

/** Also the owner of the course and an admin. */
const allButAda = ['eve', 'ian', 'iris', 'root'] as const;

const grade = { points: 81.5, note: 'Late' };

/** The gradebook of a course. */
export const gradebookRows: RouteRows = {
  'GET /api/courses/{id}/gradebook': {
    ...ofCourse,
    ask: ({ course }) => ({ path: { id: course } }),
    shows: ({ student }) => [{ studentId: student, name: 'Grace', points: [95, null], revisions: [1, 0] }],
    bad: [badQuery('a page of 0 rows', { first: 0 }, 'first: Ask for 1 to 100.')],
  },
  'PATCH /api/courses/{id}/gradebook': {
    ...ofCourse,
    ask: ({ course, student, item }) => ({
      path: { id: course },
      body: { grades: [{ studentId: student, itemId: item, ...grade }] },
    }),
    shows: ({ student }) => ({
      rows: [{ studentId: student, points: [81.5, null], revisions: [2, 0] }],
      conflicts: [],
    }),
    changes: ['auditLog', 'gradebookRows'],
    after: ({ course }) => ({
      path: `/api/courses/${course}/gradebook`,
      shows: [{ points: [81.5, null], currentGrade: 81.5, details: [{ note: 'Late' }] }],
    }),
    bad: [
      badBody(
        'a person who is not in the course',
        { grades: [{ studentId: 'nobody', itemId: 'i1', ...grade }] },
        'grades.0.studentId: This person is not in the course.\ngrades.0.itemId: This item does not exist in the course.',
      ),
    ],
  },
  'GET /api/courses/{id}/gradebook/columns': {
    ...ofCourse,
    ask: ({ course }) => ({ path: { id: course } }),
    shows: ({ item }) => [
      { itemId: item, itemName: 'Final', categoryName: 'Exams', isReleased: true },
      { itemName: 'Essay' },
    ],
    bad: [],
  },
  'PATCH /api/courses/{id}/gradebook/columns/{itemId}': {
    ...ofCourse,
    ask: ({ course, item }) => ({ path: { id: course, itemId: item }, body: { isReleased: false } }),
    shows: ({ item }) => ({ itemId: item, isReleased: false }),
    changes: ['auditLog', 'gradebooks'],
    after: ({ course }) => ({
      path: `/api/courses/${course}/gradebook/columns`,
      shows: [{ isReleased: false }, { isReleased: true }],
    }),
    bad: [
      badBody(
        'a quiz of no course',
        { quizId: 'no-such-id' },
        'quizId: Choose a quiz of this course that you can edit.',
      ),
    ],
  },
  'GET /api/courses/{id}/grades': {
    ...ofCourse,
    ask: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    shows: () => [],
    bad: [],
  },
  'GET /api/courses/{id}/plan': {
    ...ofCourse,
    strangers: allButAda,
    ask: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    shows: () => ({ targetGrade: 95, grades: [{ points: 90 }], items: [{ key: 'talk', points: 9 }] }),
    bad: [],
  },
  'PUT /api/courses/{id}/plan': {
    ...ofCourse,
    strangers: allButAda,
    ask: ({ quizCourse }) => ({ path: { id: quizCourse }, body: { targetGrade: 60, grades: [], items: [] } }),
    shows: () => ({ targetGrade: 60, grades: [], items: [] }),
    changes: ['ownPlans'],
    after: ({ quizCourse }) => ({
      path: `/api/courses/${quizCourse}/plan`,
      shows: { targetGrade: 60, items: [] },
    }),
    bad: [
      badBody(
        'a negative target',
        { targetGrade: -1 },
        'targetGrade: The target grade must not be negative.',
      ),
      badBody(
        'an item with two grades',
        { grades: [1, 2].map((points) => ({ itemId: 'i1', points })) },
        'grades.1.itemId: This item has two grades.',
      ),
    ],
  },
};
