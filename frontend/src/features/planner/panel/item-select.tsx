import { Select } from '@mantine/core';
import { insidePage } from '../floats.ts';
import { nameOf } from '../model/names.ts';
import { presentOf } from '../store/planner-store.ts';
import { useList } from '../store/use-planner.ts';

interface ItemSelectProps {
  chosen: string;
  onChoose: (itemKey: string | null) => void;
}

/** Maximum number of options in the list. More would be slow in a course of a thousand items. */
const maxOptions = 50;

/** Selects one of the items that have points. */
export function ItemSelect({ chosen, onChoose }: ItemSelectProps) {
  // A flat list of keys and names, which `useList` can compare: Mantine parses its options again whenever it gets
  // another list.
  const keysAndNames = useList((state) =>
    presentOf(state).categories.flatMap(({ items }) =>
      items.flatMap((item) => (item.maximumPoints > 0 ? [item.key, nameOf(item)] : [])),
    ),
  );
  return (
    <Select
      aria-label="Item to look at"
      size="xs"
      searchable
      comboboxProps={insidePage}
      limit={maxOptions}
      allowDeselect={false}
      data={optionsOf(keysAndNames)}
      value={chosen}
      onChange={onChoose}
    />
  );
}

function optionsOf(keysAndNames: readonly string[]): { value: string; label: string }[] {
  const options = [];
  for (let index = 0; index < keysAndNames.length; index += 2) {
    options.push({ value: keysAndNames[index] ?? '', label: keysAndNames[index + 1] ?? '' });
  }
  return options;
}
