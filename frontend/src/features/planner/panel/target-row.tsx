import { letterFor } from '../../../../../core/grading/letter-scale.ts';
import { TargetSlider } from '../../../ui/grade/target-slider.tsx';
import { NumberCell } from '../grid/number-cell.tsx';
import { numberOrNull } from '../grid/number-entry.ts';
import { errorId } from '../grid/use-cell.ts';
import type { CourseFigures } from '../model/figures.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './panel.module.css';

const cell = { row: 'course', column: 'target' };

/** The target: a slider to explore, and a field for the exact number. */
export function TargetRow({ figures }: { figures: CourseFigures }) {
  const { edit } = usePlannerStore().getState();
  const target = usePlanner((state) => presentOf(state).targetGrade);
  const error = usePlanner((state) => presentOf(state).errors.course.targetGrade ?? null);
  const entry = usePlanner(({ entries }) => entries['course']?.['target']);
  const letter = letterFor(target, figures.course.gradeMaps);
  return (
    <div>
      <div className={styles.target}>
        <span>Target grade{letter === null ? null : <b className={styles.letter}> {letter}</b>}</span>
        <NumberCell
          {...cell}
          entry={entry}
          label="Target grade"
          value={target}
          empty={Number.NaN}
          error={error}
          actions={(value) => [{ type: 'setCourseNumber', field: 'targetGrade', value: numberOrNull(value) }]}
          className={styles.targetEntry}
        />
      </div>
      {error === null ? null : (
        <p role="alert" id={errorId(cell)} className={styles.error}>
          {error}
        </p>
      )}
      <TargetSlider
        value={target}
        parts={figures.parts}
        label="Target grade, slider"
        onChange={(value) => edit({ type: 'setCourseNumber', field: 'targetGrade', value })}
      />
    </div>
  );
}
