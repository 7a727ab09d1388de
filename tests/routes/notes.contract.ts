import { sampleNote } from '../authorization/testing/note-things.ts';
import {
  asMissing,
  invalidBody,
  invalidQuery,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const ownRow = {
  signedOut: signInFirst,
  changes: [],
  others: ownDataOnly('it shows only the caller’s notes'),
  invalid: [],
} as const satisfies Partial<RouteRow>;

const noteRow = { ...ownRow, others: asMissing } as const satisfies Partial<RouteRow>;

const script = {
  type: 'doc',
  content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }],
};

const invalidFields = [
  invalidBody('a title of two lines', { title: 'One\ntwo' }, 'title: Keep it to one line.'),
  invalidBody(
    'content with an unknown node',
    { content: script },
    'content: A note cannot contain “script”.',
  ),
  invalidBody('a text as content', { content: '<p>Hello</p>' }, 'content: Enter an object.'),
  invalidBody(
    'too many tags',
    { tags: Array.from({ length: 21 }, (_, at) => `${at}`) },
    'tags: A note has at most 20 tags.',
  ),
  invalidBody(
    'an unknown course',
    { courseId: 'no-such-id' },
    'courseId: There is no such course among yours.',
  ),
];

/** Notes of the caller. */
export const notesRows: RouteRows = {
  'GET /api/notes': {
    ...ownRow,
    request: () => ({ query: { search: 'sequ', tag: 'WEEK 1' } }),
    response: ({ note }) => [{ id: note, title: 'Limits', excerpt: 'A limit of a sequence' }],
    invalid: [
      invalidQuery(
        'a search text of 10,000 characters',
        { search: 'a'.repeat(10_000) },
        'search: Search for at most 200 characters.',
      ),
    ],
  },
  'GET /api/notes/tags': {
    ...ownRow,
    request: () => ({}),
    response: () => [{ tag: 'week 1', noteCount: 1 }],
  },
  'GET /api/notes/export': { ...ownRow, request: () => ({}) },
  'GET /api/notes/deleted': {
    ...ownRow,
    request: () => ({}),
    response: ({ deletedNote }) => [{ id: deletedNote, title: 'Limits' }],
  },
  'POST /api/notes': {
    ...ownRow,
    request: () => ({ body: sampleNote }),
    response: () => ({ ...sampleNote, courseId: null, revision: 1 }),
    changes: ['noteTerms', 'notes'],
    others: ownDataOnly('the note belongs to the caller'),
    after: () => ({ path: '/api/notes?tag=week%201', response: [{ title: 'Limits' }, {}] }),
    invalid: invalidFields,
  },
  'GET /api/notes/{id}': {
    ...noteRow,
    request: ({ note }) => ({ path: { id: note } }),
    response: ({ note, course }) => ({ ...sampleNote, id: note, _id: note, courseId: course, revision: 1 }),
  },
  'PATCH /api/notes/{id}': {
    ...noteRow,
    request: ({ note }) => ({ path: { id: note }, body: { title: 'Series', tags: [], revision: 1 } }),
    response: ({ note }) => ({ ...sampleNote, id: note, title: 'Series', tags: [], revision: 2 }),
    changes: ['noteTerms', 'notes'],
    after: ({ note }) => ({ path: `/api/notes/${note}`, response: { title: 'Series', revision: 2 } }),
    invalid: [
      ...invalidFields,
      invalidBody('null for the title', { title: null }, 'title: A value is needed.'),
      invalidBody(
        'a different revision',
        { revision: 7 },
        'The note was changed in another tab or on another device after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
  'DELETE /api/notes/{id}': {
    ...noteRow,
    request: ({ note }) => ({ path: { id: note } }),
    changes: ['noteTerms', 'notes'],
    after: ({ note }) => ({ path: `/api/notes/${note}`, status: 404, response: 'Note not found.' }),
  },
  'POST /api/notes/{id}/restore': {
    ...noteRow,
    request: ({ deletedNote }) => ({ path: { id: deletedNote } }),
    response: ({ deletedNote }) => ({ ...sampleNote, id: deletedNote }),
    changes: ['noteTerms', 'notes'],
    after: ({ deletedNote }) => ({ path: `/api/notes/${deletedNote}`, response: { title: 'Limits' } }),
  },
};
