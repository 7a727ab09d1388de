import type { RestRow } from './route.ts';

const tag = 'Notes';

const content = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read chapter 3.' }] }],
};

const notesOfCourse = '/api/courses/{id}/public-notes' as const;
const publicNote = `${notesOfCourse}/{noteId}` as const;
const ofCourse = { tag: 'Course notes', rename: { courseId: 'id' } } as const;
const ofNote = { tag: 'Course notes', rename: { courseId: 'id', id: 'noteId' } } as const;

export const publicNotesRoutes: readonly RestRow[] = [
  { ...ofCourse, method: 'get', path: notesOfCourse, operation: 'publicNotes', status: 200 },
  {
    ...ofCourse,
    method: 'post',
    path: notesOfCourse,
    guard: 'course',
    operation: 'savePublicNote',
    status: 201,
    errors: ['RATE_LIMITED'],
    example: { title: 'Limits', content },
  },
  {
    ...ofCourse,
    method: 'put',
    path: `${notesOfCourse}/order`,
    guard: 'course',
    operation: 'orderPublicNotes',
    status: 200,
    example: { ids: ['the id of a note'] },
  },
  {
    ...ofCourse,
    method: 'get',
    path: `${notesOfCourse}/deleted`,
    operation: 'deletedPublicNotes',
    status: 200,
  },
  { ...ofNote, method: 'get', path: publicNote, operation: 'publicNote', status: 200 },
  {
    ...ofNote,
    method: 'patch',
    path: publicNote,
    guard: 'course',
    operation: 'updatePublicNote',
    status: 200,
    errors: ['CONFLICT'],
    example: { title: 'Limits and series', revision: 1 },
  },
  { ...ofNote, method: 'delete', path: publicNote, operation: 'deletePublicNote', status: 204 },
  { ...ofNote, method: 'post', path: `${publicNote}/restore`, operation: 'restorePublicNote', status: 200 },
  { ...ofNote, method: 'get', path: `${publicNote}/versions`, operation: 'publicNoteVersions', status: 200 },
  {
    ...ofNote,
    method: 'get',
    path: `${publicNote}/versions/{versionId}`,
    operation: 'publicNoteVersion',
    status: 200,
  },
  {
    ...ofNote,
    method: 'post',
    path: `${publicNote}/versions/{versionId}/restore`,
    guard: 'course',
    operation: 'restorePublicNoteVersion',
    status: 200,
    errors: ['CONFLICT'],
    example: { revision: 3 },
  },
];

export const notesRoutes: readonly RestRow[] = [
  { method: 'get', path: '/api/notes', tag, operation: 'notes', reply: 'page', status: 200 },
  { method: 'get', path: '/api/notes/tags', tag, operation: 'noteTags', status: 200 },
  { method: 'get', path: '/api/notes/deleted', tag, operation: 'deletedNotes', status: 200 },
  {
    method: 'get',
    path: '/api/notes/export',
    tag,
    operation: 'exportNotes',
    reply: 'file',
    errors: ['RATE_LIMITED'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/notes',
    tag,
    operation: 'saveNote',
    status: 201,
    errors: ['RATE_LIMITED'],
    example: { title: 'Limits', content, tags: ['week 1'] },
  },
  { method: 'get', path: '/api/notes/{id}', tag, operation: 'note', status: 200 },
  {
    method: 'patch',
    path: '/api/notes/{id}',
    tag,
    guard: 'note',
    operation: 'updateNote',
    status: 200,
    errors: ['CONFLICT'],
    example: { title: 'Limits and series', revision: 1 },
  },
  { method: 'delete', path: '/api/notes/{id}', tag, operation: 'deleteNote', status: 204 },
  { method: 'post', path: '/api/notes/{id}/restore', tag, operation: 'restoreNote', status: 200 },
];
