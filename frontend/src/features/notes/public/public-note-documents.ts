import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment PublicNoteWithContent on PublicNote {
    id
    courseId
    title
    revision
    authorName
    updatedAt
    canEdit
    content
  }
`);

export const publicNoteQuery = graphql(`
  query PublicNote($courseId: ID!, $id: ID!) {
    publicNote(courseId: $courseId, id: $id) {
      ...PublicNoteWithContent @unmask
      backlinks {
        id
        title
      }
    }
  }
`);

export const savePublicNoteMutation = graphql(`
  mutation SavePublicNote($courseId: ID!, $input: SavePublicNoteInput!) {
    savePublicNote(courseId: $courseId, input: $input) {
      ...PublicNoteWithContent @unmask
    }
  }
`);

export const updatePublicNoteMutation = graphql(`
  mutation UpdatePublicNote($courseId: ID!, $id: ID!, $input: UpdatePublicNoteInput!, $revision: Int) {
    updatePublicNote(courseId: $courseId, id: $id, input: $input, revision: $revision) {
      ...PublicNoteWithContent @unmask
    }
  }
`);

export const publicNoteVersionsQuery = graphql(`
  query PublicNoteVersions($courseId: ID!, $id: ID!) {
    publicNoteVersions(courseId: $courseId, id: $id) {
      id
      number
      title
      authorName
      savedAt
    }
  }
`);

export const publicNoteVersionQuery = graphql(`
  query PublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {
    publicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {
      id
      number
      title
      content
    }
  }
`);

export const restorePublicNoteVersionMutation = graphql(`
  mutation RestorePublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {
    restorePublicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {
      ...PublicNoteWithContent @unmask
    }
  }
`);
