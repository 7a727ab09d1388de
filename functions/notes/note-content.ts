import { emptyNote, readNoteDocument, type NoteDocument } from '../../core/notes/note-document.ts';
import { noteLimits } from '../../core/notes/note-limits.ts';
import { checkTags, cleanTags } from '../../core/notes/note-tags.ts';
import { badUserInput } from '../platform/errors.ts';
import { lineProblem, problemsIn } from '../platform/text-problems.ts';

/** The fields of a note as a client sends them. Omitted fields are undefined. */
export interface UncheckedNote {
  readonly title?: string | null;
  readonly content?: unknown;
  readonly tags?: readonly string[] | null;
  readonly courseId?: string | null;
  readonly isPinned?: boolean | null;
}

export interface CheckedNote {
  readonly title: string;
  readonly content: NoteDocument;
  readonly tags: readonly string[];
  readonly courseId: string | null;
  readonly isPinned: boolean;
}

const missing = 'A value is needed.';

/**
 * Checks the sent fields. Fields that are not sent are missing in the result. Throws BAD_USER_INPUT with all invalid
 * fields.
 */
export function checkNote({ title, content, tags, courseId, isPinned }: UncheckedNote): Partial<CheckedNote> {
  const read = content === undefined || content === null ? null : readNoteDocument(content);
  const cleaned = tags ? cleanTags(tags) : null;
  const problems = problemsIn({
    'input.title': title === null ? missing : lineProblem(title ?? '', { max: noteLimits.title }),
    'input.content': content === null ? missing : read && 'problem' in read ? read.problem : null,
    'input.tags': tags === null ? missing : checkTags(cleaned ?? []),
    'input.isPinned': isPinned === null ? missing : null,
  });
  if (Object.keys(problems).length > 0) throw badUserInput(problems);
  return {
    ...(typeof title === 'string' && { title: title.trim() }),
    ...(read && 'document' in read && { content: read.document }),
    ...(cleaned && { tags: cleaned }),
    ...(courseId !== undefined && { courseId }),
    ...(typeof isPinned === 'boolean' && { isPinned }),
  };
}

export const newNote: CheckedNote = {
  title: '',
  content: emptyNote,
  tags: [],
  courseId: null,
  isPinned: false,
};
