import type { RestRow } from './route.ts';

const tag = 'People in a course';

const gradeUpdate = {
  method: 'post',
  tag,
  guard: 'gradebookColumns',
  operation: 'updateStudentGrade',
  rename: { courseId: 'id' },
  status: 200,
  example: { studentId: 'the id of a student', grade: 87.5 },
} as const;

export const peopleRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/courses/{id}/students',
    tag,
    guard: 'course',
    operation: 'addStudent',
    rename: { courseId: 'id' },
    status: 201,
    errors: ['RATE_LIMITED'],
    example: { name: 'Ada Lovelace', email: 'ada@markwise.example' },
  },
  {
    method: 'get',
    path: '/api/courses/{id}/students/{studentId}',
    tag,
    operation: 'student',
    rename: { courseId: 'id' },
    status: 200,
  },
  {
    method: 'patch',
    path: '/api/courses/{id}/students/{studentId}',
    tag,
    guard: 'course',
    operation: 'updateStudent',
    rename: { courseId: 'id' },
    status: 200,
    errors: ['RATE_LIMITED'],
    example: { name: 'Ada King' },
  },
  { ...gradeUpdate, path: '/api/courses/{id}/gradeUpdate' },
  {
    ...gradeUpdate,
    path: '/api/api/v2/courses/{id}/gradeUpdate',
  },
  {
    method: 'post',
    path: '/api/courses/{id}/deleteStudent',
    tag,
    guard: 'course',
    operation: 'removeStudent',
    rename: { courseId: 'id', studentId: 's_id' },
    status: 204,
    example: { s_id: 'the id of a student', reason: 'Changed to another course' },
  },
  {
    method: 'post',
    path: '/api/courses/{id}/people/import',
    tag,
    guard: 'course',
    operation: 'importPeople',
    rename: { courseId: 'id' },
    status: 200,
    errors: ['RATE_LIMITED'],
    example: { csv: 'name,email\nAda Lovelace,ada@markwise.example' },
  },
  {
    method: 'get',
    path: '/api/courses/{id}/people.csv',
    tag,
    operation: 'peopleExport',
    rename: { courseId: 'id' },
    status: 200,
    reply: 'csv',
  },
];
