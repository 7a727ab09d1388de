import { formatPercent } from '../../../../core/grading/rounding.ts';
import styles from './material-bar.module.css';
import { describeParts, segmentsOf, type GradeParts } from './materials.ts';

interface MaterialBarProps {
  parts: GradeParts;
  /** Percent of the course that fills the width: bars drawn on one axis can be compared. */
  axis?: number;
  /** Pixels. */
  height?: number;
  /** Named, the bar is an image of its own; without a name it is decoration beside figures that say the same. */
  label?: string;
}

/** A stretch of the course as a bar of its materials. */
export function MaterialBar({ parts, axis = 100, height = 14, label }: MaterialBarProps) {
  const named = label === undefined ? { 'aria-hidden': true } : imageOf(label, parts);
  return (
    <span className={styles.bar} style={{ height }} {...named}>
      {segmentsOf(parts, axis).map(({ material, from, to }) => (
        <i key={material} className={`m-${material}`} style={{ width: widthOf((to - from) / axis) }} />
      ))}
    </span>
  );
}

/** The gap to the next part comes out of the part itself, so that every bar keeps to its axis. */
const widthOf = (share: number) => `calc(${share * 100}% - ${gap}px)`;
const gap = 2;

const imageOf = (label: string, parts: GradeParts) => ({
  role: 'img',
  'aria-label': `${label}: ${describeParts(parts, formatPercent)}`,
});
