import { TextInput } from '@mantine/core';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { usePlanner } from '../store/use-planner.ts';
import { setItemNumber } from './item-actions.ts';
import { readNumber } from './number-entry.ts';
import { useCell } from './use-cell.ts';

/** The weight of an item as a field of a form: the same cell as in the table, which is small on a phone. */
export function WeightField({ item }: { item: WorkingItem }) {
  const error = usePlanner((state) => state.history.present.errors.items[item.key]?.weight ?? null);
  const entry = usePlanner(({ entries }) => entries[item.key]?.['weight']);
  const { value, onChange, onFocus, onBlur } = useCell<number>({
    row: item.key,
    column: 'weight',
    entry,
    value: item.weight,
    error,
    format: String,
    read: (text) => readNumber(text, 0),
    actions: (weight) => setItemNumber(item.key, 'weight', weight),
  });
  return (
    <TextInput
      label="Weight, percent of the course"
      inputMode="decimal"
      error={error}
      {...{ value, onChange, onFocus, onBlur }}
    />
  );
}
