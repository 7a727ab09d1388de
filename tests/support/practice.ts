import {
  answersTo,
  everyQuestionType,
  readJson,
  startAttempt,
  submitAttempt,
  type Classroom,
} from './attempts.ts';
import type { Browser } from './browser.ts';

export interface CardReply {
  readonly id: string;
  readonly dueAt: string;
  readonly cardRevision: number;
  readonly concepts: readonly string[];
  readonly question: {
    readonly id: string;
    readonly type: string;
    readonly answers: readonly { readonly id: string; readonly text: string }[];
  };
}

export interface PracticeReply {
  readonly cards: readonly CardReply[];
  readonly due: number;
  readonly total: number;
  readonly doneToday: number;
  readonly examDate: string | null;
  readonly dailyMinutes: number;
  readonly nextDueAt: string | null;
  readonly upcoming: readonly { readonly date: string; readonly count: number }[];
}

/** A multiple-choice and a short-answer question, each with another concept. */
export const twoQuestions = [everyQuestionType[0], everyQuestionType[2]].flatMap((question, at) =>
  question ? [{ ...question, concepts: [at === 0 ? 'Planets' : 'Capitals'] }] : [],
);

export const practiceOf = (browser: Browser, query = '') =>
  readJson<PracticeReply>(browser, `/api/practice${query}`);

/**
 * Ada submits a quiz of two questions. Both answers are wrong unless `responses` has others, by question type.
 * `more`: fields of the quiz.
 */
export async function missTwoQuestions(
  { ada, quiz }: Classroom,
  responses: Readonly<Record<string, unknown>> = {},
  more = {},
) {
  const { _id } = await quiz(twoQuestions, more);
  const attempt = await startAttempt(ada, _id);
  const answers = answersTo(attempt, { MULTIPLE_CHOICE: 'Venus', SHORT_ANSWER: 'Rome', ...responses });
  await ada.patch(`/api/attempts/${attempt.id}`, { answers });
  await submitAttempt(ada, attempt.id);
  return { quizId: _id, attempt };
}

export function answerCard(browser: Browser, card: CardReply | undefined, text: string) {
  const option = card?.question.answers.find((each) => each.text === text);
  return browser.post(`/api/practice/${card?.id ?? ''}/answer`, {
    cardRevision: card?.cardRevision ?? 1,
    ...(option ? { answerIds: [option.id] } : { text }),
  });
}
