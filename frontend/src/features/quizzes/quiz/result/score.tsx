import { formatCompact } from '../../../../../../core/grading/rounding.ts';
import { MaterialBar } from '../../../../ui/grade/material-bar.tsx';
import type { AttemptPartsFragment, AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import { dateText } from '../intro/date-text.ts';
import { pointsWaiting, scoreText } from '../score-text.ts';
import styles from './result.module.css';

interface ScoreProps {
  attempt: AttemptPartsFragment;
  result: AttemptResultPartsFragment;
}

/** The score of an attempt as text and as a bar. */
export function Score({ attempt, result }: ScoreProps) {
  const { score, possible, percent, isPending } = result;
  const waiting = result.questions.filter((question) => question.isPending);
  const open = pointsWaiting(result);
  const partOf = (points: number) => (possible === 0 ? 0 : (points / possible) * 100);
  const lost = possible - score - open;
  const isRetry = attempt.kind === 'RETRY';
  const isUngraded = isRetry && possible === 0;
  const parts = { earned: partOf(score), needed: 0, open: partOf(open), lost: partOf(lost) };
  return (
    <>
      <p className={styles.score}>
        {percent === null ? null : <strong>{formatCompact(percent)} %</strong>}
        <span>{isUngraded ? 'Not graded' : scoreText(result)}</span>
      </p>
      {isUngraded ? null : <MaterialBar parts={parts} />}
      {isPending ? (
        <p className={styles.rule}>
          {waiting.length === 1 ? 'One answer waits' : `${waiting.length} answers wait`} to be graded by a
          person.
        </p>
      ) : null}
      {result.regradedAt ? (
        <p className={styles.rule}>{regradedText(result.regradedAt, result.percentBeforeRegrade)}</p>
      ) : null}
      {result.isLate ? <p className={styles.rule}>Handed in late, after the due date.</p> : null}
      {isRetry ? <p className={styles.rule}>Retries don’t change your score.</p> : null}
    </>
  );
}

function regradedText(at: string, percentBefore: number | null): string {
  const before = percentBefore === null ? '' : ` The score was ${formatCompact(percentBefore)} % before.`;
  return `Regraded on ${dateText(at)}: the answer key changed after you handed in. This is the new score.${before}`;
}
