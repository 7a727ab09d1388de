import type { FieldErrors } from '../grading/course-rules.ts';
import { checkPools, type QuestionPool } from './question-pools.ts';
import type { CreditMethod } from './partial-credit.ts';
import type { AnswerReleasePolicy } from './answer-release.ts';
import { checkQuizDates, noDates, type QuizDates } from './quiz-dates.ts';

export const scoringPolicies = ['HIGHEST', 'LATEST'] as const;
/** Which of several attempts is official. */
export type ScoringPolicy = (typeof scoringPolicies)[number];

export const quizClosedReasons = ['UNPUBLISHED', 'CLOSED', 'NOT_IN_COURSE'] as const;
/** Why somebody who took a quiz can no longer take it. */
export type QuizClosedReason = (typeof quizClosedReasons)[number];

/** Settings of a quiz: everything except its questions. */
export interface QuizSettings extends QuizDates {
  readonly title: string;
  readonly description: string;
  readonly categoryId: string | null;
  /** Minutes. Null for no limit. */
  readonly timeLimit: number | null;
  /** -1 for no limit. */
  readonly allowedAttempts: number;
  readonly scoringPolicy: ScoringPolicy;
  readonly answerRelease: AnswerReleasePolicy;
  readonly creditMethod: CreditMethod;
  readonly shuffleQuestions: boolean;
  readonly shuffleAnswers: boolean;
  readonly pools: readonly QuestionPool[];
}

export const quizDefaults: Omit<QuizSettings, 'title'> = {
  description: '',
  categoryId: null,
  timeLimit: null,
  allowedAttempts: -1,
  scoringPolicy: 'HIGHEST',
  answerRelease: 'AFTER_SUBMISSION',
  creditMethod: 'NET_CORRECT',
  shuffleQuestions: false,
  shuffleAnswers: true,
  ...noDates,
  pools: [],
};

export const quizLimits = {
  /** Maximum characters. */
  title: 200,
  /** Maximum characters. */
  description: 10_000,
  /** Maximum minutes: one week. */
  timeLimit: 10_080,
  /** Maximum attempts, if the number is limited. */
  attempts: 1_000,
} as const;

function checkTitle(title: string): string | null {
  if (title.trim() === '') return 'A quiz needs a title.';
  return title.length <= quizLimits.title
    ? null
    : `The title must not be longer than ${quizLimits.title} characters.`;
}

function checkTimeLimit(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (!(minutes > 0)) return 'The time limit must be more than 0 minutes.';
  return minutes <= quizLimits.timeLimit ? null : 'The time limit must not be longer than a week.';
}

function checkAttempts(count: number): string | null {
  if (count === -1 || (Number.isInteger(count) && count >= 1 && count <= quizLimits.attempts)) return null;
  return `Allowed attempts are 1 to ${quizLimits.attempts.toLocaleString('en-US')}, or -1 for no limit.`;
}

/** All errors of a quiz's settings by field. Empty if there are none. */
export function checkQuizSettings(settings: QuizSettings): FieldErrors {
  const checks = {
    title: checkTitle(settings.title),
    description:
      settings.description.length <= quizLimits.description ? null : 'The description is too long.',
    timeLimit: checkTimeLimit(settings.timeLimit),
    allowedAttempts: checkAttempts(settings.allowedAttempts),
    answerRelease:
      settings.answerRelease === 'AFTER_CLOSING' && settings.closesAt === null
        ? 'Answers are shown after the closing only if the quiz has a closing date.'
        : null,
  };
  const errors: FieldErrors = checkQuizDates(settings);
  for (const [field, problem] of Object.entries(checks)) if (problem !== null) errors[field] = problem;
  return { ...errors, ...checkPools(settings.pools) };
}
