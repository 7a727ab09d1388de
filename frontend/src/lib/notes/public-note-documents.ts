import { graphql } from '../../gql/index.ts';

export const courseNotesQuery = graphql(`
  query CourseNotes($courseId: ID!) {
    publicNotes(courseId: $courseId) {
      id
      title
      excerpt
      authorName
      updatedAt
    }
  }
`);

export const deletedCourseNotesQuery = graphql(`
  query DeletedCourseNotes($courseId: ID!) {
    deletedPublicNotes(courseId: $courseId) {
      id
      title
      excerpt
      deletedAt
      restoreExpiresAt
    }
  }
`);

export const orderCourseNotesMutation = graphql(`
  mutation OrderCourseNotes($courseId: ID!, $ids: [ID!]!) {
    orderPublicNotes(courseId: $courseId, ids: $ids) {
      id
    }
  }
`);

export const deleteCourseNoteMutation = graphql(`
  mutation DeleteCourseNote($courseId: ID!, $id: ID!) {
    deletePublicNote(courseId: $courseId, id: $id)
  }
`);

export const restoreCourseNoteMutation = graphql(`
  mutation RestoreCourseNote($courseId: ID!, $id: ID!) {
    restorePublicNote(courseId: $courseId, id: $id) {
      id
      title
    }
  }
`);
