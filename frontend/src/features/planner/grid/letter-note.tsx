import { percentOfLetter } from '../../../../../core/grading/letter-scale.ts';
import { parseGrade } from '../../../../../core/grading/paste.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { Entry } from '../store/entries.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './item-row.module.css';

/** Shows the percent of a letter while the letter is typed. Afterwards the cell shows points. */
export function LetterNote({ entry }: { entry: Entry | undefined }) {
  const store = usePlannerStore();
  if (entry === undefined || parseGrade(entry.text) !== null) return null;
  const percent = percentOfLetter(entry.text, presentOf(store.getState()).gradeMaps);
  if (percent === null) return null;
  return (
    <td className={styles.note}>
      <output>
        {entry.text.trim()} counts as {formatCompact(percent)} %, the lowest grade with this letter
      </output>
    </td>
  );
}
