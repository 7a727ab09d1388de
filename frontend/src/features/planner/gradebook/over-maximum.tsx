import { formatCompact } from '../../../../../core/grading/rounding.ts';
import styles from './gradebook.module.css';

/** Behind a grade over the maximum, which is accepted: it may be extra credit, or a typing error. */
export function OverMaximum({ maximumPoints }: { maximumPoints: number }) {
  const maximum = formatCompact(maximumPoints);
  return (
    <span className={styles.over} title={`Over the maximum of ${maximum}`}>
      {' '}
      over<span className={styles.spoken}> the maximum of</span> {maximum}
    </span>
  );
}
