import type { ReactNode } from 'react';
import { formatCompact } from '../../../../../../../core/grading/rounding.ts';
import type { QuizResultsSummaryQuery } from '../../../../../gql/graphql.ts';
import styles from './results.module.css';

export type ResultsSummary = NonNullable<QuizResultsSummaryQuery['quizResultsSummary']>;

/** Summary of all attempts. Nothing until it has loaded, or if nobody has submitted. */
export function Figures({ summary }: { summary: ResultsSummary | null | undefined }) {
  if (!summary || summary.submittedCount === 0) return null;
  const { officialCount, average, median, highest, lowest } = summary;
  return (
    <section className={styles.figures} aria-label="All results together">
      <dl>
        <Figure name="Handed in">{submittedText(summary)}</Figure>
        <Figure name="Average">{percentText(average)}</Figure>
        <Figure name="Median">{percentText(median)}</Figure>
        <Figure name="Highest">{percentText(highest)}</Figure>
        <Figure name="Lowest">{percentText(lowest)}</Figure>
      </dl>
      <p>
        {officialCount === 0
          ? 'The figures appear once an attempt is graded.'
          : `Of ${officialCount === 1 ? 'the 1 attempt that counts and is' : `the ${officialCount} attempts that count and are`} graded.`}
      </p>
    </section>
  );
}

function submittedText({ submittedCount, memberCount, submittedMemberCount }: ResultsSummary): string {
  const others = submittedCount - (submittedMemberCount ?? 0);
  if (typeof memberCount !== 'number')
    return `${submittedCount} ${submittedCount === 1 ? 'person' : 'people'}`;
  const inCourse = `${submittedMemberCount ?? 0} of ${memberCount} in the course`;
  return others === 0 ? inCourse : `${inCourse}, ${others} ${others === 1 ? 'other' : 'others'}`;
}

const percentText = (percent: number | null | undefined) =>
  typeof percent === 'number' ? `${formatCompact(percent)} %` : '–';

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
