import { Fragment } from 'react';
import { formatCompact, formatPercent, formatPoints } from '../../../../core/grading/rounding.ts';
import styles from './answer.module.css';
import type { MiniPlan, Need } from './mini-plan.ts';

interface AnswerProps {
  target: number;
  plan: MiniPlan;
}

/** The picture's message as a sentence. */
export function Answer({ target, plan }: AnswerProps) {
  return (
    <p className={styles.answer} aria-live="polite">
      {plan.outOfReach === null ? (
        <Needs target={target} plan={plan} />
      ) : (
        <b className={styles.outOfReach}>{plan.outOfReach}</b>
      )}
    </p>
  );
}

function Needs({ target, plan: { needs, guaranteed } }: AnswerProps) {
  if (needs.length === 0) return `Every grade is known. The course ends at ${formatPercent(guaranteed)}.`;
  if (needs.every(({ points }) => points === 0)) return `You already have ${formatCompact(target)}.`;
  return (
    <>
      To finish with {formatCompact(target)}, you need{' '}
      {needs.map((need, index) => (
        <Fragment key={need.name}>
          {separator(index, needs)}
          <span className="highlighted">{formatPoints(need.points)}</span> on {need.name}
        </Fragment>
      ))}
      .
    </>
  );
}

function separator(index: number, needs: readonly Need[]): string {
  if (index === 0) return '';
  return index === needs.length - 1 ? ' and ' : ', ';
}
