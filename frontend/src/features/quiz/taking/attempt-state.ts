import { createStore, type StoreApi } from 'zustand/vanilla';
import { progressOf, type Given, type Progress } from '../../../components/quiz-question/given.ts';
import type { AttemptPartsFragment } from '../../../gql/graphql.ts';
import { keptAttempt, keptKey, type UnsentAnswers } from './kept-answers.ts';
import { answersOf, givenIn, mergeAnswers, type Answers } from './merge-answers.ts';

/** `waiting`: the server could not be reached. `failed`: it said no. `signedOut`: it does not know who asks any more. */
export type Sending = 'saved' | 'saving' | 'waiting' | 'failed' | 'signedOut';

/** Where handing in stands; `waiting` and `failed` as for saving. */
export type HandingIn = 'no' | 'sending' | 'waiting' | 'failed';

export interface AttemptState {
  readonly attempt: AttemptPartsFragment;
  /** What the server had when this tab last heard of it. */
  readonly stored: Answers;
  readonly unsent: UnsentAnswers;
  readonly clashes: Answers;
  readonly revision: number;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
  readonly sending: Sending;
  readonly handingIn: HandingIn;
  /** Why saving or handing in failed. */
  readonly failure: string | null;
  /** Whether the browser keeps what is not sent. */
  readonly isKept: boolean;
  readonly flagged: readonly string[];
  /** Of the question on show, from 0. */
  readonly place: number;
}

export type AttemptStore = StoreApi<AttemptState>;

export function clockOffsetOf({ now }: Pick<AttemptPartsFragment, 'now'>): number {
  return Date.parse(now) - Date.now();
}

/** An open attempt with what this device has of it beyond the server. */
export function openAttempt(attempt: AttemptPartsFragment, userId: string): AttemptStore {
  const kept = keptAttempt(keptKey(userId, attempt.id));
  const stored = answersOf(attempt.questions);
  return createStore<AttemptState>()(() => ({
    attempt,
    stored,
    ...mergeAnswers(kept.unsent, stored),
    revision: attempt.revision,
    clockOffset: clockOffsetOf(attempt),
    sending: 'saved',
    handingIn: kept.isHandedIn ? 'waiting' : 'no',
    failure: null,
    isKept: true,
    flagged: kept.flagged,
    place: Math.min(kept.place, Math.max(0, attempt.questions.length - 1)),
  }));
}

/** What is on show as the answer to a question. */
export function answerTo({ unsent, stored }: AttemptState, questionId: string): Given {
  return unsent[questionId]?.given ?? givenIn(stored, questionId);
}

/** How far each question is answered, in their order. */
export function progressIn(state: AttemptState): Progress[] {
  return state.attempt.questions.map((question) => progressOf(question, answerTo(state, question.id)));
}
