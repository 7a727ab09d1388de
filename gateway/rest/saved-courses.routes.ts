import { texts } from '../../core/texts.ts';
import type { RestRow } from './route.ts';

const tag = 'Saved courses';

const example = {
  name: 'Calculus',
  targetGrade: 85,
  categories: [
    {
      name: 'Exams',
      categoryType: 'STANDARD',
      items: [{ name: 'Final Exam', weight: 100, maximumPoints: 100 }],
    },
  ],
};

const read = {
  method: 'get',
  tag,
  operation: 'course',
  omit: ['toEdit'],
  // The operation is open to anyone, but only templates are public.
  errors: ['UNAUTHENTICATED'],
  status: 200,
} as const satisfies Partial<RestRow>;

const update = {
  method: 'patch',
  tag,
  operation: 'updateCourse',
  guard: 'course',
  status: 200,
  errors: ['CONFLICT'],
  failureTitle: texts.courseUpdate.failure,
  example: { name: 'Calculus II' },
} as const satisfies Partial<RestRow>;

export const savedCoursesRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/course',
    tag,
    operation: 'saveCourse',
    status: 201,
    errors: ['RATE_LIMITED'],
    failureTitle: texts.courseSave.failure,
    example,
  },
  { ...read, path: '/api/course/{id}' },
  { ...read, path: '/api/api/v2/course/grade/{id}' },
  {
    ...update,
    path: '/api/course/{id}',
  },
  {
    ...update,
    path: '/api/api/v2/course/{id}',
  },
  {
    ...update,
    path: '/api/api/v2/course/grade/{id}',
    bodyFields: ['notes', 'targetGrade', 'categories', 'meterDivisions'],
    failureTitle: texts.courseUpdate.gradesFailure,
    example: { targetGrade: 90 },
  },
  {
    method: 'delete',
    path: '/api/course/{id}',
    tag,
    operation: 'deleteCourse',
    status: 204,
    failureTitle: texts.courseDelete.failure,
  },
  {
    method: 'post',
    path: '/api/course/{id}/restore',
    tag,
    operation: 'restoreCourse',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/course/{id}/duplicate',
    tag,
    operation: 'duplicateCourse',
    status: 201,
    errors: ['RATE_LIMITED'],
    failureTitle: texts.courseSave.failure,
  },
  {
    method: 'get',
    path: '/api/courses/meta',
    tag,
    operation: 'savedCourses',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/courses/deleted',
    tag,
    operation: 'deletedCourses',
    status: 200,
  },
  {
    method: 'get',
    path: '/api/courses/member',
    tag,
    operation: 'memberCourses',
    status: 200,
  },
];
