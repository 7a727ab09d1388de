import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { MaterialBar } from '../../../../ui/grade/material-bar.tsx';
import { formatCompact } from '../../../../../../core/grading/rounding.ts';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { scoringPolicyText } from '../scoring-policy-text.ts';
import { scoreSoFarText } from '../score-text.ts';
import { useGradedItem } from '../use-graded-item.ts';
import { attemptName, type OwnAttempt } from './attempt-list.ts';
import { LateBadge } from '../../../../ui/dates/late-badge.tsx';
import { dateText } from './date-text.ts';
import styles from './intro.module.css';

interface AttemptsProps {
  quiz: QuizToTake;
  attempts: readonly OwnAttempt[];
  /** ID of the attempt on screen, which is not a link. */
  current?: string;
}

/** The user's submitted attempts, each with a bar from 0 to 100 percent. The official attempt is marked if it is the grade. */
export function Attempts({ quiz, attempts, current }: AttemptsProps) {
  const grade = useGradedItem(quiz)?.ownGrade ?? null;
  const isGrade = !grade?.isEntered;
  const submitted = attempts.filter(({ submittedAt }) => submittedAt !== null);
  if (submitted.length === 0) return null;
  return (
    <section className={styles.attempts} aria-label="Your attempts">
      <h2>Your attempts</h2>
      <ol className={styles.list}>
        {submitted.map((attempt) => (
          <li key={attempt.id} className={styles.attempt}>
            <span className={styles.name}>
              {attempt.id === current ? (
                <strong aria-current="page">{attemptName(attempt)}</strong>
              ) : (
                <Link to={`?attempt=${attempt.id}`}>{attemptName(attempt)}</Link>
              )}
              {attempt.isOfficial && isGrade ? (
                <Badge tt="none" variant="light" size="sm" title={scoringPolicyText(quiz.scoringPolicy)}>
                  counts
                </Badge>
              ) : null}
            </span>
            <MaterialBar parts={partsOf(attempt)} height={12} />
            <span className={styles.score}>{resultText(attempt)}</span>
            <span className={styles.when}>
              <time dateTime={attempt.submittedAt ?? ''}>{dateText(attempt.submittedAt)}</time>
              {attempt.isLate ? <LateBadge /> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const full = 100;

/** While a part is ungraded, all points that are not earned are shown as open. */
function partsOf({ score, possible, isPending }: OwnAttempt) {
  const earned = possible === 0 ? 0 : ((score ?? 0) / possible) * full;
  const remaining = full - earned;
  return { earned, needed: 0, open: isPending ? remaining : 0, lost: isPending ? 0 : remaining };
}

/** The result, with its percent first. */
function resultText({ kind, score, possible, percent, isPending }: OwnAttempt): string {
  // The retry had only essays, which nobody grades in a retry.
  if (kind === 'RETRY' && possible === 0) return 'Not graded';
  // `possible` includes ungraded points, whose number is not known here.
  if (isPending) return score ? scoreSoFarText(score) : 'Waits to be graded';
  const points = `${formatCompact(score ?? 0)} of ${formatCompact(possible)}`;
  return percent === null ? points : `${formatCompact(percent)} %, ${points}`;
}
