import { useId, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { percentAt, viewBox } from './gauge-geometry.ts';
import styles from './gauge.module.css';

interface Range {
  readonly min: number;
  readonly max: number;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The new value after a slider key, or null for other keys. */
function sliderKey(key: string, value: number, { min, max }: Range): number | null {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const step = steps[key];
  return step === undefined ? null : Math.min(max, Math.max(min, value + step));
}

interface GaugeHandleProps {
  label: string;
  /** The tooltip, and the description for screen readers. */
  note?: string | undefined;
  value: number;
  min: number;
  max: number;
  /** Called when a drag or a key changes the value. A drag gives whole percents. */
  onChange: (value: number) => void;
  children: ReactNode;
}

/** A part of the gauge that can be dragged along the scale, and moved with a slider's keys. */
export function GaugeHandle({ label, note, value, min, max, onChange, children }: GaugeHandleProps) {
  const noteId = useId();
  const change = (next: number) => {
    const clamped = Math.min(max, Math.max(min, next));
    if (clamped !== value) onChange(clamped);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = sliderKey(event.key, value, { min, max });
    if (next === null) return;
    event.preventDefault();
    change(next);
  };
  const handlePointerMove = (event: PointerEvent<SVGGElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) change(Math.round(percentUnder(event)));
  };
  const slider = { role: 'slider', 'aria-valuemin': min, 'aria-valuemax': max, 'aria-valuenow': value };
  return (
    <g
      {...slider}
      tabIndex={0}
      className={styles.handle}
      aria-label={label}
      aria-describedby={note === undefined ? undefined : noteId}
      onKeyDown={handleKeyDown}
      onPointerDown={startDragging}
      onPointerMove={handlePointerMove}
    >
      {note === undefined ? null : <title id={noteId}>{note}</title>}
      {children}
    </g>
  );
}

function startDragging(event: PointerEvent<SVGGElement>) {
  event.currentTarget.setPointerCapture(event.pointerId);
  event.currentTarget.focus({ preventScroll: true });
}

function percentUnder({ currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): number {
  const box = (currentTarget.ownerSVGElement ?? currentTarget).getBoundingClientRect();
  const unit = viewBox.width / box.width;
  return percentAt({ x: viewBox.x + (clientX - box.left) * unit, y: viewBox.y + (clientY - box.top) * unit });
}
