import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { nameOf } from '../model/answer.ts';
import type { RowEntries } from '../store/entries.ts';
import { setItemNumber, setRealGrade, setTriedGrade } from './item-actions.ts';
import styles from './item-row.module.css';
import { NumberCell } from './number-cell.tsx';

interface GradeCellProps {
  item: WorkingItem;
  entries: RowEntries | undefined;
  isAchieving: boolean;
  /** In target mode: the grade that is tried. */
  pinned: number | undefined;
  error: string | null;
  maximumError: string | null;
}

/**
 * The grade, and the points it is measured against. In target mode nothing that was entered changes: another grade for
 * a known item is a grade to try, and an open item has a field of its own for that.
 */
export function GradeCell({ item, entries, isAchieving, pinned, error, maximumError }: GradeCellProps) {
  const name = nameOf(item);
  return (
    <td className={styles.grade}>
      <NumberCell
        row={item.key}
        entry={entries?.['grade']}
        column="grade"
        label={`Grade of ${name}`}
        value={item.knownScores ? (pinned ?? item.grade) : null}
        isReadOnly={isAchieving && !item.knownScores}
        empty={null}
        error={error}
        placeholder="?"
        actions={(value) => (isAchieving ? setTriedGrade : setRealGrade)(item.key, value)}
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
        error={maximumError}
        actions={(value) => setItemNumber(item.key, 'maximumPoints', value)}
        className={styles.maximum}
      />
    </td>
  );
}
