import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { CourseErrors } from '../../../../../core/grading/editing/field-errors.ts';
import type { WorkingCategory } from '../../../../../core/grading/editing/working-course.ts';
import { categoryName } from '../model/names.ts';
import type { RowEntries } from '../store/entries.ts';
import { useIsMember } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { NumberCell } from './number-cell.tsx';
import { numberOrNull } from './number-entry.ts';

interface CategoryNumbersProps {
  category: WorkingCategory;
  entries: RowEntries | undefined;
  errors: CourseErrors['categories'][string] | undefined;
}

/**
 * Numbers of a whole category, except its weight: points for HYBRID and POINTS_BASED, and how many of the lowest
 * grades are dropped, if there is such a rule.
 */
export function CategoryPoints({ category, entries, errors }: CategoryNumbersProps) {
  const { categoryType, dropLowest } = category;
  const fields: EnteredField[] = [];
  if (dropLowest > 0 || entries?.['category-dropLowest'] !== undefined) fields.push('dropLowest');
  if (categoryType !== 'STANDARD') fields.push('maximumPoints');
  return fields.map((field) => (
    <EnteredNumber
      key={field}
      category={category}
      field={field}
      entries={entries}
      error={errors?.[field] ?? null}
    />
  ));
}

type EnteredField = 'weight' | 'maximumPoints' | 'dropLowest';

interface CategoryWeightProps extends CategoryNumbersProps {
  /** Undefined for a category that is newer than the figures. */
  computed: number | undefined;
}

/** The weight of a category: entered for HYBRID, else computed. */
export function CategoryWeight({ category, entries, errors, computed }: CategoryWeightProps) {
  if (category.categoryType === 'HYBRID')
    return (
      <EnteredNumber category={category} field="weight" entries={entries} error={errors?.weight ?? null} />
    );
  return <b className={styles.weight}>{computed === undefined ? '' : `${formatCompact(computed)} %`}</b>;
}

interface EnteredNumberProps {
  category: WorkingCategory;
  field: EnteredField;
  entries: RowEntries | undefined;
  error: string | null;
}

const units = { weight: '%', maximumPoints: 'points', dropLowest: 'lowest' };
const labels = {
  weight: 'Weight of',
  maximumPoints: 'Maximum points of',
  dropLowest: 'Lowest grades to drop in',
};

export const dropNoteId = ({ key }: Pick<WorkingCategory, 'key'>) => `${key}-drop-note`;

/**
 * Says how many items a category really drops, if it has too few items. Such a number is not refused, because more items
 * can follow, and because items can be deleted.
 */
export function dropNote({ dropLowest, items }: WorkingCategory): string | null {
  const most = items.length - 1;
  if (most < 0 || dropLowest <= most) return null;
  if (most === 0) return 'Nothing is dropped while there is only 1 item, because one item always counts.';
  return `Only ${most} of ${items.length} items are dropped, because one item always counts.`;
}

function EnteredNumber({ category, field, entries, error }: EnteredNumberProps) {
  const { key: categoryKey } = category;
  const column = `category-${field}`;
  const isMember = useIsMember();
  return (
    <span className={styles[field]}>
      {field === 'dropLowest' ? <span aria-hidden>drops</span> : null}
      <NumberCell
        row={categoryKey}
        column={column}
        entry={entries?.[column]}
        label={`${labels[field]} ${categoryName(category)}`}
        value={category[field]}
        isReadOnly={isMember}
        empty={0}
        error={error}
        noteId={field === 'dropLowest' && dropNote(category) !== null ? dropNoteId(category) : undefined}
        actions={(value) => [{ type: 'setCategoryNumber', categoryKey, field, value: numberOrNull(value) }]}
      />
      <span aria-hidden>{units[field]}</span>
    </span>
  );
}
