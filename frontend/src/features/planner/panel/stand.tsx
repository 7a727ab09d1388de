import { letterFor } from '../../../../../core/grading/letter-scale.ts';
import { Gauge } from '../../../ui/grade/gauge.tsx';
import { Reach } from '../../../ui/grade/reach.tsx';
import type { CourseFigures } from '../model/figures.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './panel.module.css';

/** The gauge, and the two ends of what can still become of the course. */
export function Stand({ figures }: { figures: CourseFigures }) {
  const { edit } = usePlannerStore().getState();
  const target = usePlanner((state) => presentOf(state).targetGrade);
  const divisions = usePlanner((state) => presentOf(state).meterDivisions);
  const { standing, parts, course } = figures;
  const letter = letterFor(standing.currentGrade, course.gradeMaps);
  return (
    <div>
      <Gauge
        parts={parts}
        current={standing.currentGrade}
        {...(letter === null ? {} : { letter })}
        target={target}
        divisions={divisions}
        onTargetChange={(value) => edit({ type: 'setTargetGrade', value })}
        onDivisionsChange={([first, second]) => edit({ type: 'setMeterDivisions', value: [first, second] })}
      />
      <div className={styles.reach}>
        <Reach guaranteed={standing.minGuaranteedGrade} maximum={standing.maxAchievableGrade} />
      </div>
    </div>
  );
}
