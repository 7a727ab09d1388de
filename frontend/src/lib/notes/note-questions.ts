import { generatePath } from 'react-router-dom';
import type { Role } from '../../../../core/accounts/role.ts';
import { paths } from '../paths.ts';

/** A note to generate questions from. */
export interface ChosenNote {
  readonly id: string;
  /** Course of a course’s note. Null for a note of the user. */
  readonly courseId: string | null;
  /** As it is shown. Undefined while it is not known. */
  readonly title?: string;
}

const noteParameter = 'note';
const courseParameter = 'note-course';

/** The note in the URL, from which questions are to be generated. Null if there is none. */
export function noteInAddress(params: URLSearchParams): ChosenNote | null {
  const id = params.get(noteParameter);
  return id === null || id === '' ? null : { id, courseId: params.get(courseParameter) };
}

/** The parameters of `noteInAddress`. */
export const noteParameters = [noteParameter, courseParameter] as const;

interface NoteReader {
  readonly role: Role;
  /** Whether the user can edit the note's course. */
  readonly isEditor?: boolean;
}

/**
 * URL of the window that generates questions from a note: for students a practice quiz, for instructors in the builder.
 * Editors of the note's course build a quiz of this course.
 */
export function questionsFromNoteAddress({ id, courseId }: ChosenNote, reader: NoteReader): string {
  const params = new URLSearchParams({ [noteParameter]: id });
  if (courseId !== null) params.set(courseParameter, courseId);
  return `${screenFor(courseId, reader)}?${params.toString()}`;
}

function screenFor(courseId: string | null, { role, isEditor = false }: NoteReader): string {
  if (role === 'Student') return paths.quizCategories;
  return isEditor && courseId !== null ? generatePath(paths.manageQuiz, { courseId }) : paths.createQuiz;
}
