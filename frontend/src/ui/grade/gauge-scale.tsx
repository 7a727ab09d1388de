import { arcPath, center, type Point, pointAt, tickPath } from './gauge-geometry.ts';
import styles from './gauge.module.css';

export type Divisions = readonly [number, number];

const tens = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];
/** Gap in percent on either side of a division, for its tick. */
const clearance = 0.7;

/**
 * The outer scale. It gets heavier after each meter division instead of changing colour: no range is good or
 * bad.
 */
export function GaugeScale({ divisions }: { divisions: Divisions }) {
  const [first, second] = divisions;
  const segments = [
    { from: 0, to: first - clearance, radius: 136, className: styles.light },
    { from: first + clearance, to: second - clearance, radius: 136.5, className: styles.medium },
    { from: second + clearance, to: 100, radius: 137, className: styles.heavy },
  ];
  return (
    <g aria-hidden>
      {segments.map(({ from, to, radius, className }) =>
        from < to ? <path key={radius} d={arcPath(from, to, radius)} className={className} /> : null,
      )}
      {tens
        .filter((percent) => percent <= first - 4)
        .map((percent) => (
          <path
            key={percent}
            d={tickPath(percent, 136, percent % 50 === 0 ? 142 : 140)}
            className={styles.tick}
          />
        ))}
    </g>
  );
}

interface DivisionMarkProps {
  percent: number;
  /** Shift of the number and the handle along the scale, in percent. */
  shift?: number;
  /** Shift of the number if it differs from the handle's. Null if the other division shows it. */
  numberShift?: number | null;
}

/** The tick and the number of one meter division. */
export function DivisionMark({ percent, shift = 0, numberShift = shift }: DivisionMarkProps) {
  const handle = labelAt(percent + shift);
  const label = numberShift === null ? null : labelAt(percent + numberShift);
  return (
    <>
      <circle cx={handle.x} cy={handle.y} r={14} className={styles.reach} />
      <path d={tickPath(percent, 106, 146)} className={styles.division} />
      {label === null ? null : (
        <text x={label.x} y={label.y + 4} className={styles.number}>
          {percent}
        </text>
      )}
    </>
  );
}

/** A number is wider than high, so it needs more distance next to the scale than above it. */
function labelAt(percent: number): Point {
  const upright = pointAt(percent, 154);
  return { x: upright.x + (upright.x - center.x) * 0.05, y: upright.y };
}

/** Minimum distance between two readable numbers, in percent. */
const minLabelDistance = 7;

/** Shifts that keep the numbers of close divisions readable, in percent. */
export function labelShifts([first, second]: Divisions): Divisions {
  const missing = Math.max(0, minLabelDistance - (second - first)) / 2;
  return [-missing, missing];
}
