import { Anchor, Button } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import styles from './account-head.module.css';

interface AccountHeadProps {
  user: SessionUserFragment;
  /** When it was made, once that is known. */
  since: string | undefined;
}

/** Who one is here, and what the account may do. */
export function AccountHead({ user, since }: AccountHeadProps) {
  const logOut = useLogOut();
  const { id, firstName, lastName, email, role, upgradeRequestsEnabled } = user;
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
          {role === 'Student' && upgradeRequestsEnabled ? (
            <Anchor component={Link} to={generatePath(paths.upgradeForm, { user: id })}>
              Ask to become an instructor
            </Anchor>
          ) : null}
        </p>
      </div>
      <Button variant="default" onClick={() => void logOut()}>
        Sign out
      </Button>
    </div>
  );
}
