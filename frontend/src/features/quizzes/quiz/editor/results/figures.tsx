import type { ReactNode } from 'react';
import { formatCompact } from '../../../../../../../core/grading/rounding.ts';
import type { QuizResultsSummaryQuery } from '../../../../../gql/graphql.ts';
import styles from './results.module.css';

export type ResultsSummary = NonNullable<QuizResultsSummaryQuery['quizResultsSummary']>;

/** Summary of the results. Hidden until it has loaded, and if nobody has submitted. */
export function Figures({ summary }: { summary: ResultsSummary | null | undefined }) {
  if (!summary || summary.submittedCount === 0) return null;
  const { officialCount, average, median, highest, lowest } = summary;
  return (
    <section className={styles.figures} aria-label="Results summary">
      <dl>
        <Figure name="Handed in">{submittedText(summary)}</Figure>
        <Figure name="Average">{percentText(average)}</Figure>
        <Figure name="Median">{percentText(median)}</Figure>
        <Figure name="Highest">{percentText(highest)}</Figure>
        <Figure name="Lowest">{percentText(lowest)}</Figure>
      </dl>
      <p>
        {officialCount === 0
          ? 'Scores appear once an attempt that counts is graded.'
          : `Scores are based on the ${officialCount === 1 ? '1 graded attempt that counts' : `${officialCount} graded attempts that count`}.`}
      </p>
    </section>
  );
}

function submittedText({ submittedCount, memberCount, submittedMemberCount }: ResultsSummary): string {
  const others = submittedCount - (submittedMemberCount ?? 0);
  if (typeof memberCount !== 'number')
    return `${submittedCount} ${submittedCount === 1 ? 'person' : 'people'}`;
  const inCourse = `${submittedMemberCount ?? 0} of ${memberCount} ${memberCount === 1 ? 'student' : 'students'} in the course`;
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
