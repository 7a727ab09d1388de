import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Answer } from './answer.tsx';
import { courseOf } from './mini-course.ts';
import { MiniGauge } from './mini-gauge.tsx';
import { planOf } from './mini-plan.ts';
import { MiniRows } from './mini-rows.tsx';
import styles from './mini-planner.module.css';
import { useMiniPlanner } from './use-mini-planner.ts';

/** The planner in miniature: four rows, a target, and the real arithmetic. */
export function MiniPlanner() {
  const { mini, isTouched, setTarget, setText, setKnown } = useMiniPlanner();
  const plan = planOf(mini);
  // What was only looked at must not take the place of a draft in the planner.
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
