import { letterFor } from '../../../../../core/grading/letter-scale.ts';
import { formatPercent } from '../../../../../core/grading/rounding.ts';
import { Gauge } from '../../../components/grade/gauge.tsx';
import { Swatch } from '../../../components/grade/legend.tsx';
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
      <dl className={styles.stats}>
        <div>
          <dt>
            <Swatch material="earned" />
            guaranteed
          </dt>
          <dd>{formatPercent(standing.minGuaranteedGrade)}</dd>
        </div>
        <div>
          <dt>
            <Swatch material="open" />
            maximum
          </dt>
          <dd>{formatPercent(standing.maxAchievableGrade)}</dd>
        </div>
      </dl>
    </div>
  );
}
