import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The ID in the URL of a note that is not saved yet. IDs of notes have 22 characters. */
export const newNoteId = 'new';

/** URL to read and edit a note. */
export const noteAddress = (id: string) => generatePath(paths.note, { id });

const ofCourse = (courseId: string | null) =>
  courseId === null ? '' : `?course=${encodeURIComponent(courseId)}`;

/** URL to write a new note, of a course if there is one. */
export const newNoteAddress = (courseId: string | null = null) =>
  `${noteAddress(newNoteId)}${ofCourse(courseId)}`;

/** URL of the user's notes of one course. */
export const courseNotesAddress = (courseId: string) => `${paths.notes}${ofCourse(courseId)}`;
