import { graphql } from '../../gql/index.ts';

export const courseTemplatesQuery = graphql(`
  query CourseTemplates($first: Int!, $after: String) {
    courseTemplates(first: $first, after: $after) {
      nodes {
        id
        name
        description
        targetGrade
        meterDivisions
        gradeMaps {
          letter
          minimum
        }
        categories {
          ...CategoryContent @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);
