import { readGrade } from '../../../../../core/grading/editing/read-grade.ts';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { percentOfLetter } from '../../../../../core/grading/letter-scale.ts';
import type { GradeMap } from '../../../../../core/grading/course.ts';
import { parseGrade } from '../../../../../core/grading/paste.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { RowEntries } from '../store/entries.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** Percent of a letter of the course. Null for other texts, and for a letter that is also a number. */
export function letterPercent(text: string, gradeMaps: readonly GradeMap[]): number | null {
  return parseGrade(text) === null ? percentOfLetter(text, gradeMaps) : null;
}

/** The column of the entry with the letter that was entered in a column of grades. */
export const letterColumn = (column: string) => `${column}-letter`;

interface LetterNoteProps {
  item: WorkingItem;
  entries: RowEntries | undefined;
  /** The column in which the grade is entered. */
  column: 'grade' | 'needed';
  /** Points of the entered or hypothetical grade. Null if there is none. */
  grade: number | null;
}

/**
 * Shows the percent of a letter while it is typed, and afterwards for as long as the item has this grade: its cell then
 * shows points.
 */
export function LetterNote({ item, entries, column, grade }: LetterNoteProps) {
  const { gradeMaps } = presentOf(usePlannerStore().getState());
  const typed = entries?.[column]?.text;
  const text = typed ?? entries?.[letterColumn(column)]?.text ?? '';
  const percent = letterPercent(text, gradeMaps);
  if (percent === null) return null;
  if (typed === undefined) {
    const read = readGrade(text, item, { isHypothetical: false, gradeMaps });
    if ('problem' in read || read.grade !== grade) return null;
  }
  return (
    <td className={styles.note}>
      <output>
        {text.trim()} counts as {formatCompact(percent)} %, the lowest grade with this letter
      </output>
    </td>
  );
}
