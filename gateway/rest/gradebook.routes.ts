import type { RestRow } from './route.ts';

const tag = 'Gradebook';

export const gradebookRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/courses/{id}/gradebook',
    tag,
    operation: 'gradebookRows',
    rename: { courseId: 'id' },
    reply: 'page',
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/courses/{id}/gradebook',
    tag,
    guard: 'gradebookColumns',
    operation: 'updateGrades',
    rename: { courseId: 'id' },
    status: 200,
    example: { grades: [{ studentId: 'the id of a student', itemId: 'the id of an item', points: 8.5 }] },
  },
  {
    method: 'get',
    path: '/api/courses/{id}/gradebook/columns',
    tag,
    operation: 'gradebookColumns',
    rename: { courseId: 'id' },
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/courses/{id}/gradebook/columns/{itemId}',
    tag,
    guard: 'course',
    operation: 'updateGradebookColumn',
    rename: { courseId: 'id' },
    status: 200,
    example: { isReleased: false },
  },
  {
    method: 'get',
    path: '/api/courses/{id}/grades',
    tag,
    operation: 'ownGrades',
    rename: { courseId: 'id' },
    status: 200,
  },
  {
    method: 'get',
    path: '/api/courses/{id}/plan',
    tag,
    operation: 'ownPlan',
    rename: { courseId: 'id' },
    status: 200,
  },
  {
    method: 'put',
    path: '/api/courses/{id}/plan',
    tag,
    guard: 'ownPlan',
    operation: 'updateOwnPlan',
    rename: { courseId: 'id' },
    status: 200,
    example: {
      targetGrade: 90,
      grades: [{ itemId: 'the id of an item', points: 8.5 }],
      items: [
        {
          key: 'extra-1',
          categoryName: 'Exams',
          name: 'Extra credit',
          weight: 5,
          maximumPoints: 10,
          points: null,
        },
      ],
    },
  },
];
