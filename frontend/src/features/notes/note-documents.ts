import { graphql } from '../../gql/index.ts';

graphql(`
  fragment NoteWithContent on Note {
    id
    title
    tags
    courseId
    isPinned
    revision
    updatedAt
    content
  }
`);

export const notesQuery = graphql(`
  query Notes($search: String, $tag: String, $courseId: ID, $first: Int!, $after: String) {
    notes(search: $search, tag: $tag, courseId: $courseId, first: $first, after: $after) {
      totalCount
      nodes {
        id
        title
        excerpt
        tags
        courseId
        isPinned
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const noteQuery = graphql(`
  query Note($id: ID!) {
    note(id: $id) {
      ...NoteWithContent @unmask
      backlinks {
        id
        title
      }
    }
  }
`);

export const noteTagsQuery = graphql(`
  query NoteTags {
    noteTags {
      tag
      noteCount
    }
  }
`);

export const deletedNotesQuery = graphql(`
  query DeletedNotes {
    deletedNotes {
      id
      title
      excerpt
      deletedAt
      restoreExpiresAt
    }
  }
`);

export const saveNoteMutation = graphql(`
  mutation SaveNote($input: SaveNoteInput!) {
    saveNote(input: $input) {
      ...NoteWithContent @unmask
    }
  }
`);

export const updateNoteMutation = graphql(`
  mutation UpdateNote($id: ID!, $input: UpdateNoteInput!, $revision: Int) {
    updateNote(id: $id, input: $input, revision: $revision) {
      ...NoteWithContent @unmask
    }
  }
`);

export const pinNoteMutation = graphql(`
  mutation PinNote($id: ID!, $isPinned: Boolean!) {
    updateNote(id: $id, input: { isPinned: $isPinned }) {
      id
      isPinned
      revision
    }
  }
`);

export const deleteNoteMutation = graphql(`
  mutation DeleteNote($id: ID!) {
    deleteNote(id: $id)
  }
`);

export const restoreNoteMutation = graphql(`
  mutation RestoreNote($id: ID!) {
    restoreNote(id: $id) {
      id
      title
    }
  }
`);

export const exportNotesQuery = graphql(`
  query ExportNotes {
    exportNotes {
      fileName
      contentType
      content
    }
  }
`);
