import type { ExceptionRules } from '../../../core/quizzes/quiz-dates.ts';
import { dateInWords } from '../../platform/date-in-words.ts';

const labels = { opensAt: 'opens', dueAt: 'due', closesAt: 'closes' } as const;

const more = (count: number, what: string) =>
  count === 0 ? [] : [`${count} more ${count === 1 ? what : `${what}s`}`];

/** An exception in words, for the audit log: 'due Nov 24, 2026, 23:59 UTC, 15 more minutes'. */
export function exceptionInWords(exception: ExceptionRules): string {
  const { extraMinutes, extraAttempts } = exception;
  const dates = (['opensAt', 'dueAt', 'closesAt'] as const).flatMap((field) => {
    const date = exception[field];
    return date === null ? [] : [`${labels[field]} ${dateInWords(date)}`];
  });
  return [...dates, ...more(extraMinutes, 'minute'), ...more(extraAttempts, 'attempt')].join(', ');
}
