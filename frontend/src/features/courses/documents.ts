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
        ...CategoryContent @unmask
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
