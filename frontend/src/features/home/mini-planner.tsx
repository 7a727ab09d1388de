import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Answer } from './answer.tsx';
import { courseOf, type MiniCourse, type MiniRow, sampleMini, withKnown, withText } from './mini-course.ts';
import { MiniGauge } from './mini-gauge.tsx';
import { planOf } from './mini-plan.ts';
import styles from './mini-planner.module.css';
import { MiniRows } from './mini-rows.tsx';

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

/** A small planner: four rows, a target, and the real arithmetic. */
export function MiniPlanner() {
  const { mini, isTouched, setTarget, setText, setKnown } = useMiniPlanner();
  const plan = planOf(mini);
  // An untouched example must not replace a draft in the planner.
  const handedOver = isTouched ? { course: courseOf(mini) } : null;
  return (
    <section className={styles.card} aria-label="Try the planner">
      <div className={styles.left}>
        <MiniRows rows={mini.rows} needed={plan.needed} onText={setText} onKnown={setKnown} />
        <Answer target={mini.target} plan={plan} />
        <div className={styles.go}>
          <Button size="md" component={Link} to={paths.planner} state={handedOver}>
            Plan my own course
          </Button>
        </div>
      </div>
      <MiniGauge target={mini.target} plan={plan} onTarget={setTarget} />
    </section>
  );
}
