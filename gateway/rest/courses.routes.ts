import type { RestRow } from './route.ts';

export const coursesRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/course-templates',
    tag: 'Courses',
    operation: 'courseTemplates',
    reply: 'page',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/drafts',
    tag: 'Courses',
    operation: 'shareDraft',
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
    operation: 'draft',
    status: 200,
  },
];
