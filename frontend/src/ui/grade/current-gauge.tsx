import { formatPercent } from '../../../../core/grading/rounding.ts';
import { bandPath, center } from './gauge-geometry.ts';
import { Needle, TargetHandle } from './gauge-marks.tsx';
import { GaugeScale, type Divisions } from './gauge-scale.tsx';
import styles from './gauge.module.css';

interface CurrentGaugeProps {
  /** Percent. Null while no grade is known. */
  current: number | null;
  target: number;
  divisions: Divisions;
}

/**
 * A small gauge with the current grade of a course, for a list of courses. The triangle is at the current grade, as in the
 * planner. The arc stays empty: on it, ink shows the earned percent, which is not the current grade.
 */
export function CurrentGauge({ current, target, divisions }: CurrentGaugeProps) {
  const label = current === null ? 'No grade known yet' : `Current grade ${formatPercent(current)}`;
  return (
    <svg className={styles.gauge} viewBox="6 6 308 158" role="img" aria-label={`${label}, target ${target}`}>
      <GaugeScale divisions={divisions} />
      <path d={bandPath(0, 100, 106, 130)} className={styles.track} />
      {current === null ? null : <Needle percent={current} />}
      <TargetHandle target={target} mini onChange={undefined} />
      <text x={center.x} y={146} className={styles.current} aria-hidden>
        {current === null ? '–' : formatPercent(current)}
      </text>
    </svg>
  );
}
