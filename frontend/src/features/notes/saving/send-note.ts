import type { ApolloClient } from '@apollo/client';
import { cleanTags } from '../../../../../core/notes/note-tags.ts';
import {
  failureMessage,
  fieldMessages,
  isNotFound,
  isUnauthenticated,
  neverReached,
} from '../../../lib/server-failure.ts';
import { noteQuery, saveNoteMutation, updateNoteMutation } from '../note-documents.ts';
import { changesOf, type NoteFields, type SavedNote, savedNoteOf } from './note-fields.ts';
import type { SaveFailure } from './note-state.ts';

const fetchPolicy = 'no-cache';

/** @throws the error of the request */
export async function fetchNote(client: ApolloClient, id: string): Promise<SavedNote> {
  const { data } = await client.query({ query: noteQuery, variables: { id }, fetchPolicy });
  return savedNoteOf(data?.note);
}

/** Creates a note. With the key of an earlier request, returns the note of that request as it is now. */
export async function createNote(client: ApolloClient, fields: NoteFields, key: string): Promise<SavedNote> {
  const input = { ...fields, tags: cleanTags(fields.tags), key };
  const { data } = await client.mutate({
    mutation: saveNoteMutation,
    variables: { input },
    fetchPolicy,
  });
  return savedNoteOf(data?.saveNote);
}

/** Sends what differs from the saved note. The server refuses it if another version was saved since. */
export async function updateNote(
  client: ApolloClient,
  saved: SavedNote,
  fields: NoteFields,
): Promise<SavedNote> {
  const { id, revision } = saved;
  const input = changesOf(fields, saved.fields);
  const variables = { id, input, revision };
  const { data } = await client.mutate({ mutation: updateNoteMutation, variables, fetchPolicy });
  return savedNoteOf(data?.updateNote);
}

/** Whether the note that an earlier request created with the same key is deleted. */
const isKeyUsed = (error: unknown) => 'input.key' in fieldMessages(error);

/** Why a note was not saved. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (isUnauthenticated(error)) return { kind: 'signedOut', message: 'You’re signed out.' };
  if (isNotFound(error) || isKeyUsed(error))
    return { kind: 'gone', message: 'This note was deleted in another tab or on another device.' };
  if (neverReached(error)) return { kind: 'noAnswer', message: 'The server did not answer.' };
  const fields = Object.values(fieldMessages(error));
  return { kind: 'refused', message: fields.length === 0 ? failureMessage(error) : fields.join('\n') };
}
