import type { RestRow } from './route.ts';

export const plannerRoutes: readonly RestRow[] = [
  {
    method: 'post',
    path: '/api/grade-plan',
    tag: 'Planner',
    operation: 'planGrades',
    status: 200,
    example: {
      course: {
        categories: [
          {
            name: 'Exams',
            categoryType: 'STANDARD',
            items: [
              { name: 'Exam 1', weight: 50, knownScores: true, grade: 81, maximumPoints: 100 },
              { name: 'Final Exam', weight: 50, maximumPoints: 100 },
            ],
          },
        ],
      },
      target: 85,
    },
  },
];
