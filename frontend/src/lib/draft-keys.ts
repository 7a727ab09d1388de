/** The storage key of the planner's unsaved course. */
export const draftKey = 'markwise-planner-draft';

/** Prefix of the storage keys of changes to saved courses. The course's ID follows. */
export const courseDraftPrefix = 'markwise-planner-course-';

/** The storage key of unsaved changes to a saved course. Without an ID, the key of the unsaved course. */
export function draftKeyOf(courseId: string | null): string {
  return courseId === null ? draftKey : `${courseDraftPrefix}${courseId}`;
}

/** Prefix of the other versions of a draft, until the user chooses one. One entry per tab. */
export const asidePrefixOf = (key: string) => `${key}-aside-`;

export const asideKeyOf = (key: string, tab: string) => asidePrefixOf(key) + tab;

/** Drafts of quizzes and questions, of all accounts. */
export const ownDraftsPrefix = 'markwise-draft-';

/** Drafts of quizzes and questions of one account. Other accounts don't read them. */
export const ownDraftPrefixOf = (userId: string) => `${ownDraftsPrefix}${userId}-`;

/** Prefix of the storage keys of local attempt data of one account. The attempt's ID follows. */
export const attemptPrefixOf = (userId: string) => `markwise-attempt-${userId}-`;
