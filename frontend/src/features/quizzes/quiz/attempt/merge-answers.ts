import {
  isSameResponse,
  emptyResponse,
  type QuestionResponse,
} from '../../../../ui/quiz-question/question-response.ts';
import type { UnsentAnswer, UnsentAnswers } from './read-local-answers.ts';

export type Answers = Readonly<Record<string, QuestionResponse>>;

/**
 * The answers that the server does not have yet. If the server stored an earlier answer of this device but its
 * response was lost, that is not a conflict.
 */
export function unsentOver(unsent: UnsentAnswers, theirs: Answers): UnsentAnswers {
  const remaining = Object.entries(unsent).flatMap(([questionId, answer]) => {
    const theirAnswer = theirs[questionId];
    // The question is not part of the attempt, or the server already has this answer.
    if (!theirAnswer || isSameResponse(theirAnswer, answer.response)) return [];
    const isFromHere = answer.sent !== null && isSameResponse(theirAnswer, answer.sent);
    return [[questionId, isFromHere ? { ...answer, before: theirAnswer } : answer] as const];
  });
  return Object.fromEntries(remaining);
}

/**
 * The unsent answers after a request. An answer that changed again during the request stays unsent, based on
 * the sent one.
 */
export function withoutSent(unsent: UnsentAnswers, sent: UnsentAnswers): UnsentAnswers {
  const remaining = Object.entries(unsent).flatMap(([questionId, answer]) => {
    const sentAnswer = sent[questionId];
    if (!sentAnswer) return [[questionId, answer] as const];
    if (isSameResponse(sentAnswer.response, answer.response)) return [];
    return [[questionId, { ...answer, before: sentAnswer.response }] as const];
  });
  return Object.fromEntries(remaining);
}

/** Whether the server has another device's answer that this device's answer was not based on. */
export function isAnswerConflict(stored: Answers, questionId: string, { before }: UnsentAnswer): boolean {
  return !isSameResponse(before, responseIn(stored, questionId));
}

/** The answers that can be sent. Conflicts have to be resolved first. */
export function sendable(unsent: UnsentAnswers, stored: Answers): UnsentAnswers {
  return Object.fromEntries(
    Object.entries(unsent).filter(([questionId, answer]) => !isAnswerConflict(stored, questionId, answer)),
  );
}

/** IDs of the questions whose stored answer changed, and that have no unsent answer here. */
export function addedOnOtherDevice(stored: Answers, theirs: Answers, unsent: UnsentAnswers): string[] {
  return Object.entries(theirs).flatMap(([questionId, theirAnswer]) =>
    questionId in unsent || isSameResponse(theirAnswer, responseIn(stored, questionId)) ? [] : [questionId],
  );
}

/** The server's answers by question. */
export function answersOf(
  questions: readonly { readonly id: string; readonly response: QuestionResponse }[],
): Answers {
  return Object.fromEntries(questions.map(({ id, response }) => [id, response]));
}

/** The answer to a question. Empty if there is none. */
export function responseIn(answers: Answers, questionId: string): QuestionResponse {
  return answers[questionId] ?? emptyResponse;
}
