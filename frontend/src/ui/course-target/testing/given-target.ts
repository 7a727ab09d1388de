import type { CourseTargetQuery, CourseNamesQuery } from '../../../gql/graphql.ts';
import { answered, api } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';

/** A course in which a target of 85 needs 90 on the final. */
export const targetCourse: NonNullable<CourseTargetQuery['course']> = {
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
      dropLowest: 0,
      items: [
        {
          __typename: 'Item',
          itemId: null,
          name: 'Midterm',
          description: '',
          dueAt: null,
          weight: 50,
          knownScores: true,
          grade: 80,
          maximumPoints: 100,
        },
        {
          __typename: 'Item',
          itemId: null,
          name: 'Final',
          description: '',
          dueAt: null,
          weight: 50,
          knownScores: false,
          grade: 0,
          maximumPoints: 100,
        },
      ],
    },
  ],
};

/** Mocks the target of a course. By default the user owns it. */
export function targetIs(
  course: CourseTargetQuery['course'],
  names: Partial<CourseNamesQuery> = {},
  asked: (id: unknown) => void = () => {},
): void {
  const own = course ? [{ __typename: 'SavedCourseMeta' as const, id: course.id, name: course.name }] : [];
  server.use(
    api.query('CourseNames', answered({ savedCourses: own, memberCourses: [], ...names })),
    api.query('CourseTarget', ({ variables }) => {
      asked(variables['id']);
      return answered({ course })();
    }),
  );
}
