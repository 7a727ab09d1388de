import type { CreditMethod } from '../../../../../../core/quizzes/partial-credit.ts';
import type { ScoringPolicy, QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import type { AnswerReleasePolicy } from '../../../../../../core/quizzes/answer-release.ts';

interface SettingText {
  readonly label: string;
  /** The effect of the value, as a sentence. */
  readonly means: string;
}

export const scoringPolicyLabels: Readonly<Record<ScoringPolicy, SettingText>> = {
  HIGHEST: { label: 'The highest', means: 'The attempt with the most points counts.' },
  LATEST: { label: 'The latest', means: 'The attempt that was handed in last counts.' },
};

const answerReleaseLabels: Readonly<Record<AnswerReleasePolicy, SettingText>> = {
  AFTER_SUBMISSION: {
    label: 'After each attempt',
    means: 'Every result shows the correct answers and explanations.',
  },
  AFTER_LAST_ATTEMPT: {
    label: 'After the last attempt',
    means: 'Students see the correct answers when they have no attempt left.',
  },
  AFTER_CLOSING: {
    label: 'After the closing',
    means: 'Students see the correct answers when the quiz is closed for everyone.',
  },
  NEVER: { label: 'Not at all', means: 'Results show points only.' },
};

/**
 * The answer release policies with their effects on this quiz. The effects depend on the allowed attempts: shown
 * answers help with the next attempt, and without a limit no attempt is the last.
 */
export function answerReleaseLabelsFor({
  allowedAttempts,
}: QuizSettings): Readonly<Record<AnswerReleasePolicy, SettingText>> {
  if (allowedAttempts === 1) return answerReleaseLabels;
  const { AFTER_SUBMISSION, AFTER_LAST_ATTEMPT } = answerReleaseLabels;
  const helps = 'Every result shows them, so students know them when they retake the quiz.';
  const never = 'Attempts have no limit, so students never see the correct answers.';
  return {
    ...answerReleaseLabels,
    AFTER_SUBMISSION: { ...AFTER_SUBMISSION, means: helps },
    ...(allowedAttempts === -1 && { AFTER_LAST_ATTEMPT: { ...AFTER_LAST_ATTEMPT, means: never } }),
  };
}

export const creditLabels: Readonly<Record<CreditMethod, SettingText>> = {
  NET_CORRECT: {
    label: 'Right minus wrong choices',
    means:
      'Each right choice earns a share, and each wrong choice takes a share away. The sum is never below 0.',
  },
  ALL_OR_NOTHING: {
    label: 'All or nothing',
    means: 'Exactly the correct answers earn the points; anything else earns none.',
  },
  COVERAGE: {
    label: 'Correct answers found, lowered by wrong choices',
    means: 'The share of correct answers that are chosen, times the share of choices that are right.',
  },
  EACH_ANSWER: {
    label: 'Each answer separately',
    means: 'Each correct answer that is chosen and each wrong one that isn’t chosen earns a share.',
  },
};

function timeText(minutes: number | null): string {
  if (minutes === null) return 'No time limit';
  if (Number.isNaN(minutes)) return 'Invalid time limit';
  return minutes === 1 ? '1 minute' : `${minutes.toLocaleString('en')} minutes`;
}

function attemptText({ allowedAttempts, scoringPolicy }: QuizSettings): string {
  if (allowedAttempts === 1) return 'one attempt';
  if (Number.isNaN(allowedAttempts)) return 'invalid attempts';
  const count = allowedAttempts === -1 ? 'any number of' : allowedAttempts.toLocaleString('en');
  return `${count} attempts, of which ${scoringPolicy === 'HIGHEST' ? 'the highest' : 'the latest'} counts`;
}

const releaseTexts: Readonly<Record<AnswerReleasePolicy, string>> = {
  AFTER_SUBMISSION: 'answers shown after each attempt',
  AFTER_LAST_ATTEMPT: 'answers shown after the last attempt',
  AFTER_CLOSING: 'answers shown after the closing',
  NEVER: 'answers not shown',
};

function releaseText({ answerRelease, allowedAttempts }: QuizSettings): string {
  const isNever = answerRelease === 'AFTER_LAST_ATTEMPT' && allowedAttempts === -1;
  return releaseTexts[isNever ? 'NEVER' : answerRelease];
}

/** A summary, for example 'No time limit · one attempt · answers shown after each attempt'. */
export function rulesInShort(settings: QuizSettings): string {
  const order = settings.shuffleAnswers ? [] : ['choices in your order'];
  return [timeText(settings.timeLimit), attemptText(settings), releaseText(settings), ...order].join(' · ');
}
