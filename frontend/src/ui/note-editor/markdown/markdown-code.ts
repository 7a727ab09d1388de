export {
  noteFileName,
  readNoteFile,
  sourceProblem,
  writeNoteFile,
} from '../../../../../core/notes/markdown/note-file.ts';
export { readMarkdown } from '../../../../../core/notes/markdown/read-markdown.ts';
