import { Select, type SelectProps } from '@mantine/core';
import type { SortableColumn } from './records.tsx';

/** How a list is sorted. */
export interface SortOrder<Sort extends string> {
  readonly sort: Sort;
  readonly descending: boolean;
}

interface Sorting<Sort extends string> {
  readonly order: SortOrder<Sort>;
  readonly onOrder: (order: SortOrder<Sort>) => void;
  /** The direction in which a heading sorts first. */
  readonly isFirstDescending: (sort: Sort) => boolean;
}

/** A column whose heading sorts the list, and reverses the order if the list is already sorted by this column. */
export function sortableColumn<Sort extends string>(
  name: string,
  sort: Sort,
  { order, onOrder, isFirstDescending }: Sorting<Sort>,
): SortableColumn {
  const isCurrent = order.sort === sort;
  const direction = order.descending ? 'descending' : 'ascending';
  return {
    name,
    sorted: isCurrent ? direction : null,
    onSort: () => onOrder({ sort, descending: isCurrent ? !order.descending : isFirstDescending(sort) }),
  };
}

/** A sort order in words. */
export type SortOption<Sort extends string> = SortOrder<Sort> & { readonly label: string };

interface SortSelectProps<Sort extends string> extends Pick<SelectProps, 'label' | 'aria-label'> {
  className?: string | undefined;
  options: readonly SortOption<Sort>[];
  order: SortOrder<Sort>;
  onOrder: (order: SortOrder<Sort>) => void;
}

/** Sorts a list in layouts without column headings. */
export function SortSelect<Sort extends string>({ options, order, onOrder, ...rest }: SortSelectProps<Sort>) {
  const shown = options.find(
    ({ sort, descending }) => sort === order.sort && descending === order.descending,
  );
  return (
    <Select
      {...rest}
      className={rest.className ?? ''}
      allowDeselect={false}
      data={options.map(({ label }) => label)}
      value={shown?.label ?? null}
      onChange={(label) => {
        const next = options.find((each) => each.label === label);
        if (next) onOrder({ sort: next.sort, descending: next.descending });
      }}
    />
  );
}
