import { graphql } from '../../gql/index.ts';

/** As much of a course as says what its target takes. */
export const courseGoalQuery = graphql(`
  query CourseGoal($id: ID!) {
    course(id: $id) {
      id
      name
      targetGrade
      categories {
        ...CategoryContent @unmask
      }
    }
  }
`);
