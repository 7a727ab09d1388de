import { asideKeyOf, courseDraftPrefix, draftKey } from './draft-keys.ts';
import { orNull } from './or-null.ts';
import { draftsChanged } from './stored-drafts.ts';

/** Storage key of the ID of the account that owns the drafts under the planner's keys. */
const ownerKey = 'markwise-drafts-of';

const stashPrefix = (userId: string) => `markwise-planner-of-${userId}-`;

/** Prefix for the stashed unsaved course and its versions. No course ID begins with `~`. */
const stashedDraftPrefix = (userId: string) => `${stashPrefix(userId)}~`;

const writers = new Set<() => void>();

/**
 * Calls `write` before drafts are stashed or restored, so that autosave can write first. Returns a function that
 * stops this.
 */
export function writeBeforeHandover(write: () => void): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/**
 * Drafts on this device belong to the account that is signed in: changes of saved courses, and the unsaved
 * course. Other users don't see these drafts. They are stashed when that account signs out, and restored when it
 * signs in again. `userId`: the account that is signed in now. Null if nobody is.
 */
export function handDraftsTo(userId: string | null): void {
  orNull(() => {
    const owner = localStorage.getItem(ownerKey);
    if (owner === userId) return;
    for (const write of writers) write();
    if (owner !== null) {
      move(courseDraftPrefix, stashPrefix(owner));
      move(draftKey, stashedDraftPrefix(owner));
    }
    if (userId === null) {
      localStorage.removeItem(ownerKey);
      return;
    }
    restoreUnsavedCourse(userId);
    move(stashPrefix(userId), courseDraftPrefix);
    localStorage.setItem(ownerKey, userId);
  });
  draftsChanged();
}

/** Names of the courses with stashed drafts of the account. */
export function stashedCourses(userId: string): string[] {
  const names = keysFrom(stashPrefix(userId)).map((key) => courseNameIn(localStorage.getItem(key) ?? ''));
  return [...new Set(names)];
}

/** Permanently deletes the stashed drafts of the account. */
export function dropStash(userId: string): void {
  for (const key of keysFrom(stashPrefix(userId))) localStorage.removeItem(key);
}

function move(from: string, to: string): void {
  for (const key of keysFrom(from)) {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (text !== null) localStorage.setItem(to + key.slice(from.length), text);
  }
}

/**
 * If another unsaved course was started while the account was signed out, both courses are kept: the planner
 * offers the stashed course as a version.
 */
function restoreUnsavedCourse(userId: string): void {
  const stashed = stashedDraftPrefix(userId);
  if (localStorage.getItem(draftKey) !== null) {
    const text = localStorage.getItem(stashed);
    localStorage.removeItem(stashed);
    if (text !== null) localStorage.setItem(asideKeyOf(draftKey, 'stashed'), text);
  }
  move(stashed, draftKey);
}

const keysFrom = (prefix: string) =>
  (orNull(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix));

function courseNameIn(text: string): string {
  const draft: unknown = orNull(() => JSON.parse(text));
  const name = (draft as { file?: { course?: { name?: unknown } } } | null)?.file?.course?.name;
  return typeof name === 'string' && name !== '' ? name : 'Untitled course';
}
