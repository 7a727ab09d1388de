import { movedClosing, type QuizDates } from '../../../../../../core/quizzes/quiz-dates.ts';
import type { ExceptionPartsFragment } from '../../../../gql/graphql.ts';
import { whenText } from '../../../../lib/dates/date-texts.ts';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en')} more ${count === 1 ? one : many}`];

/**
 * What is different for the person: 'Due Tue, Nov 24, 11:59 PM · 15 more minutes'. Includes the closing that a later due
 * date moves.
 */
export function exceptionText(exception: ExceptionPartsFragment, quiz: QuizDates, zone: string): string {
  const { opensAt, dueAt, extraMinutes, extraAttempts } = exception;
  const closesAt = exception.closesAt ?? movedClosing(quiz, exception);
  const dates = [
    { label: 'Opens', at: opensAt },
    { label: 'Due', at: dueAt },
    { label: 'Closes', at: closesAt },
  ];
  return [
    ...dates.flatMap(({ label, at }) => (at === null ? [] : [`${label} ${whenText(at, zone)}`])),
    ...counted(extraMinutes, 'minute', 'minutes'),
    ...counted(extraAttempts, 'attempt', 'attempts'),
  ].join(' · ');
}

/** The name of the person. Somebody who left the course has only an address. */
export function exceptionName({ name, email }: Pick<ExceptionPartsFragment, 'name' | 'email'>): string {
  return name === '' ? email || 'A former person of the course' : name;
}
