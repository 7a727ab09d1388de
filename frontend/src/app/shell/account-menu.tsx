import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLogOut } from '../../lib/session/use-log-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { accountNavItems, nameOf } from './account-entries.ts';
import styles from './account-menu.module.css';

/** For signed-in users: the name and the account's menu. */
export function AccountMenu() {
  const session = useSession({ fetches: false });
  const logOut = useLogOut();
  const user = session.status === 'signedIn' ? session.user : null;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          className={styles.target ?? ''}
          aria-label={user ? `Account of ${nameOf(user)}` : 'Account'}
        >
          {user?.firstName ?? 'Account'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {user ? (
          <Menu.Label>
            <span className={styles.name}>{nameOf(user)}</span>
            <span className={styles.email}>{user.email}</span>
          </Menu.Label>
        ) : null}
        {accountNavItems(user).map(({ label, to }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => void logOut()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
