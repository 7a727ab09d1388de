import { dropStash, stashedCourses } from './course-drafts.ts';
import { attemptPrefixOf, ownDraftPrefixOf } from './draft-keys.ts';
import { draftKinds, draftsOf, forgetDraft, keysFrom } from './own-drafts.ts';
import { orNull } from './or-null.ts';

/** Descriptions of an account's unsaved work on this device. Never shown to other users. */
export function unsavedOf(userId: string): string[] {
  return [
    ...stashedCourses(userId).map((name) => `‘${name}’`),
    ...draftKinds.flatMap((kind) => draftsOf({ userId, kind }).map(({ name }) => `‘${name}’`)),
    ...keysFrom(attemptPrefixOf(userId)).map(() => 'your answers to a quiz'),
  ];
}

/** Permanently deletes an account's unsaved work on this device. */
export function dropUnsaved(userId: string): void {
  dropStash(userId);
  for (const key of [...keysFrom(ownDraftPrefixOf(userId)), ...keysFrom(attemptPrefixOf(userId))])
    forgetDraft(key);
}

/** At sign-out, deletes local attempt data, except for answers that did not reach the server. */
export function tidyAttempts(userId: string): void {
  for (const key of keysFrom(attemptPrefixOf(userId))) if (!hasUnsent(key)) forgetDraft(key);
}

function hasUnsent(key: string): boolean {
  const stored: unknown = orNull(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  if (typeof stored !== 'object' || stored === null || !('unsent' in stored)) return false;
  const { unsent } = stored;
  return typeof unsent === 'object' && unsent !== null && Object.keys(unsent).length > 0;
}
