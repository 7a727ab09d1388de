import { courseFieldNames, planFieldNames } from '../../core/grading/course-fields.ts';

/** What every kind of course shows of how it is graded. */
export const courseContent = /* GraphQL */ `
  id
  ${planFieldNames.join('\n  ')}
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
  meterDivisions
  gradeMaps {
    letter
    minimum
  }
`;

export const studentFields = /* GraphQL */ `
  id
  _id: id
  name
  role
  email
  linkedin
  github
  key
  grade
  membership
`;

/** The specification's saved course payload, with additional fields for editors. */
export const savedCourseFields = /* GraphQL */ `
  _id: id
  ${courseContent}
  createdBy
  ${courseFieldNames.join('\n  ')}
  people { ${studentFields} }
  lastUpdatedOn
  isTemplate
  revision
  canEdit
`;

/** Succeeds for editors of the course in the path. */
export const editableCourse = 'query RestEditableCourse($id: ID!) { course(id: $id, toEdit: true) { id } }';
