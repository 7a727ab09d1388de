import type { CourseGoalQuery } from '../../../gql/graphql.ts';
import { answered, api } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';

/** A course in which 85 takes 90 on the final. */
export const goalCourse: NonNullable<CourseGoalQuery['course']> = {
  __typename: 'SavedCourse',
  id: 'algebra',
  name: 'Algebra',
  targetGrade: 85,
  categories: [
    {
      __typename: 'Category',
      name: 'Exams',
      categoryType: 'STANDARD',
      weight: 100,
      maximumPoints: 100,
      items: [
        {
          __typename: 'Item',
          name: 'Midterm',
          description: '',
          weight: 50,
          knownScores: true,
          grade: 80,
          maximumPoints: 100,
        },
        {
          __typename: 'Item',
          name: 'Final',
          description: '',
          weight: 50,
          knownScores: false,
          grade: 0,
          maximumPoints: 100,
        },
      ],
    },
  ],
};

export const goalIs = (course: CourseGoalQuery['course']) =>
  server.use(api.query('CourseGoal', answered({ course })));
