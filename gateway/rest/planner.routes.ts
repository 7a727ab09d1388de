import type { RestRoute } from './route.ts';

export const plannerRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/grade-plan',
    tag: 'Planner',
    operation: /* GraphQL */ `
      query RestGradePlan($course: GradePlanInput!, $target: Float! = 85) {
        planGrades(course: $course, target: $target) {
          categories {
            name
            weight
            items {
              name
              weight
              recommended
            }
          }
          earned
          knownWeight
          unknownWeight
          currentGrade
          minGuaranteedGrade
          maxAchievableGrade
          target
          reachable
          grade
          message
        }
      }
    `,
    body: ['course', 'target'],
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
