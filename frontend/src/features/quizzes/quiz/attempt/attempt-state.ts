import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  progressOf,
  type QuestionResponse,
  type Progress,
} from '../../../../ui/quiz-question/question-response.ts';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { localAttempt, localKey } from './local-answers.ts';
import type { UnsentAnswers } from './read-local-answers.ts';
import { answersOf, responseIn, isAnswerConflict, unsentOver, type Answers } from './merge-answers.ts';

/**
 * `waiting`: the server could not be reached. `failed`: the server refused. `signedOut`: the session has
 * ended.
 */
export type Sending = 'saved' | 'saving' | 'waiting' | 'failed' | 'signedOut';

/**
 * State of the submission. `waiting` and `failed` mean the same as in `Sending`. `stopped`: unseen answers
 * arrived from another device. `asking`: the user submitted in an earlier visit, but the submission did not
 * reach the server.
 */
export type SubmissionState = 'no' | 'sending' | 'waiting' | 'failed' | 'stopped' | 'asking';

export interface AttemptState {
  readonly attempt: AttemptPartsFragment;
  /** The last known answers of the server. */
  readonly stored: Answers;
  readonly unsent: UnsentAnswers;
  /** IDs of questions that were answered on another device, until the user dismisses the message. */
  readonly added: readonly string[];
  readonly revision: number;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
  readonly sending: Sending;
  readonly submission: SubmissionState;
  /** Whether time is up: nothing can be answered any more. */
  readonly isUp: boolean;
  /** Why saving or submitting failed. */
  readonly failure: string | null;
  /** Whether the browser stores unsent answers. */
  readonly isStoredLocally: boolean;
  readonly flagged: readonly string[];
  /** Index of the current question. */
  readonly place: number;
}

export type AttemptStore = StoreApi<AttemptState>;

export function clockOffsetOf({ serverTime }: Pick<AttemptPartsFragment, 'serverTime'>): number {
  return Date.parse(serverTime) - Date.now();
}

/** An open attempt with the unsent answers of this device. */
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

/**
 * The user has to confirm a submission that an earlier visit requested, so that nothing is submitted unseen.
 */
function submissionStateOf(handedIn: number | null, revision: number): SubmissionState {
  if (handedIn === null) return 'no';
  return handedIn === revision ? 'asking' : 'stopped';
}

/** Whether the user has to confirm the submission. */
export function needsConfirmation(submission: SubmissionState): boolean {
  return submission === 'stopped' || submission === 'asking';
}

export function isBeingSubmitted(submission: SubmissionState): boolean {
  return submission === 'sending' || submission === 'waiting';
}

/** The answer that the screen shows: the unsent one, or the server's. */
export function answerTo({ unsent, stored }: AttemptState, questionId: string): QuestionResponse {
  return unsent[questionId]?.response ?? responseIn(stored, questionId);
}

/** The answer from another device if it differs from this device's unsent one. Else null. */
export function conflictAt({ unsent, stored }: AttemptState, questionId: string): QuestionResponse | null {
  const answer = unsent[questionId];
  return answer && isAnswerConflict(stored, questionId, answer) ? responseIn(stored, questionId) : null;
}

/** Indexes of the questions with unresolved conflicts. */
export function conflictsIn(state: AttemptState): number[] {
  return placesOf(state, (questionId) => conflictAt(state, questionId) !== null);
}

/** How far each question is answered, in order. */
export function progressIn(state: AttemptState): Progress[] {
  return state.attempt.questions.map((question) => progressOf(question, answerTo(state, question.id)));
}

/** Indexes of the questions that match a predicate. */
export function placesOf({ attempt }: AttemptState, matches: (questionId: string) => boolean): number[] {
  return attempt.questions.flatMap(({ id }, index) => (matches(id) ? [index] : []));
}
