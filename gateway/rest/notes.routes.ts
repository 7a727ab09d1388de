import type { RestRow } from './route.ts';

const tag = 'Notes';

const content = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read chapter 3.' }] }],
};

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
