import { graphql } from '../../../gql/index.ts';

export const shareDraftMutation = graphql(`
  mutation ShareDraft($course: CourseInput!) {
    shareDraft(course: $course) {
      id
      expiresAt
    }
  }
`);

export const draftQuery = graphql(`
  query Draft($id: ID!) {
    draft(id: $id) {
      id
      name
      description
      targetGrade
      categories {
        ...CategoryContent @unmask
      }
      meterDivisions
      gradeMaps {
        letter
        minimum
      }
    }
  }
`);
