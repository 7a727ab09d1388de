import { Button } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { newCourse, type PassedCourse } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';
import {
  courseOf,
  type MiniCourse,
  type MiniRow,
  rowMaximum,
  sampleMini,
  withKnown,
  withText,
} from './mini-course.ts';
import { divisions, type MiniPlan, type Need, planOf } from './mini-plan.ts';
import styles from './mini-planner.module.css';
import { MiniRows } from './mini-rows.tsx';
import { formatCompact, formatNeed, formatPercent } from '../../../../core/grading/rounding.ts';
import { Gauge } from '../../ui/grade/gauge.tsx';
import { Legend } from '../../ui/grade/legend.tsx';
import { Reach } from '../../ui/grade/reach.tsx';
import { TargetSlider } from '../../ui/grade/target-slider.tsx';

/** The state of the example and its actions. */
function useMiniPlanner() {
  const [mini, setMini] = useState<MiniCourse>(sampleMini);
  const change = (index: number, next: (row: MiniRow) => MiniRow) =>
    setMini((before) => ({
      ...before,
      rows: before.rows.map((row, at) => (at === index ? next(row) : row)),
    }));
  return {
    mini,
    isTouched: mini !== sampleMini,
    setTarget: (target: number) => setMini((before) => ({ ...before, target })),
    setText: (index: number, text: string) => change(index, (row) => withText(row, text)),
    setKnown: (index: number, known: boolean) => change(index, (row) => withKnown(row, known)),
  };
}

const passedOf = (mini: MiniCourse): PassedCourse => ({
  course: courseOf(mini),
  message: 'Started from the example.',
});

/** A small planner: four rows, a target, and the real arithmetic. */
export function MiniPlanner() {
  const { mini, isTouched, setTarget, setText, setKnown } = useMiniPlanner();
  const plan = planOf(mini);
  return (
    <section className={styles.card} aria-label="Try the planner">
      <div className={styles.left}>
        <MiniRows rows={mini.rows} needed={plan.needed} onText={setText} onKnown={setKnown} />
        <Answer target={mini.target} plan={plan} />
        <div className={styles.go}>
          <Button
            size="md"
            component={Link}
            to={paths.planner}
            state={isTouched ? passedOf(mini) : newCourse}
          >
            Plan your own course
          </Button>
        </div>
      </div>
      <MiniGauge target={mini.target} plan={plan} onTarget={setTarget} />
    </section>
  );
}

interface AnswerProps {
  target: number;
  plan: MiniPlan;
}

/** The recommended grades as a sentence. */
function Answer({ target, plan }: AnswerProps) {
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
          <span className="highlighted">{formatNeed(need.points, rowMaximum)}</span> on {need.name}
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

interface MiniGaugeProps {
  target: number;
  plan: MiniPlan;
  onTarget: (target: number) => void;
}

/** The current grade, and a draggable target. */
function MiniGauge({ target, plan, onTarget }: MiniGaugeProps) {
  return (
    <div className={styles.panel}>
      <div>
        <Gauge parts={plan.parts} current={plan.current} target={target} divisions={divisions} />
        <div className={styles.reach}>
          <Reach guaranteed={plan.guaranteed} maximum={plan.maximum} />
        </div>
      </div>
      <div>
        <div className={styles.target}>
          Drag the target <b>{formatCompact(target)}</b>
        </div>
        <TargetSlider value={target} onChange={onTarget} parts={plan.parts} />
        <Legend />
      </div>
    </div>
  );
}
