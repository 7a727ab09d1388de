import { MaterialBar } from './material-bar.tsx';
import type { GradeParts } from './materials.ts';
import styles from './target-slider.module.css';

interface TargetSliderProps {
  value: number;
  onChange: (value: number) => void;
  /** The materials of the track. */
  parts: GradeParts;
  label?: string;
}

/**
 * The target on a scale of materials. It moves in steps of 0.5. A target between two steps is shown at the nearer
 * one, with the exact value as label.
 */
export function TargetSlider({ value, onChange, parts, label = 'Target grade' }: TargetSliderProps) {
  return (
    <div className={styles.slider}>
      <span className={styles.track}>
        <MaterialBar parts={parts} height={10} />
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={0.5}
        value={Math.min(100, value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        aria-label={label}
        aria-valuetext={String(value)}
      />
    </div>
  );
}
