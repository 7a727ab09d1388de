import type { Given } from '../../../../ui/quiz-question/given.ts';
import { attemptPrefixOf } from '../../../../lib/draft-keys.ts';
import { tried } from '../../../../lib/tried.ts';
import { readLocal } from './read-local-answers.ts';

/** An answer that the server does not have yet. */
export interface UnsentAnswer {
  readonly given: Given;
  /** What the server had when it was given: where it has something else by now, that came from elsewhere. */
  readonly before: Given;
  /** What was sent last, and may have arrived without a word of it; null before anything was. */
  readonly sent: Given | null;
}

export type UnsentAnswers = Readonly<Record<string, UnsentAnswer>>;

/** What this device keeps of an attempt. Never more than its taker wrote. */
export interface LocalAttempt {
  readonly unsent: UnsentAnswers;
  readonly flagged: readonly string[];
  readonly place: number;
  /** The revision that was to be handed in when the connection was lost; null: none was. */
  readonly handedIn: number | null;
}

const nothing: LocalAttempt = { unsent: {}, flagged: [], place: 0, handedIn: null };

/** By account, so that who signs in after somebody finds none of it. */
export function localKey(userId: string, attemptId: string): string {
  return attemptPrefixOf(userId) + attemptId;
}

export function localAttempt(key: string): LocalAttempt {
  const read: unknown = tried(() => JSON.parse(localStorage.getItem(key) ?? 'null'));
  return readLocal(read) ?? nothing;
}

/**
 * Changes what is kept, whatever other tabs with the same attempt have put there. False where the browser keeps
 * nothing.
 */
export function keep(key: string, change: (kept: LocalAttempt) => Partial<LocalAttempt>): boolean {
  const kept = localAttempt(key);
  const text = JSON.stringify({ ...kept, ...change(kept) });
  return tried(() => localStorage.setItem(key, text)) !== null;
}

export function forgetAttempt(key: string): void {
  tried(() => localStorage.removeItem(key));
}
