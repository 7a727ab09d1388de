import { texts } from '../../core/texts.ts';
import { editableCourse, savedCourseFields } from './course-fields.ts';
import type { RestRoute } from './route.ts';

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
  operation: `query RestCourse($id: ID!) { course(id: $id) { ${savedCourseFields} } }`,
  // The operation is open to anyone, but only templates are public.
  errors: ['UNAUTHENTICATED'],
  status: 200,
} as const satisfies Partial<RestRoute>;

const update = {
  method: 'patch',
  tag,
  operation: `mutation RestUpdateCourse($id: ID!, $input: UpdateCourseInput!, $revision: Int) {
    updateCourse(id: $id, input: $input, revision: $revision) { ${savedCourseFields} }
  }`,
  guard: editableCourse,
  body: ['revision'],
  status: 200,
  errors: ['CONFLICT'],
  failureTitle: texts.courseUpdate.failure,
  example: { name: 'Calculus II' },
} as const satisfies Partial<RestRoute>;

export const savedCoursesRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/course',
    tag,
    operation: `mutation RestSaveCourse($input: SaveCourseInput!) {
      saveCourse(input: $input) { ${savedCourseFields} }
    }`,
    input: { variable: 'input' },
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
    input: { variable: 'input' },
  },
  {
    ...update,
    path: '/api/api/v2/course/{id}',
    input: { variable: 'input' },
  },
  {
    ...update,
    path: '/api/api/v2/course/grade/{id}',
    input: { variable: 'input', fields: ['notes', 'targetGrade', 'categories', 'meterDivisions'] },
    failureTitle: texts.courseUpdate.gradesFailure,
    example: { targetGrade: 90 },
  },
  {
    method: 'delete',
    path: '/api/course/{id}',
    tag,
    operation: 'mutation RestDeleteCourse($id: ID!) { deleteCourse(id: $id) }',
    status: 204,
    failureTitle: texts.courseDelete.failure,
  },
  {
    method: 'post',
    path: '/api/course/{id}/restore',
    tag,
    operation: `mutation RestRestoreCourse($id: ID!) { restoreCourse(id: $id) { ${savedCourseFields} } }`,
    status: 200,
  },
  {
    method: 'post',
    path: '/api/course/{id}/duplicate',
    tag,
    operation: `mutation RestDuplicateCourse($id: ID!) { duplicateCourse(id: $id) { ${savedCourseFields} } }`,
    status: 201,
    errors: ['RATE_LIMITED'],
    failureTitle: texts.courseSave.failure,
  },
  {
    method: 'get',
    path: '/api/courses/meta',
    tag,
    operation: `query RestSavedCourses {
      savedCourses { id _id: id name description targetGrade lastUpdatedOn isTemplate }
    }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/courses/deleted',
    tag,
    operation: `query RestDeletedCourses {
      deletedCourses { id _id: id name description deletedAt restoreExpiresAt }
    }`,
    status: 200,
  },
  {
    method: 'get',
    path: '/api/courses/member',
    tag,
    operation: `query RestMemberCourses {
      memberCourses { id _id: id name description createdBy role grade lastUpdatedOn }
    }`,
    status: 200,
  },
];
