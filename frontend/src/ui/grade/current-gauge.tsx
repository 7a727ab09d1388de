import { formatPercent } from '../../../../core/grading/rounding.ts';
import { bandPath, center } from './gauge-geometry.ts';
import { TargetHandle } from './gauge-marks.tsx';
import { GaugeScale, type Divisions } from './gauge-scale.tsx';
import styles from './gauge.module.css';

interface CurrentGaugeProps {
  /** Percent. Null while no grade is known. */
  current: number | null;
  target: number;
  divisions: Divisions;
}

/** A small gauge with the current grade of a course, for a list of courses. Shows 0 to 100 percent. */
export function CurrentGauge({ current, target, divisions }: CurrentGaugeProps) {
  const label = current === null ? 'No grade known yet' : `Current grade ${formatPercent(current)}`;
  const reached = Math.min(100, Math.max(0, current ?? 0));
  return (
    <svg className={styles.gauge} viewBox="6 6 308 158" role="img" aria-label={`${label}, target ${target}`}>
      <GaugeScale divisions={divisions} />
      <path d={bandPath(0, 100, 106, 130)} className={styles.track} />
      {reached > 0 ? <path d={bandPath(0, reached, 106, 130)} className={styles.filled} /> : null}
      <TargetHandle target={target} mini onChange={undefined} />
      <text x={center.x} y={146} className={styles.current} aria-hidden>
        {current === null ? '–' : formatPercent(current)}
      </text>
    </svg>
  );
}
