import { isSameGiven, nothingGiven, type Given } from '../../../components/quiz-question/given.ts';
import type { UnsentAnswers } from './kept-answers.ts';

export type Answers = Readonly<Record<string, Given>>;

export interface MergedAnswers {
  /** What is left to be sent, each over what the server has now. */
  readonly unsent: UnsentAnswers;
  /** What was answered elsewhere, by question, where this device has another answer that is not sent. */
  readonly clashes: Answers;
}

/**
 * Brings what is not sent together with what the server has by now, question by question. An answer that only one side
 * changed is kept; where both did, the one of this device is, and the other is told.
 */
export function mergeAnswers(unsent: UnsentAnswers, theirs: Answers): MergedAnswers {
  const left: Record<string, UnsentAnswers[string]> = {};
  const clashes: Record<string, Given> = {};
  for (const [questionId, { given, before }] of Object.entries(unsent)) {
    const there = theirs[questionId];
    // No question of the attempt, or sent already.
    if (!there || isSameGiven(there, given)) continue;
    left[questionId] = { given, before: there };
    if (!isSameGiven(there, before)) clashes[questionId] = there;
  }
  return { unsent: left, clashes };
}

/** What is to be sent, without what was sent: an answer that was changed again meanwhile stays, over the one that was sent. */
export function withoutSent(unsent: UnsentAnswers, sent: UnsentAnswers): UnsentAnswers {
  const left = Object.entries(unsent).flatMap(([questionId, answer]) => {
    const sentAnswer = sent[questionId];
    if (!sentAnswer) return [[questionId, answer] as const];
    if (isSameGiven(sentAnswer.given, answer.given)) return [];
    return [[questionId, { given: answer.given, before: sentAnswer.given }] as const];
  });
  return Object.fromEntries(left);
}

/** What the server has, by question. */
export function answersOf(questions: readonly { readonly id: string; readonly given: Given }[]): Answers {
  return Object.fromEntries(questions.map(({ id, given }) => [id, given]));
}

export function givenIn(answers: Answers, questionId: string): Given {
  return answers[questionId] ?? nothingGiven;
}
