import { Button } from '@mantine/core';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import styles from './account-head.module.css';
import { UpgradeLine } from './upgrade-line.tsx';

interface AccountHeadProps {
  user: SessionUserFragment;
  /** When it was made, once that is known. */
  since: string | undefined;
}

/** Who one is here, and what the account may do. */
export function AccountHead({ user, since }: AccountHeadProps) {
  const logOut = useLogOut();
  const { firstName, lastName, email, role } = user;
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <h1>My account</h1>
        <p className={styles.person}>
          <b>{`${firstName} ${lastName}`.trim()}</b>
          <span>{email}</span>
        </p>
        <p className={styles.role}>
          <span>
            {role}
            {since === undefined
              ? null
              : ` · here since ${new Date(since).toLocaleDateString('en', { dateStyle: 'long' })}`}
          </span>
          <UpgradeLine user={user} />
        </p>
      </div>
      <Button variant="default" flex="none" onClick={() => void logOut()}>
        Sign out
      </Button>
    </div>
  );
}
