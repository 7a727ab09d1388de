import { Button, Checkbox, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { roles } from '../../../../../core/accounts/role.ts';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import type { ManyChange } from './many-users-window.tsx';
import type { UserSelection } from './use-user-selection.ts';
import styles from './users.module.css';

interface SelectionBarProps {
  /** The accounts of the current page that can be selected. */
  page: readonly ManagedUserFragment[];
  selection: UserSelection;
  onAsk: (change: ManyChange) => void;
}

/** Selects the page, and offers changes of the selected accounts. */
export function SelectionBar({ page, selection, onAsk }: SelectionBarProps) {
  const { users, has, add, drop, clear } = selection;
  const selectedCount = page.filter(has).length;
  const isWholePage = page.length > 0 && selectedCount === page.length;
  return (
    <div className={styles.selection} data-any={users.length > 0}>
      <Checkbox
        label="Select page"
        checked={isWholePage}
        indeterminate={selectedCount > 0 && !isWholePage}
        disabled={page.length === 0}
        onChange={({ currentTarget }) => (currentTarget.checked ? add(page) : drop(page))}
      />
      <p role="status">{users.length === 0 ? '' : `${users.length} selected`}</p>
      {users.length === 0 ? null : (
        <Group gap={4}>
          <Menu shadow="md" width={180} position="bottom-start">
            <Menu.Target>
              <Button
                size="compact-md"
                variant="subtle"
                rightSection={<IconChevronDown size={16} aria-hidden />}
              >
                Change role
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {roles.map((role) => (
                <Menu.Item key={role} onClick={() => onAsk({ kind: 'role', role })}>
                  {role}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button size="compact-md" variant="subtle" onClick={() => onAsk({ kind: 'enable' })}>
            Enable
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            color="danger"
            onClick={() => onAsk({ kind: 'disable' })}
          >
            Disable
          </Button>
          <Button size="compact-md" variant="subtle" color="gray" onClick={clear}>
            Clear
          </Button>
        </Group>
      )}
    </div>
  );
}
