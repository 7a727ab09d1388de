import { Note, NoteMeta } from './note.type.ts';
import { PublicNote } from './public-note.type.ts';

/** The types of a user's note. Each has the field that leads to its course. */
export const noteTypes = [Note, NoteMeta] as const;

/** The types of a note that other notes can link to. */
export const linkedNoteTypes = [...noteTypes, PublicNote] as const;
