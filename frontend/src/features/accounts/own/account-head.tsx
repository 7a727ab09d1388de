import { Anchor, Button } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import { useOwnUpgrade } from '../../../lib/upgrade/use-own-upgrade.ts';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import styles from './account-head.module.css';

/** Link to become an instructor, or the state of the request. */
function UpgradeLine({ user: { id, role, canRequestUpgrade } }: { user: SessionUserFragment }) {
  const isStudent = role === 'Student';
  const { request } = useOwnUpgrade({ skip: !isStudent });
  if (!isStudent) return null;
  const to = generatePath(paths.upgradeForm, { user: id });
  if (request?.status === 'Pending')
    return (
      <>
        <span>
          Your request to become an instructor is pending. You sent it on{' '}
          <DateTimeText at={request.createdAt} />. An administrator decides.
        </span>
        <Anchor component={Link} to={to}>
          See the request
        </Anchor>
      </>
    );
  if (!canRequestUpgrade) return null;
  return (
    <Anchor component={Link} to={to}>
      Ask to become an instructor
    </Anchor>
  );
}

interface AccountHeadProps {
  user: SessionUserFragment;
  /** Creation date of the account. Undefined until it has loaded. */
  since: string | undefined;
}

/** Name and role of the user. */
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
              : ` · joined ${new Date(since).toLocaleDateString('en', { dateStyle: 'long' })}`}
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
