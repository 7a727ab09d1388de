import { graphql } from '../../gql/index.ts';

export const tasksQuery = graphql(`
  query Tasks($first: Int!) {
    me {
      id
      tasks(first: $first) {
        nodes {
          id
          title
          courseId
          courseName
          quizId
          itemId
          opensAt
          dueAt
          closesAt
          isBegun
        }
        totalCount
      }
    }
  }
`);
