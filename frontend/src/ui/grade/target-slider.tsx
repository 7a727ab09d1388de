import { MaterialBar } from './material-bar.tsx';
import type { GradeParts } from './materials.ts';
import styles from './target-slider.module.css';

interface TargetSliderProps {
  value: number;
  onChange: (value: number) => void;
  /** What the track is made of. */
  parts: GradeParts;
  label?: string;
}

/**
 * The target on a ruler made of the materials. It moves in halves; a target between two halves, typed elsewhere, is
 * shown at the nearer one and said exactly.
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
