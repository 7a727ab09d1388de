/** Shown with a quiz without a course. All students can take it, and its author is not shown. */
export const publicQuizText = 'Public quiz, counts for no course';
