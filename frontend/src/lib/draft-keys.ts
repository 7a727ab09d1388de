/** Where this device keeps the course that belongs to no account. */
export const draftKey = 'markwise-planner-draft';

/** Before the ids of saved courses. */
export const courseDraftPrefix = 'markwise-planner-course-';

/** Where this device keeps what was changed in a saved course and is not saved; without an id, the draft. */
export function draftKeyOf(courseId: string | null): string {
  return courseId === null ? draftKey : `${courseDraftPrefix}${courseId}`;
}

/** Versions of a draft until the student chooses one, an entry for each tab. */
export const asidePrefixOf = (key: string) => `${key}-aside-`;

export const asideKeyOf = (key: string, tab: string) => asidePrefixOf(key) + tab;

/** Before the drafts of accounts that are no courses. */
export const ownDraftsPrefix = 'markwise-draft-';

/** Before those of one account: no other reads them. */
export const ownDraftPrefixOf = (userId: string) => `${ownDraftsPrefix}${userId}-`;

/** Before the ids of the attempts of an account, of which something is kept. */
export const attemptPrefixOf = (userId: string) => `markwise-attempt-${userId}-`;
