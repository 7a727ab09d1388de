import { parseItemGrade } from '../../../../../core/grading/course-grade.ts';
import { type GradeContext, readGrade } from '../../../../../core/grading/editing/read-grade.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import type { Lock } from '../model/membership.ts';
import { lacksMaximum } from '../model/without-maximum.ts';
import { nameOf } from '../model/names.ts';
import type { Entry, RowEntries } from '../store/entries.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { GradeField } from './grade-field.tsx';
import { enterGrade, setItemNumber } from './item-actions.ts';
import styles from './item-row.module.css';
import { maximumNoteId } from './maximum-note.tsx';
import { NumberCell } from './number-cell.tsx';

interface GradeCellProps {
  item: WorkingItem;
  entries: RowEntries | undefined;
  isAchieving: boolean;
  /** In target mode: the hypothetical grade. */
  pinned: number | undefined;
  error: string | null;
  /** Whether `error` is about the entered grade. In target mode, it can also be about the hypothetical grade. */
  hasRefusedGrade: boolean;
  maximumError: string | null;
  /** Weight of the item, in percent of the course. */
  weight: number;
  lock: Lock;
  /** Explains why a released grade is read-only. */
  onLocked: () => void;
}

/**
 * The grade and the maximum points. In target mode entered grades don't change: a grade typed for a known item is
 * hypothetical, and an open item has a separate field for its hypothetical grade.
 */
export function GradeCell(props: GradeCellProps) {
  const { item, entries, isAchieving, pinned, error, hasRefusedGrade, maximumError, weight, lock, onLocked } =
    props;
  const store = usePlannerStore();
  const { dropEntry } = store.getState();
  const { gradeMaps } = presentOf(store.getState());
  const name = nameOf(item);
  const value = item.knownScores ? (pinned ?? item.grade) : null;
  // A percent or a letter is applied again while the maximum is typed, because their points depend on the maximum.
  const percent = percentInUse(item, entries?.['grade'], {
    value,
    error,
    isHypothetical: isAchieving || lock.isFromCourse,
    gradeMaps,
  });
  const entry = entries?.['grade'];
  // A text that was refused before target mode belongs to the entered grade, and stays as long as its error.
  const shownEntry =
    entry !== undefined && isAchieving && hasRefusedGrade ? { ...entry, value: pinned ?? null } : entry;
  return (
    <td className={styles.grade}>
      <GradeField
        item={item}
        entry={shownEntry}
        column="grade"
        label={`Grade of ${name}`}
        value={value}
        isTried={isAchieving}
        isShare={isAchieving || lock.isFromCourse}
        pinned={pinned}
        isReadOnly={isAchieving ? !item.knownScores : lock.isReleased}
        onLocked={lock.isReleased ? onLocked : undefined}
        error={error}
        placeholder="?"
        className={styles.points}
      />
      <span aria-hidden>/</span>
      <NumberCell
        row={item.key}
        entry={entries?.['maximumPoints']}
        column="maximumPoints"
        label={`Maximum points of ${name}`}
        value={item.maximumPoints}
        empty={0}
        isReadOnly={lock.isFromCourse}
        error={maximumError}
        noteId={lacksMaximum(item, weight) ? maximumNoteId(item) : undefined}
        actions={(maximum) => [
          ...setItemNumber(item.key, 'maximumPoints', maximum),
          ...(percent === null ? [] : enterGrade(item.key, percent)),
        ]}
        onDone={() => {
          if (error === null) dropEntry({ row: item.key, column: 'grade' });
        }}
        className={styles.maximum}
      />
    </td>
  );
}

/**
 * The percent or letter that was typed into the grade cell. Null if there is none, or if the grade has changed since.
 * For an item without a maximum, a percent is refused. The percent is then in use as long as its error is shown.
 */
function percentInUse(
  item: WorkingItem,
  entry: Entry | undefined,
  { value, error, ...context }: GradeContext & { value: number | null; error: string | null },
): string | null {
  if (entry === undefined || parseItemGrade(entry.text, context.gradeMaps)?.kind !== 'percent') return null;
  const result = readGrade(entry.text, item, context);
  const isInUse = 'problem' in result ? error !== null : result.grade === value;
  return isInUse ? entry.text : null;
}
