import type { CourseErrors } from '../../../../../core/grading/editing/field-errors.ts';
import type { WorkingCategory } from '../../../../../core/grading/editing/working-course.ts';
import { categoryName } from '../model/names.ts';
import type { RowEntries } from '../store/entries.ts';
import styles from './category-card.module.css';
import { NumberCell } from './number-cell.tsx';
import { numberOrNull } from './number-entry.ts';

interface CategoryNumbersProps {
  category: WorkingCategory;
  entries: RowEntries | undefined;
  errors: CourseErrors['categories'][string] | undefined;
}

/** Numbers of a whole category: none for STANDARD, points for POINTS_BASED, points and weight for HYBRID. */
export function CategoryNumbers({ category, entries, errors }: CategoryNumbersProps) {
  if (category.categoryType === 'STANDARD') return null;
  return (
    <>
      <EnteredNumber
        category={category}
        field="maximumPoints"
        entries={entries}
        error={errors?.maximumPoints ?? null}
      />
      {category.categoryType === 'HYBRID' ? (
        <EnteredNumber category={category} field="weight" entries={entries} error={errors?.weight ?? null} />
      ) : null}
    </>
  );
}

interface EnteredNumberProps {
  category: WorkingCategory;
  field: 'weight' | 'maximumPoints';
  entries: RowEntries | undefined;
  error: string | null;
}

const units = { weight: '%', maximumPoints: 'points' };
const labels = { weight: 'Weight', maximumPoints: 'Maximum points' };

function EnteredNumber({ category, field, entries, error }: EnteredNumberProps) {
  const { key: categoryKey } = category;
  const column = `category-${field}`;
  return (
    <span className={styles[field]}>
      <NumberCell
        row={categoryKey}
        column={column}
        entry={entries?.[column]}
        label={`${labels[field]} of ${categoryName(category)}`}
        value={category[field]}
        empty={0}
        error={error}
        actions={(value) => [{ type: 'setCategoryNumber', categoryKey, field, value: numberOrNull(value) }]}
      />
      <span aria-hidden>{units[field]}</span>
    </span>
  );
}
