import { graphql } from '../../gql/index.ts';

export const noteChoicesQuery = graphql(`
  query NoteChoices($search: String) {
    notes(search: $search, first: 20) {
      nodes {
        id
        title
      }
    }
  }
`);

export const chosenNoteQuery = graphql(`
  query ChosenNote($id: ID!) {
    note(id: $id) {
      id
      title
    }
  }
`);

export const chosenCourseNoteQuery = graphql(`
  query ChosenCourseNote($courseId: ID!, $id: ID!) {
    publicNote(courseId: $courseId, id: $id) {
      id
      title
    }
  }
`);
