import { formatCompact } from '../../../../core/grading/rounding.ts';
import { Gauge } from '../../ui/grade/gauge.tsx';
import { Legend } from '../../ui/grade/legend.tsx';
import { Reach } from '../../ui/grade/reach.tsx';
import { TargetSlider } from '../../ui/grade/target-slider.tsx';
import styles from './mini-gauge.module.css';
import { divisions, type MiniPlan } from './mini-plan.ts';

interface MiniGaugeProps {
  target: number;
  plan: MiniPlan;
  onTarget: (target: number) => void;
}

/** The current grade, and a draggable target. */
export function MiniGauge({ target, plan, onTarget }: MiniGaugeProps) {
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
