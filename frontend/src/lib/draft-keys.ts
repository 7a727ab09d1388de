/** The storage key of the planner's unsaved course. */
export const draftKey = 'markwise-planner-draft';

/** Prefix of the storage keys of changes to saved courses. The course's ID follows. */
export const courseDraftPrefix = 'markwise-planner-course-';

/** The storage key of unsaved changes to a saved course. Without an ID, the key of the unsaved course. */
export function draftKeyOf(courseId: string | null): string {
  return courseId === null ? draftKey : `${courseDraftPrefix}${courseId}`;
}

/** Prefix of the storage keys of other versions of a draft, one from each tab, until the user chooses a version. */
export const asidePrefixOf = (key: string) => `${key}-aside-`;

/** The storage key of the version of a draft from one tab. */
export const asideKeyOf = (key: string, tab: string) => asidePrefixOf(key) + tab;

/** Prefix of the storage keys of drafts of quizzes, notes, assignments and other work, of all accounts. */
export const ownDraftsPrefix = 'markwise-draft-';

/** Prefix of the storage keys of these drafts of one account. Other accounts don't read them. */
export const ownDraftPrefixOf = (userId: string) => `${ownDraftsPrefix}${userId}-`;

/** Prefix of the storage keys of local attempt data of one account. The attempt's ID follows. */
export const attemptPrefixOf = (userId: string) => `markwise-attempt-${userId}-`;
