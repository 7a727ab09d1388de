import { formatPercent } from '../../../../core/grading/rounding.ts';
import { Swatch } from './legend.tsx';
import styles from './figures.module.css';

interface ReachProps {
  /** Percent of the course. */
  guaranteed: number;
  /** Percent of the course. */
  maximum: number;
  /** What the maximum is, if it needs more words. */
  maximumLabel?: string;
}

/** The lowest and the highest possible grade, below the gauge. */
export function Reach({ guaranteed, maximum, maximumLabel = 'maximum' }: ReachProps) {
  return (
    <dl className={styles.reach}>
      <div>
        <dt>
          <Swatch material="earned" />
          guaranteed
        </dt>
        <dd>{formatPercent(guaranteed)}</dd>
      </div>
      <div>
        <dt>
          <Swatch material="open" />
          {maximumLabel}
        </dt>
        <dd>{formatPercent(maximum)}</dd>
      </div>
    </dl>
  );
}
