import type { ApolloClient } from '@apollo/client';
import { cleanTags } from '../../../../../core/notes/note-tags.ts';
import { confirmSession } from '../../../lib/session/session.ts';
import {
  failureMessage,
  fieldMessages,
  isNotFound,
  isUnauthenticated,
  neverReached,
} from '../../../lib/server-failure.ts';
import { noteQuery, saveNoteMutation, updateNoteMutation } from '../note-documents.ts';
import {
  publicNoteQuery,
  savePublicNoteMutation,
  updatePublicNoteMutation,
} from '../public/public-note-documents.ts';
import { changesOf, type NoteFields, type SavedNote, savedNoteOf, savedPublicNoteOf } from './note-fields.ts';
import type { SaveFailure } from './note-state.ts';

const fetchPolicy = 'no-cache';

/** Where notes are saved. The methods throw the error of the request. */
export interface NoteServer {
  fetch(id: string): Promise<SavedNote>;
  /** Creates a note. With the key of an earlier request, returns the note of that request as it is now. */
  create(fields: NoteFields, key: string): Promise<SavedNote>;
  /** Sends what differs from the saved note. The server refuses it if another version was saved since. */
  update(saved: SavedNote, fields: NoteFields): Promise<SavedNote>;
  /** Called after a request was refused because nobody is signed in. */
  checkSession(): void;
  /** Shown for a note that was deleted while it was open. */
  readonly goneMessage: string;
}

/** The user's own notes. */
export function ownNotes(client: ApolloClient): NoteServer {
  return {
    fetch: async (id) => {
      const { data } = await client.query({ query: noteQuery, variables: { id }, fetchPolicy });
      return savedNoteOf(data?.note);
    },
    create: async (fields, key) => {
      const input = { ...fields, tags: cleanTags(fields.tags), key };
      const { data } = await client.mutate({ mutation: saveNoteMutation, variables: { input }, fetchPolicy });
      return savedNoteOf(data?.saveNote);
    },
    update: async (saved, fields) => {
      const { id, revision } = saved;
      const variables = { id, input: changesOf(fields, saved.fields), revision };
      const { data } = await client.mutate({ mutation: updateNoteMutation, variables, fetchPolicy });
      return savedNoteOf(data?.updateNote);
    },
    checkSession: () => void confirmSession(client),
    goneMessage: 'This note was deleted in another tab or on another device.',
  };
}

/** The notes of a course. */
export function notesOfCourse(client: ApolloClient, courseId: string): NoteServer {
  return {
    fetch: async (id) => {
      const variables = { courseId, id };
      const { data } = await client.query({ query: publicNoteQuery, variables, fetchPolicy });
      return savedPublicNoteOf(data?.publicNote);
    },
    create: async ({ title, content }, key) => {
      const variables = { courseId, input: { title, content, key } };
      const { data } = await client.mutate({ mutation: savePublicNoteMutation, variables, fetchPolicy });
      return savedPublicNoteOf(data?.savePublicNote);
    },
    update: async (saved, fields) => {
      const { id, revision } = saved;
      const { title, content } = changesOf(fields, saved.fields);
      const variables = { courseId, id, input: { title, content }, revision };
      const { data } = await client.mutate({ mutation: updatePublicNoteMutation, variables, fetchPolicy });
      return savedPublicNoteOf(data?.updatePublicNote);
    },
    checkSession: () => void confirmSession(client),
    goneMessage: 'This note was deleted.',
  };
}

/** Whether the note that an earlier request created with the same key is deleted. */
const isKeyUsed = (error: unknown) => 'input.key' in fieldMessages(error);

/** Why a note was not saved. */
export function saveFailureOf(error: unknown, goneMessage: string): SaveFailure {
  if (isUnauthenticated(error)) return { kind: 'signedOut', message: 'You’re signed out.' };
  if (isNotFound(error) || isKeyUsed(error)) return { kind: 'gone', message: goneMessage };
  if (neverReached(error)) return { kind: 'noAnswer', message: 'The server did not answer.' };
  const fields = Object.values(fieldMessages(error));
  return { kind: 'refused', message: fields.length === 0 ? failureMessage(error) : fields.join('\n') };
}
