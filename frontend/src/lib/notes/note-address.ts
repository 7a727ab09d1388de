import { generatePath } from 'react-router-dom';
import { paths } from '../paths.ts';
import { tabParam } from '../return-path.ts';

/** The ID in the URL of a note that is not saved yet. IDs of notes have 22 characters. */
export const newNoteId = 'new';

/** URL to read and edit a note. */
export const noteAddress = (id: string) => generatePath(paths.note, { id });

const ofCourse = (courseId: string | null) =>
  courseId === null ? '' : `?course=${encodeURIComponent(courseId)}`;

/** URL to write a new note, of a course if there is one. */
export const newNoteAddress = (courseId: string | null = null) =>
  `${noteAddress(newNoteId)}${ofCourse(courseId)}`;

/** URL to read and edit a note of a course. */
export const publicNoteAddress = (courseId: string, id: string) =>
  generatePath(paths.publicNote, { courseId, id });

/** URL to write a new note of a course. */
export const newPublicNoteAddress = (courseId: string) => publicNoteAddress(courseId, newNoteId);

/** URL of the user's notes of one course. */
export const courseNotesAddress = (courseId: string) => `${paths.notes}${ofCourse(courseId)}`;

/** URL of a course with the list of its notes. */
export const courseNotesTab = (courseId: string) =>
  `${generatePath(paths.course, { id: courseId })}?${tabParam}=course-notes`;
