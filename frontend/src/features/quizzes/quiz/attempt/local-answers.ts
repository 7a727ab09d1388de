import { attemptPrefixOf } from '../../../../lib/draft-keys.ts';
import { orNull } from '../../../../lib/or-null.ts';
import { readLocal, type LocalAttempt } from './read-local-answers.ts';
const nothing: LocalAttempt = { unsent: {}, flagged: [], place: 0, handedIn: null };

/** The storage key contains the account, so that the next user does not see the previous user's answers. */
export function localKey(userId: string, attemptId: string): string {
  return attemptPrefixOf(userId) + attemptId;
}

/** The stored data of an attempt. Empty if there is none or if it is invalid. */
export function localAttempt(key: string): LocalAttempt {
  const read: unknown = orNull(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return readLocal(read) ?? nothing;
}

/** Changes the stored data, on top of changes by other tabs. Returns false if the browser stores nothing. */
export function storeLocally(key: string, change: (stored: LocalAttempt) => Partial<LocalAttempt>): boolean {
  const stored = localAttempt(key);
  const text = JSON.stringify({ ...stored, ...change(stored) });
  return orNull(() => localStorage.setItem(key, text)) !== null;
}

export function forgetAttempt(key: string): void {
  orNull(() => localStorage.removeItem(key));
}
