import { formatPercent } from '../../../../core/grading/rounding.ts';
import styles from './figures.module.css';
import { describeParts, segmentsOf, type GradeParts } from './materials.ts';

interface MaterialBarProps {
  parts: GradeParts;
  /** Percent of the course at the full width. Bars with the same axis can be compared. */
  axis?: number;
  /** Pixels. */
  height?: number;
  /** With a label the bar is an image. Without one it is decoration next to a text with the same content. */
  label?: string;
}

/** A part of the course as a bar of its materials. */
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

/** The gap to the next part is taken from the part itself, so that every bar stays on its axis. */
const widthOf = (share: number) => `calc(${share * 100}% - ${gap}px)`;
const gap = 2;

const imageOf = (label: string, parts: GradeParts) => ({
  role: 'img',
  'aria-label': `${label}: ${describeParts(parts, formatPercent)}`,
});
