import { graphql } from '../../gql/index.ts';

export const columnFragment = graphql(`
  fragment GradebookColumnSettings on GradebookColumn {
    itemId
    itemName
    categoryName
    maximumPoints
    quizId
    quizTitle
    isQuizDeleted
    isReleased
  }
`);

/** How the items of a course are graded. */
export const columnsQuery = graphql(`
  query GradebookColumns($courseId: ID!) {
    gradebookColumns(courseId: $courseId) {
      ...GradebookColumnSettings @unmask
    }
  }
`);

export const updateColumnMutation = graphql(`
  mutation UpdateGradebookColumn($courseId: ID!, $itemId: ID!, $input: GradebookColumnInput!) {
    updateGradebookColumn(courseId: $courseId, itemId: $itemId, input: $input) {
      ...GradebookColumnSettings @unmask
    }
  }
`);

/** How many grades of each item of a course were entered. */
export const enteredCountsQuery = graphql(`
  query EnteredGradeCounts($courseId: ID!) {
    gradebookColumns(courseId: $courseId) {
      itemId
      enteredGradeCount
    }
  }
`);
