import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import type { View } from './view-choice.ts';

interface TakingMenuProps {
  view: View;
  onView: (view: View) => void;
  onSubmit: () => void;
}

/** More actions during an attempt. */
export function TakingMenu({ view, onView, onSubmit }: TakingMenuProps) {
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label="More for this quiz">
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {view === 'one' ? (
          <Menu.Item h={44} onClick={() => onView('all')}>
            All questions at once
          </Menu.Item>
        ) : (
          <Menu.Item h={44} onClick={() => onView('one')}>
            One question at a time
          </Menu.Item>
        )}
        <Menu.Item h={44} onClick={onSubmit}>
          Hand in…
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item h={44} component={Link} to={pathname}>
          Leave, and continue later
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
