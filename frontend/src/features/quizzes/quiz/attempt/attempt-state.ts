import { createStore, type StoreApi } from 'zustand/vanilla';
import { progressOf, type Given, type Progress } from '../../../../ui/quiz-question/given.ts';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { localAttempt, localKey } from './local-answers.ts';
import type { UnsentAnswers } from './read-local-answers.ts';
import { answersOf, givenIn, isClash, unsentOver, type Answers } from './merge-answers.ts';

/** `waiting`: the server could not be reached. `failed`: it said no. `signedOut`: it does not know who asks any more. */
export type Sending = 'saved' | 'saving' | 'waiting' | 'failed' | 'signedOut';

/**
 * Where handing in stands; `waiting` and `failed` as for saving. `stopped`: something came from another device that was
 * not looked at. `asking`: it was wanted when the connection was lost, before this visit.
 */
export type SubmissionState = 'no' | 'sending' | 'waiting' | 'failed' | 'stopped' | 'asking';

export interface AttemptState {
  readonly attempt: AttemptPartsFragment;
  /** What the server had when this tab last heard of it. */
  readonly stored: Answers;
  readonly unsent: UnsentAnswers;
  /** Questions that were answered elsewhere while this tab was open, until that was read. */
  readonly added: readonly string[];
  readonly revision: number;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
  readonly sending: Sending;
  readonly submission: SubmissionState;
  /** Whether time is up: nothing can be answered any more. */
  readonly isUp: boolean;
  /** Why saving or handing in failed. */
  readonly failure: string | null;
  /** Whether the browser keeps what is not sent. */
  readonly isStoredLocally: boolean;
  readonly flagged: readonly string[];
  /** Of the question on show, from 0. */
  readonly place: number;
}

export type AttemptStore = StoreApi<AttemptState>;

export function clockOffsetOf({ serverTime }: Pick<AttemptPartsFragment, 'serverTime'>): number {
  return Date.parse(serverTime) - Date.now();
}

/** An open attempt with what this device has of it beyond the server. */
export function openAttempt(attempt: AttemptPartsFragment, userId: string): AttemptStore {
  const local = localAttempt(localKey(userId, attempt.id));
  const stored = answersOf(attempt.questions);
  return createStore<AttemptState>()(() => ({
    attempt,
    stored,
    unsent: unsentOver(local.unsent, stored),
    added: [],
    revision: attempt.revision,
    clockOffset: clockOffsetOf(attempt),
    sending: 'saved',
    submission: submissionStateOf(local.handedIn, attempt.revision),
    isUp: false,
    failure: null,
    isStoredLocally: true,
    flagged: local.flagged,
    place: Math.min(local.place, Math.max(0, attempt.questions.length - 1)),
  }));
}

/** What an earlier visit wanted to hand in is asked for again: nothing is handed in unseen. */
function submissionStateOf(handedIn: number | null, revision: number): SubmissionState {
  if (handedIn === null) return 'no';
  return handedIn === revision ? 'asking' : 'stopped';
}

/** Whether it is to be looked at once more before it is handed in. */
export function isToBeAsked(submission: SubmissionState): boolean {
  return submission === 'stopped' || submission === 'asking';
}

export function isUnderWay(submission: SubmissionState): boolean {
  return submission === 'sending' || submission === 'waiting';
}

/** What is on show as the answer to a question. */
export function answerTo({ unsent, stored }: AttemptState, questionId: string): Given {
  return unsent[questionId]?.response ?? givenIn(stored, questionId);
}

/** What another device answered, where the answer of this one is another and is not sent; else null. */
export function clashAt({ unsent, stored }: AttemptState, questionId: string): Given | null {
  const answer = unsent[questionId];
  return answer && isClash(stored, questionId, answer) ? givenIn(stored, questionId) : null;
}

/** The places, from 0, of the questions that two devices answered, of which neither answer was chosen. */
export function clashesIn(state: AttemptState): number[] {
  return placesOf(state, (questionId) => clashAt(state, questionId) !== null);
}

/** How far each question is answered, in their order. */
export function progressIn(state: AttemptState): Progress[] {
  return state.attempt.questions.map((question) => progressOf(question, answerTo(state, question.id)));
}

/** The places, from 0, of the questions of which something holds. */
export function placesOf({ attempt }: AttemptState, holds: (questionId: string) => boolean): number[] {
  return attempt.questions.flatMap(({ id }, place) => (holds(id) ? [place] : []));
}
