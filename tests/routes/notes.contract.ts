import { sampleNote, samplePublicNote } from '../authorization/testing/note-things.ts';
import {
  asMissing,
  authorRow,
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
    response: () => [{ tag: 'week 1', noteCount: 2 }],
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
    after: () => ({ path: '/api/notes?tag=week%201', response: [{ title: 'Limits' }, {}, {}] }),
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

const staleRevision = invalidBody(
  'a different revision',
  { revision: 7 },
  'The note was changed in another tab or on another device after you loaded it. Nothing was overwritten.',
  409,
);

const invalidText = [
  invalidBody('a title of two lines', { title: 'One\ntwo' }, 'title: Keep it to one line.'),
  invalidBody(
    'content with an unknown node',
    { content: script },
    'content: A note cannot contain “script”.',
  ),
];

/** Members of the course read its notes. */
const readerRow = { ...noteRow, strangers: ['eve', 'ian'] } as const satisfies Partial<RouteRow>;
const writerRow = { ...authorRow, others: asMissing, invalid: [] } as const satisfies Partial<RouteRow>;

/** Notes of a course. */
export const publicNotesRows: RouteRows = {
  'GET /api/courses/{id}/public-notes': {
    ...readerRow,
    request: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    response: ({ publicNote, quizCourse }) => [
      { id: publicNote, courseId: quizCourse, title: 'Limits', excerpt: 'A limit of a sequence' },
    ],
  },
  'POST /api/courses/{id}/public-notes': {
    ...writerRow,
    request: ({ quizCourse }) => ({ path: { id: quizCourse }, body: samplePublicNote }),
    response: ({ quizCourse }) => ({ ...samplePublicNote, courseId: quizCourse, revision: 1 }),
    changes: ['publicNoteTerms', 'publicNotes'],
    after: ({ quizCourse }) => ({
      as: 'ada',
      path: `/api/courses/${quizCourse}/public-notes`,
      response: [{}, { title: 'Limits' }],
    }),
    invalid: invalidText,
  },
  'PUT /api/courses/{id}/public-notes/order': {
    ...writerRow,
    request: ({ quizCourse, publicNote }) => ({ path: { id: quizCourse }, body: { ids: [publicNote] } }),
    response: ({ publicNote }) => [{ id: publicNote }],
    changes: [],
    invalid: [
      invalidBody(
        'an unknown note',
        { ids: ['no-such-id'] },
        'ids: A note of the list is not in the course. Reload the page.',
      ),
    ],
  },
  'GET /api/courses/{id}/public-notes/deleted': {
    ...writerRow,
    request: ({ quizCourse }) => ({ path: { id: quizCourse } }),
    response: ({ deletedPublicNote }) => [{ id: deletedPublicNote, title: 'Limits' }],
    changes: [],
  },
  'GET /api/courses/{id}/public-notes/{noteId}': {
    ...readerRow,
    request: ({ quizCourse, publicNote }) => ({ path: { id: quizCourse, noteId: publicNote } }),
    response: ({ publicNote }) => ({ ...samplePublicNote, id: publicNote, canEdit: false, revision: 1 }),
  },
  'PATCH /api/courses/{id}/public-notes/{noteId}': {
    ...writerRow,
    request: ({ quizCourse, publicNote }) => ({
      path: { id: quizCourse, noteId: publicNote },
      body: { title: 'Series', revision: 1 },
    }),
    response: () => ({ ...samplePublicNote, title: 'Series', revision: 2 }),
    changes: ['publicNoteTerms', 'publicNotes'],
    after: ({ quizCourse, publicNote }) => ({
      as: 'ada',
      path: `/api/courses/${quizCourse}/public-notes/${publicNote}`,
      response: { title: 'Series' },
    }),
    invalid: [...invalidText, staleRevision],
  },
  'DELETE /api/courses/{id}/public-notes/{noteId}': {
    ...writerRow,
    request: ({ quizCourse, publicNote }) => ({ path: { id: quizCourse, noteId: publicNote } }),
    changes: ['publicNoteTerms', 'publicNotes'],
    after: ({ quizCourse, publicNote }) => ({
      as: 'ada',
      path: `/api/courses/${quizCourse}/public-notes/${publicNote}`,
      status: 404,
      response: 'Note not found.',
    }),
  },
  'POST /api/courses/{id}/public-notes/{noteId}/restore': {
    ...writerRow,
    request: ({ quizCourse, deletedPublicNote }) => ({
      path: { id: quizCourse, noteId: deletedPublicNote },
    }),
    response: () => samplePublicNote,
    changes: ['publicNoteTerms', 'publicNotes'],
  },
  'GET /api/courses/{id}/public-notes/{noteId}/versions': {
    ...writerRow,
    request: ({ quizCourse, publicNote }) => ({ path: { id: quizCourse, noteId: publicNote } }),
    response: () => [{ number: 1, title: 'Limits', authorName: 'iris Test' }],
    changes: [],
  },
  'GET /api/courses/{id}/public-notes/{noteId}/versions/{versionId}': {
    ...writerRow,
    request: ({ quizCourse, publicNote }) => ({
      path: { id: quizCourse, noteId: publicNote, versionId: `${publicNote}:1` },
    }),
    response: () => ({ ...samplePublicNote, number: 1 }),
    changes: [],
  },
  'POST /api/courses/{id}/public-notes/{noteId}/versions/{versionId}/restore': {
    ...writerRow,
    request: ({ quizCourse, publicNote }) => ({
      path: { id: quizCourse, noteId: publicNote, versionId: `${publicNote}:1` },
      body: { revision: 1 },
    }),
    response: () => ({ ...samplePublicNote, revision: 2 }),
    changes: ['publicNoteVersions', 'publicNotes'],
    invalid: [staleRevision],
  },
};
