import { graphql } from '../../gql/index.ts';

export const memberCoursesQuery = graphql(`
  query MemberCourses {
    memberCourses {
      id
      name
      description
      createdBy
      role
      grade
      lastUpdatedOn
    }
  }
`);

export const templateListQuery = graphql(`
  query TemplateList {
    courseTemplates {
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
        name
        categoryType
        weight
        maximumPoints
        items {
          name
          description
          weight
          knownScores
          grade
          maximumPoints
        }
      }
    }
  }
`);

export const deletedCoursesQuery = graphql(`
  query DeletedCourses {
    deletedCourses {
      id
      name
      deletedOn
      restorableUntil
    }
  }
`);

/** As the list of quizzes asks for them, and when what counts was handed in. */
export const homeStandingsQuery = graphql(`
  query HomeStandings {
    quizStandings {
      quizId
      quizTitle
      closed
      attemptsUsed
      open {
        id
        kind
        startedAt
        dueAt
      }
      counting {
        id
        percent
        pending
        submittedAt
        resultAt
      }
    }
  }
`);
