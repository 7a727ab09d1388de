import { isSameGiven, nothingGiven, type Given } from '../../../../ui/quiz-question/given.ts';
import type { UnsentAnswer, UnsentAnswers } from './read-local-answers.ts';

export type Answers = Readonly<Record<string, Given>>;

/** What is left to be sent over what the server has by now; an answer of which no word came back is known again. */
export function unsentOver(unsent: UnsentAnswers, theirs: Answers): UnsentAnswers {
  const left = Object.entries(unsent).flatMap(([questionId, answer]) => {
    const there = theirs[questionId];
    // No question of the attempt, or there already.
    if (!there || isSameGiven(there, answer.response)) return [];
    const isOwn = answer.sent !== null && isSameGiven(there, answer.sent);
    return [[questionId, isOwn ? { ...answer, before: there } : answer] as const];
  });
  return Object.fromEntries(left);
}

/** What is to be sent, without what was sent: an answer that was changed again meanwhile stays, over the one that was sent. */
export function withoutSent(unsent: UnsentAnswers, sent: UnsentAnswers): UnsentAnswers {
  const left = Object.entries(unsent).flatMap(([questionId, answer]) => {
    const sentAnswer = sent[questionId];
    if (!sentAnswer) return [[questionId, answer] as const];
    if (isSameGiven(sentAnswer.response, answer.response)) return [];
    return [[questionId, { ...answer, before: sentAnswer.response }] as const];
  });
  return Object.fromEntries(left);
}

/** Whether the server has an answer from elsewhere that the one of this device was not given over. */
export function isClash(stored: Answers, questionId: string, { before }: UnsentAnswer): boolean {
  return !isSameGiven(before, givenIn(stored, questionId));
}

/** The answers that can be sent: where another device answered otherwise, one has to choose first. */
export function sendable(unsent: UnsentAnswers, stored: Answers): UnsentAnswers {
  return Object.fromEntries(
    Object.entries(unsent).filter(([questionId, answer]) => !isClash(stored, questionId, answer)),
  );
}

/** The questions whose answers are others than before, and are not answered here. */
export function addedOnOtherDevice(stored: Answers, theirs: Answers, unsent: UnsentAnswers): string[] {
  return Object.entries(theirs).flatMap(([questionId, there]) =>
    questionId in unsent || isSameGiven(there, givenIn(stored, questionId)) ? [] : [questionId],
  );
}

/** What the server has, by question. */
export function answersOf(questions: readonly { readonly id: string; readonly response: Given }[]): Answers {
  return Object.fromEntries(questions.map(({ id, response }) => [id, response]));
}

export function givenIn(answers: Answers, questionId: string): Given {
  return answers[questionId] ?? nothingGiven;
}
