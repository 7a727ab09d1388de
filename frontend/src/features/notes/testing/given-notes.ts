import { HttpResponse } from 'msw';
import type { GraphQLResponseBody, GraphQLVariables } from 'msw/graphql';
import { ada, answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';

/** The content of a note with one paragraph. */
export const written = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(text !== '' && { content: [{ type: 'text', text }] }) }],
});

/** A note as the server sends it. */
export const noteOf = (part: object = {}) => ({
  __typename: 'Note',
  id: 'n1',
  title: 'Limits',
  content: written('A limit'),
  tags: [],
  courseId: null,
  isPinned: false,
  revision: 1,
  updatedAt: new Date().toISOString(),
  backlinks: [],
  ...part,
});

/** A note in the list as the server sends it. */
export const listedNote = (part: object = {}) => ({
  __typename: 'NoteMeta',
  id: 'n1',
  title: 'Limits',
  excerpt: 'A limit describes what a function approaches.',
  tags: [],
  courseId: null,
  isPinned: false,
  updatedAt: new Date().toISOString(),
  ...part,
});

export const pageOf = (nodes: readonly object[], { totalCount = nodes.length, endCursor = '' } = {}) => ({
  notes: {
    __typename: 'NoteMetaConnection',
    totalCount,
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== '', endCursor: endCursor || null },
  },
});

/** Ada is signed in, with a course and a tag. */
export function givenAda(): void {
  signedInAs(ada);
  server.use(
    api.query('NoteTags', answered({ noteTags: [{ __typename: 'NoteTag', tag: 'exam', noteCount: 2 }] })),
    api.query('DeletedNotes', answered({ deletedNotes: [] })),
    api.query(
      'CourseNames',
      answered({
        savedCourses: [{ __typename: 'SavedCourse', id: 'c1', name: 'Analysis' }],
        memberCourses: [],
      }),
    ),
  );
}

interface Change {
  readonly input: Readonly<Record<string, unknown>>;
  readonly revision?: number;
}

/**
 * A server with one note, which saves like the real one. `changes`: the mutations that it received. `stored`: the note,
 * which a test can replace to play another device.
 */
export function givenServerWith(note: ReturnType<typeof noteOf> | null) {
  const state = { stored: note, changes: [] as Change[] };
  const save = (variables: GraphQLVariables) => {
    state.changes.push(variables as unknown as Change);
    const revision = (state.stored?.revision ?? 0) + 1;
    state.stored = noteOf({ ...state.stored, ...(variables['input'] as object), revision });
    return state.stored;
  };
  const reply = (data: object) => HttpResponse.json<GraphQLResponseBody<never>>({ data: data as never });
  server.use(
    api.query('Note', () =>
      state.stored ? reply({ note: state.stored }) : refusal('Note not found.', 'NOT_FOUND')(),
    ),
    api.mutation('SaveNote', ({ variables }) =>
      reply({ saveNote: state.stored ?? save({ ...variables, id: 'n1' }) }),
    ),
    api.mutation('UpdateNote', ({ variables }) =>
      variables['revision'] === state.stored?.revision
        ? reply({ updateNote: save(variables) })
        : refusal('The note was changed in another tab or on another device.', 'CONFLICT', undefined, {
            revision: state.stored?.revision,
          })(),
    ),
  );
  return state;
}
