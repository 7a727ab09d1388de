import { Button, Checkbox, Group } from '@mantine/core';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import type { Selection } from './use-selection.ts';
import styles from './bank.module.css';

interface SelectionBarProps {
  /** The page on show. */
  page: readonly BankQuestionFragment[];
  selection: Selection;
  onExport: () => void;
  onDelete: () => void;
}

/** Choosing a whole page, and what can be done with what is chosen. */
export function SelectionBar({ page, selection, onExport, onDelete }: SelectionBarProps) {
  const { all, has, choose, drop, clear } = selection;
  const here = page.filter(has).length;
  return (
    <div className={styles.selection}>
      <Checkbox
        label="Choose this page"
        checked={page.length > 0 && here === page.length}
        indeterminate={here > 0 && here < page.length}
        onChange={({ currentTarget }) => (currentTarget.checked ? choose(page) : drop(page))}
      />
      <p role="status">{all.length === 0 ? '' : `${all.length} chosen`}</p>
      {all.length === 0 ? null : (
        <Group gap={4}>
          <Button size="compact-md" variant="subtle" onClick={onExport}>
            Export
          </Button>
          <Button size="compact-md" variant="subtle" color="danger" onClick={onDelete}>
            Delete
          </Button>
          <Button size="compact-md" variant="subtle" color="gray" onClick={clear}>
            Choose none
          </Button>
        </Group>
      )}
    </div>
  );
}
