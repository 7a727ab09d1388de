import { Badge } from '@mantine/core';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import styles from './quizzes.module.css';
import type { Standing } from './quiz-list.ts';

interface QuizStandingWordsProps {
  standing: Standing | undefined;
  /** Whether the quiz was withdrawn since one took it. */
  isClosed: boolean;
}

/** How far one has come with a quiz. */
export function QuizStandingWords({ standing, isClosed }: QuizStandingWordsProps) {
  const { open, counting } = standing ?? {};
  return (
    <div className={styles.state}>
      {isClosed ? (
        <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
          Closed
        </Badge>
      ) : null}
      {open && !isClosed ? (
        <Badge variant="light" className={styles.badge ?? ''}>
          {open.kind === 'RETRY' ? 'Retrying' : 'In progress'}
        </Badge>
      ) : null}
      {counting ? <Result {...counting} /> : null}
      {open || counting || isClosed ? null : <span className={styles.open}>Not started</span>}
    </div>
  );
}

type ResultProps = NonNullable<Standing['counting']>;

function Result({ percent, pending }: ResultProps) {
  if (pending) return <span className={styles.open}>Waits to be graded</span>;
  // Nothing can be earned in it: then there is nothing to tell either.
  if (typeof percent !== 'number') return <span className={styles.open}>Handed in</span>;
  return (
    <span className={styles.result}>
      <b>{formatCompact(percent)}&nbsp;%</b>
      <small>your result</small>
    </span>
  );
}
