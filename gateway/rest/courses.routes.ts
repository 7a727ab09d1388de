import { courseContent } from './course-fields.ts';
import type { RestRoute } from './route.ts';

export const coursesRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/course-templates',
    tag: 'Courses',
    operation: `query RestCourseTemplates($first: Int! = 20, $after: String) {
      courseTemplates(first: $first, after: $after) {
        nodes { _id: id ${courseContent} }
        pageInfo { hasNextPage endCursor }
        totalCount
      }
    }`,
    query: ['first', 'after'],
    reply: 'page',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/drafts',
    tag: 'Courses',
    operation: `mutation RestShareDraft($course: CourseInput!) {
      shareDraft(course: $course) { _id: id ${courseContent} createdAt expiresAt }
    }`,
    body: ['course'],
    status: 201,
    errors: ['RATE_LIMITED'],
    example: {
      course: {
        name: 'Calculus',
        targetGrade: 85,
        categories: [
          {
            name: 'Exams',
            categoryType: 'STANDARD',
            items: [{ name: 'Final Exam', weight: 100, maximumPoints: 100 }],
          },
        ],
      },
    },
  },
  {
    method: 'get',
    path: '/api/drafts/{id}',
    tag: 'Courses',
    operation: `query RestDraft($id: ID!) { draft(id: $id) { _id: id ${courseContent} createdAt expiresAt } }`,
    status: 200,
  },
];
