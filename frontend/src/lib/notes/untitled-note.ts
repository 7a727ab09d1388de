/** Shown instead of the title of a note that has none. */
export const untitledNote = 'Untitled note';
