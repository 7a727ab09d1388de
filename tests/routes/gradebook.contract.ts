import {
  asMissing,
  invalidBody,
  invalidQuery,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const courseRow = {
  signedOut: signInFirst,
  others: asMissing,
  changes: [],
} as const satisfies Partial<RouteRow>;

/** All users but Ada, even the owner of the course and an admin. */
const allButAda = ['eve', 'ian', 'iris', 'root'] as const;

const grade = { points: 81.5, note: 'Late' };

/** The gradebook of a course. */
export const gradebookRows: RouteRows = {
  'GET /api/courses/{id}/gradebook': {
    ...courseRow,
    request: ({ course }) => ({ path: { id: course } }),
    response: ({ student }) => [{ studentId: student, name: 'Grace', points: [95, null], revisions: [1, 0] }],
    invalid: [invalidQuery('a page of 0 rows', { first: 0 }, 'first: Ask for 1 to 100.')],
  },
  'PATCH /api/courses/{id}/gradebook': {
    ...courseRow,
    request: ({ course, student, item }) => ({
      path: { id: course },
      body: { grades: [{ studentId: student, itemId: item, ...grade }] },
    }),
    response: ({ student }) => ({
      rows: [{ studentId: student, points: [81.5, null], revisions: [2, 0] }],
      conflicts: [],
    }),
    changes: ['auditLog', 'gradebookRows'],
    after: ({ course }) => ({
      path: `/api/courses/${course}/gradebook`,
      response: [{ points: [81.5, null], currentGrade: 81.5, details: [{ note: 'Late' }] }],
    }),
    invalid: [
      invalidBody(
        'a person who is not in the course',
        { grades: [{ studentId: 'nobody', itemId: 'i1', ...grade }] },
        'grades.0.studentId: This person is not in the course.\ngrades.0.itemId: This item does not exist in the course.',
      ),
    ],
  },
  'GET /api/courses/{id}/gradebook/columns': {
    ...courseRow,
    request: ({ course }) => ({ path: { id: course } }),
    response: ({ item }) => [
      { itemId: item, itemName: 'Final', categoryName: 'Exams', isReleased: true },
      { itemName: 'Essay' },
    ],
    invalid: [],
  },
  'PATCH /api/courses/{id}/gradebook/columns/{itemId}': {
    ...courseRow,
    request: ({ course, item }) => ({ path: { id: course, itemId: item }, body: { isReleased: false } }),
    response: ({ item }) => ({ itemId: item, isReleased: false }),
    changes: ['auditLog', 'gradebooks'],
    after: ({ course }) => ({
      path: `/api/courses/${course}/gradebook/columns`,
      response: [{ isReleased: false }, { isReleased: true }],
    }),
    invalid: [
      invalidBody(
        'a quiz of no course',
        { quizId: 'no-such-id' },
        'quizId: Choose a quiz of this course that you can edit.',
      ),
    ],
  },
  'GET /api/courses/{id}/grades': {
    ...courseRow,
    request: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    response: () => [],
    invalid: [],
  },
  'GET /api/courses/{id}/plan': {
    ...courseRow,
    strangers: allButAda,
    request: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    response: () => ({ targetGrade: 95, grades: [{ points: 90 }], items: [{ key: 'talk', points: 9 }] }),
    invalid: [],
  },
  'PUT /api/courses/{id}/plan': {
    ...courseRow,
    strangers: allButAda,
    request: ({ quizCourse }) => ({
      path: { id: quizCourse },
      body: { targetGrade: 60, grades: [], items: [] },
    }),
    response: () => ({ targetGrade: 60, grades: [], items: [] }),
    changes: ['ownPlans'],
    after: ({ quizCourse }) => ({
      path: `/api/courses/${quizCourse}/plan`,
      response: { targetGrade: 60, items: [] },
    }),
    invalid: [
      invalidBody(
        'a negative target',
        { targetGrade: -1 },
        'targetGrade: The target grade must not be negative.',
      ),
      invalidBody(
        'an item with two grades',
        { grades: [1, 2].map((points) => ({ itemId: 'i1', points })) },
        'grades.1.itemId: This item has two grades.',
      ),
    ],
  },
};
