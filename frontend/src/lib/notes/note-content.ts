import type { JSONContent } from '@tiptap/core';
import { type NoteDocument, readNoteDocument } from '../../../../core/notes/note-document.ts';

/** The content of the editor without what the server leaves out. A content that the server refuses stays as it is. */
export function cleanContent(content: object): NoteDocument {
  const read = readNoteDocument(content);
  return 'document' in read ? read.document : (content as NoteDocument);
}

/** The content in the editor's type, which is not read-only. The editor does not change it. */
export const editorContent = (content: NoteDocument) => content as JSONContent;
