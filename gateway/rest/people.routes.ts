import { editableCourse, studentFields } from './course-fields.ts';
import type { RestRoute } from './route.ts';

const tag = 'People in a course';

const gradeUpdate = {
  method: 'post',
  tag,
  guard: editableCourse,
  operation: `mutation RestUpdateStudentGrade($id: ID!, $studentId: ID!, $grade: Float) {
    updateStudentGrade(courseId: $id, studentId: $studentId, grade: $grade) { ${studentFields} }
  }`,
  body: ['studentId', 'grade'],
  status: 200,
  example: { studentId: 'the id of a student', grade: 87.5 },
} as const;

export const peopleRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/courses/{id}/students',
    tag,
    guard: editableCourse,
    operation: `mutation RestAddStudent($id: ID!, $input: StudentInput!) {
      addStudent(courseId: $id, input: $input) { ${studentFields} }
    }`,
    input: { variable: 'input' },
    status: 201,
    errors: ['RATE_LIMITED'],
    example: { name: 'Ada Lovelace', email: 'ada@markwise.example' },
  },
  {
    method: 'patch',
    path: '/api/courses/{id}/students/{studentId}',
    tag,
    guard: editableCourse,
    operation: `mutation RestUpdateStudent($id: ID!, $studentId: ID!, $input: UpdateStudentInput!) {
      updateStudent(courseId: $id, studentId: $studentId, input: $input) { ${studentFields} }
    }`,
    input: { variable: 'input' },
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
    guard: editableCourse,
    operation: `mutation RestRemoveStudent($id: ID!, $s_id: ID!) {
      removeStudent(courseId: $id, studentId: $s_id)
    }`,
    body: ['s_id'],
    status: 204,
    example: { s_id: 'the id of a student' },
  },
  {
    method: 'post',
    path: '/api/courses/{id}/people/import',
    tag,
    guard: editableCourse,
    operation: `mutation RestImportPeople($id: ID!, $csv: String!) {
      importPeople(courseId: $id, csv: $csv) { added updated problems { row message } }
    }`,
    body: ['csv'],
    status: 200,
    errors: ['RATE_LIMITED'],
    example: { csv: 'name,email\nAda Lovelace,ada@markwise.example' },
  },
  {
    method: 'get',
    path: '/api/courses/{id}/people.csv',
    tag,
    operation: 'query RestExportPeople($id: ID!) { peopleExport(courseId: $id) }',
    status: 200,
    reply: 'csv',
  },
];
