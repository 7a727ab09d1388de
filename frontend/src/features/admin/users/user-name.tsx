import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './users.module.css';

interface UserNameProps {
  user: ManagedUserFragment;
  isOwn?: boolean;
}

/**
 * Whether the user asks to become an instructor. Before the address is verified, `instructor` is the wish from the
 * registration. The request itself is created when the address is verified.
 */
function wantsToTeach({ role, instructor, isVerified, upgradeRequest }: ManagedUserFragment): boolean {
  return role === 'Student' && (isVerified ? upgradeRequest?.status === 'Pending' : instructor);
}

/** Name and address of the user, with marks such as 'disabled' or 'not verified'. */
export function UserName({ user, isOwn = false }: UserNameProps) {
  const { firstName, lastName, email, isVerified, isDisabled } = user;
  return (
    <>
      <div className={styles.head}>
        <Anchor
          component={Link}
          to={generatePath(paths.displayAccount, { email })}
          className={styles.name ?? ''}
        >
          {`${firstName} ${lastName}`.trim()}
        </Anchor>
        {isOwn ? <span className={styles.mark}>you</span> : null}
        {isDisabled ? (
          <span className={styles.mark} data-kind="shut">
            disabled
          </span>
        ) : null}
        {isVerified ? null : <span className={styles.mark}>not verified</span>}
        {wantsToTeach(user) ? <span className={styles.mark}>would like to be an instructor</span> : null}
      </div>
      <div className={styles.email}>{email}</div>
    </>
  );
}
