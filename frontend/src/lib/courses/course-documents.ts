import { graphql } from '../../gql/index.ts';

// For documents that use this fragment by name.
graphql(`
  fragment CategoryContent on Category {
    name
    categoryType
    weight
    maximumPoints
    dropLowest
    items {
      itemId
      name
      description
      dueAt
      weight
      knownScores
      grade
      maximumPoints
    }
  }
`);

export const savedCoursesQuery = graphql(`
  query SavedCourses {
    savedCourses {
      id
      name
      description
      targetGrade
      currentGrade
      letter
      meterDivisions
      lastUpdatedOn
      isTemplate
      access
      createdBy
      peopleCount
    }
  }
`);

export const deleteCourseMutation = graphql(`
  mutation DeleteCourse($id: ID!) {
    deleteCourse(id: $id)
  }
`);

export const restoreCourseMutation = graphql(`
  mutation RestoreCourse($id: ID!) {
    restoreCourse(id: $id) {
      id
      name
    }
  }
`);

export const duplicateCourseMutation = graphql(`
  mutation DuplicateCourse($id: ID!) {
    duplicateCourse(id: $id) {
      id
      name
    }
  }
`);

/** IDs only: to count the people in a course. */
export const coursePeopleQuery = graphql(`
  query PeopleInCourse($id: ID!) {
    course(id: $id) {
      id
      people {
        id
      }
    }
  }
`);

/** Courses that the user owns or is in. */
export const courseNamesQuery = graphql(`
  query CourseNames {
    savedCourses {
      id
      name
    }
    memberCourses {
      id
      name
    }
  }
`);
