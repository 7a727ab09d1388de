import { formatCompact } from '../../../../core/grading/rounding.ts';
import { center, move, pointAt } from './gauge-geometry.ts';
import { GaugeHandle } from './gauge-handle.tsx';
import { DivisionMark, labelShifts, type Divisions } from './gauge-scale.tsx';
import styles from './gauge.module.css';

interface TargetHandleProps {
  target: number;
  mini: boolean;
  onChange: ((target: number) => void) | undefined;
}

/** The yellow knob at the target. Movable if `onChange` is given. */
export function TargetHandle({ target, mini, onChange }: TargetHandleProps) {
  const knob = (
    <g transform={`translate(${move(pointAt(Math.min(100, target), 118))})`}>
      <circle r={mini ? 19 : 17} className={styles.halo} />
      <circle r={15} className={styles.knob} />
      {mini ? null : (
        <text y={4.8} className={styles.knobText} fontSize={knobSize(formatCompact(target))}>
          {formatCompact(target)}
        </text>
      )}
    </g>
  );
  if (!onChange) return knob;
  return (
    <GaugeHandle
      label="Target grade on the gauge"
      value={target}
      min={0}
      max={Math.max(100, target)}
      onChange={onChange}
    >
      {knob}
    </GaugeHandle>
  );
}

/** Font size that fits the text into the knob. */
const knobSize = (text: string) => Math.min(14, 52 / Math.max(3.7, text.length));

const divisionNote =
  'Meter division: a mark to read the gauge by, for example where a good grade starts. It doesn’t change any grade.';
const howToMove = 'Drag it, or move it with the arrow keys.';

interface DivisionHandlesProps {
  divisions: Divisions;
  onChange: ((divisions: Divisions) => void) | undefined;
}

/** Ticks and numbers of the meter divisions. Movable if `onChange` is given, but never past each other. */
export function DivisionHandles({ divisions, onChange }: DivisionHandlesProps) {
  const [first, second] = divisions;
  const [firstShift, secondShift] = labelShifts(divisions);
  // Equal divisions share one number. Each can still be dragged on its own side.
  const isEqual = first === second;
  const marks = [
    <DivisionMark key="first" percent={first} shift={firstShift} {...(isEqual && { numberShift: 0 })} />,
    <DivisionMark
      key="second"
      percent={second}
      shift={secondShift}
      {...(isEqual && { numberShift: null })}
    />,
  ] as const;
  if (!onChange)
    return (
      <g aria-hidden>
        <title>{divisionNote}</title>
        {marks}
      </g>
    );
  return (
    <>
      <GaugeHandle
        label="First meter division"
        note={`${divisionNote} ${howToMove}`}
        value={first}
        min={0}
        max={second}
        onChange={(value) => onChange([value, second])}
      >
        {marks[0]}
      </GaugeHandle>
      <GaugeHandle
        label="Second meter division"
        note={`${divisionNote} ${howToMove}`}
        value={second}
        min={first}
        max={100}
        onChange={(value) => onChange([first, value])}
      >
        {marks[1]}
      </GaugeHandle>
    </>
  );
}

/** The triangle at the current grade, inside the arc. */
export function Needle({ percent }: { percent: number }) {
  const turn = Math.min(100, Math.max(0, percent)) * 1.8 - 180;
  return (
    <path
      d="M261 158l-12-5.5v11z"
      className={styles.needle}
      transform={`rotate(${turn} ${center.x} ${center.y})`}
    />
  );
}
