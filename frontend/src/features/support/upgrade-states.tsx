import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Outcome } from '../../ui/form/outcome.tsx';
import type { Role } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import styles from './upgrade-states.module.css';

interface UpgradeAskedProps {
  /** The account's address. */
  email: string;
  /** Sent just now, not earlier. */
  isNew: boolean;
  /** The content of the request. */
  children?: ReactNode;
}

export function UpgradeAsked({ email, isNew, children }: UpgradeAskedProps) {
  return (
    <Outcome message={isNew ? 'Your request is with the administrators' : 'Your request is pending already'}>
      <p>
        One of them approves or refuses it, and you get a mail at <b>{email}</b> either way. Until then your
        account stays a student&apos;s. There is no need to ask again.
      </p>
      {children}
      <Button variant="default" component={Link} to={paths.home}>
        Go Home
      </Button>
    </Outcome>
  );
}

/** The account is an instructor's already. */
export function UpgradeDecided({ role }: { role: Role }) {
  return (
    <div className={styles.state}>
      <p>
        Your account is {role === 'Admin' ? "an administrator's" : "an instructor's"} already. There is
        nothing to request.
      </p>
      <Button variant="default" component={Link} to={paths.home}>
        Go Home
      </Button>
    </div>
  );
}

export function UpgradeSwitchedOff() {
  return (
    <div className={styles.state}>
      <p>
        Requests from your account are switched off by an administrator. If you think that this is wrong,
        write to us.
      </p>
      <Button variant="default" component={Link} to={paths.contact}>
        Contact us
      </Button>
    </div>
  );
}
