import type { CourseErrors, ItemField } from '../../../../../core/grading/editing/field-errors.ts';
import styles from './item-row.module.css';
import { errorId } from './use-cell.ts';

interface RowErrorsProps {
  itemKey: string;
  errors: CourseErrors['items'][string];
  /** The cell that a bad grade stands in. */
  gradeColumn: 'grade' | 'needed';
}

const fields: readonly ItemField[] = [
  'name',
  'weight',
  'knownScores',
  'grade',
  'maximumPoints',
  'description',
];

/** What is wrong with the entries of a row, under them. */
export function RowErrors({ itemKey, errors, gradeColumn }: RowErrorsProps) {
  return (
    <td className={styles.errors}>
      {fields.map((field) => {
        const sentence = errors[field];
        const column = field === 'grade' ? gradeColumn : field;
        return sentence === undefined ? null : (
          <span role="alert" key={field} id={errorId({ row: itemKey, column })}>
            {sentence}
          </span>
        );
      })}
    </td>
  );
}
