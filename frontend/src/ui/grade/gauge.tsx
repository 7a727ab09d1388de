import { useId } from 'react';
import { formatPercent } from '../../../../core/grading/rounding.ts';
import { bandPath, center } from './gauge-geometry.ts';
import { DivisionHandles, Needle, TargetHandle } from './gauge-marks.tsx';
import { type Divisions, GaugeScale } from './gauge-scale.tsx';
import styles from './gauge.module.css';
import { type GradeParts, type Material, segmentsOf } from './materials.ts';

const inner = 106;
const outer = 130;
/** Half of the gap between two materials, in percent. */
const gap = 0.4;

/** The arc of the gauge, drawn with the materials. */
function GaugeArc({ parts, patterns }: { parts: GradeParts; patterns: string }) {
  const fills: Record<Material, string> = {
    earned: 'var(--earned)',
    needed: `url(#${patterns}-needed)`,
    open: `url(#${patterns}-open)`,
    lost: 'var(--lost-bg)',
  };
  return (
    <g aria-hidden>
      <defs>
        <Hatch id={`${patterns}-open`} ground="var(--open-bg)" line="var(--open)" />
        <Hatch id={`${patterns}-needed`} ground="var(--needed-soft)" line="var(--needed-mark)" />
      </defs>
      {segmentsOf(parts, 100).map(({ material, from, to }) => (
        <path
          key={material}
          d={bandPath(
            from === 0 ? 0 : from + gap,
            Math.max(from + gap + 0.05, to === 100 ? 100 : to - gap),
            inner,
            outer,
          )}
          fill={fills[material]}
          className={styles[material]}
        />
      ))}
    </g>
  );
}

function Hatch({ id, ground, line }: { id: string; ground: string; line: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={5} height={5} fill={ground} />
      <rect width={1.6} height={5} fill={line} />
    </pattern>
  );
}

export interface GaugeProps {
  parts: GradeParts;
  /** Percent. Null while no grade is known. */
  current: number | null;
  target: number;
  /** The two divisions, ascending, after which the scale gets heavier. */
  divisions: Divisions;
  /** The letter of the current grade. */
  letter?: string;
  /** A small picture without texts, for use next to a text with the same content. */
  mini?: boolean;
  /** If given, the target can be dragged and moved with the keyboard. */
  onTargetChange?: (target: number) => void;
  /** If given, the divisions can be dragged and moved with the keyboard. */
  onDivisionsChange?: (divisions: Divisions) => void;
}

/** The current grade of a course between 0 and 100. */
export function Gauge(props: GaugeProps) {
  const { parts, current, target, divisions, mini = false, onTargetChange, onDivisionsChange } = props;
  const patterns = useId();
  // Screen readers hide the content of an image, so a gauge with handles is a group.
  const role = onTargetChange || onDivisionsChange ? 'group' : 'img';
  return (
    <svg className={styles.gauge} viewBox="6 6 308 154" role={role} aria-label={describeGauge(props)}>
      <GaugeScale divisions={divisions} />
      <GaugeArc parts={parts} patterns={patterns} />
      {mini ? null : <DivisionHandles divisions={divisions} onChange={onDivisionsChange} />}
      {current === null || mini ? null : <Needle percent={current} />}
      <TargetHandle target={target} mini={mini} onChange={onTargetChange} />
      {mini ? null : <Reading current={current} letter={props.letter} />}
    </svg>
  );
}

function Reading({ current, letter }: { current: number | null; letter: string | undefined }) {
  return (
    <g aria-hidden>
      <text x={center.x} y={136} className={styles.current}>
        {current === null ? '–' : formatPercent(current)}
      </text>
      <text x={center.x} y={157} className={styles.caption}>
        current grade{letter === undefined ? null : <tspan className={styles.letter}>{` ${letter}`}</tspan>}
      </text>
    </g>
  );
}

function describeGauge({ current, parts, target, divisions }: GaugeProps): string {
  const label = current === null ? 'No grade known yet' : `Current grade ${formatPercent(current)}`;
  const guaranteed = formatPercent(parts.earned);
  const maximum = formatPercent(parts.earned + parts.needed + parts.open);
  return `${label}, guaranteed ${guaranteed}, maximum ${maximum}, target ${target}; meter divisions at ${divisions.join(' and ')}`;
}
