import { Button } from '@mantine/core';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import { AccountPage } from '../form/account-page.tsx';
import styles from './own-profile.module.css';

/** Who one is here. */
export function OwnProfile({ user }: { user: SessionUserFragment }) {
  const logOut = useLogOut();
  return (
    <AccountPage title="My account">
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>
          {user.firstName} {user.lastName}
        </dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Role</dt>
        <dd>{user.role}</dd>
      </dl>
      {user.instructor && user.role === 'Student' ? (
        <p className={styles.wish}>You asked to become an instructor. An administrator decides.</p>
      ) : null}
      <Button variant="default" onClick={() => void logOut()}>
        Sign out
      </Button>
    </AccountPage>
  );
}
