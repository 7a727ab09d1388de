import { courseDraftPrefix } from './draft-keys.ts';
import { tried } from './tried.ts';

/** The account whose changes lie where the planner looks for them. */
const ownerKey = 'markwise-drafts-of';

const stowedPrefix = (userId: string) => `markwise-planner-of-${userId}-`;

const writers = new Set<() => void>();

/** Calls `write` before drafts change hands, for what waits for a pause in the typing. Returns an end to it. */
export function writeBeforeHandover(write: () => void): () => void {
  writers.add(write);
  return () => writers.delete(write);
}

/**
 * Changes of saved courses that are kept on this device are one account's: whoever else comes to the same course here
 * finds none of them. They are stowed away when that account leaves, and back when it comes again.
 */
export function handDraftsTo(userId: string | null): void {
  tried(() => {
    const owner = localStorage.getItem(ownerKey);
    if (owner === userId) return;
    for (const write of writers) write();
    if (owner !== null) move(courseDraftPrefix, stowedPrefix(owner));
    if (userId === null) {
      localStorage.removeItem(ownerKey);
      return;
    }
    move(stowedPrefix(userId), courseDraftPrefix);
    localStorage.setItem(ownerKey, userId);
  });
}

/** The names of the courses of which changes are stowed away for an account. */
export function stowedCourses(userId: string): string[] {
  const names = keysFrom(stowedPrefix(userId)).map((key) => nameIn(localStorage.getItem(key) ?? ''));
  return [...new Set(names)];
}

/** For good. */
export function dropStowed(userId: string): void {
  for (const key of keysFrom(stowedPrefix(userId))) localStorage.removeItem(key);
}

function move(from: string, to: string): void {
  for (const key of keysFrom(from)) {
    const text = localStorage.getItem(key);
    localStorage.removeItem(key);
    if (text !== null) localStorage.setItem(to + key.slice(from.length), text);
  }
}

const keysFrom = (prefix: string) =>
  (tried(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix));

function nameIn(text: string): string {
  const draft: unknown = tried(() => JSON.parse(text));
  const name = (draft as { file?: { course?: { name?: unknown } } } | null)?.file?.course?.name;
  return typeof name === 'string' && name !== '' ? name : 'Untitled course';
}
