import { Alert, Button, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { SessionGate } from '../../ui/session-gate.tsx';
import type { OwnUpgradeRequestFragment, Role, SessionUserFragment } from '../../gql/graphql.ts';
import { useOwnUpgrade } from '../../lib/upgrade/use-own-upgrade.ts';
import { CardPage } from '../../ui/card-page.tsx';
import { DateTimeText } from '../../ui/list/date-time-text.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { paths } from '../../lib/paths.ts';
import { UpgradeForm } from './upgrade-form.tsx';
import { UpgradePending } from './upgrade-pending.tsx';
import styles from './upgrade-states.module.css';

const title = 'Faculty upgrade';

/** A student's request to become an instructor. */
export function UpgradeScreen() {
  return (
    <SessionGate
      title={title}
      reason="Sign in to ask for an instructor’s account. A request belongs to an account."
    >
      {(user) => <UpgradeRequest key={user.id} user={user} />}
    </SessionGate>
  );
}

/** The last refusal, above the form, so that the user can respond to its reason. */
function LastRefusal({ request: { decidedAt, reason } }: { request: OwnUpgradeRequestFragment }) {
  return (
    <Alert color="ink" title="Your last request was refused" mt="md">
      {decidedAt === null ? null : (
        <p>
          That was on <DateTimeText at={decidedAt} />. You can ask again.
        </p>
      )}
      {reason === null ? null : <p className={styles.text}>Why: {reason}</p>}
    </Alert>
  );
}

/** Shown if the URL names another account. Users can only send a request for their own account. */
function OtherAccount({ user: { id, email } }: { user: SessionUserFragment }) {
  const { user: userInUrl = id } = useParams();
  if (userInUrl === id || userInUrl.toLowerCase() === email) return null;
  return (
    <Alert mt="md" title="This link names another account">
      You’re signed in as {email}, so the request is for this account. To send a request for another account,
      sign in with it.
    </Alert>
  );
}

/** The form, or the reason why it is not shown. */
function UpgradeRequest({ user }: { user: SessionUserFragment }) {
  if (user.role !== 'Student') return page(<UpgradeDecided role={user.role} />);
  return <StudentsRequest user={user} />;
}

function StudentsRequest({ user }: { user: SessionUserFragment }) {
  const { request: lastRequest, isLoading } = useOwnUpgrade();
  const [sent, setSent] = useState<'now' | 'before' | null>(null);
  const pending = lastRequest?.status === 'Pending' ? lastRequest : null;
  const requestAgain = () => setSent(null);
  if (sent !== null)
    return page(
      <UpgradeRequested email={user.email} isNew={sent === 'now'}>
        {pending === null ? null : <UpgradePending request={pending} onWithdrawn={requestAgain} />}
      </UpgradeRequested>,
    );
  if (pending !== null)
    return page(
      <UpgradePending request={pending} onWithdrawn={requestAgain} lead="Your request is pending." />,
    );
  if (!user.canRequestUpgrade) return page(<UpgradeSwitchedOff />);
  if (isLoading) return page(<Skeleton height={320} mt="md" />);
  return page(
    <>
      {lastRequest?.status === 'Refused' ? <LastRefusal request={lastRequest} /> : null}
      <OtherAccount user={user} />
      <UpgradeForm user={user} onRequested={setSent} />
    </>,
    'For teachers: an instructor can also create quizzes and add people to courses. An administrator reads the request and decides.',
  );
}

const page = (children: ReactNode, lead?: string) => (
  <CardPage size="m" title={title} lead={lead}>
    {children}
  </CardPage>
);

interface UpgradeRequestedProps {
  /** The account's address. */
  email: string;
  /** True if the request was sent just now. */
  isNew: boolean;
  /** The content of the request. */
  children?: ReactNode;
}

function UpgradeRequested({ email, isNew, children }: UpgradeRequestedProps) {
  return (
    <Outcome message={isNew ? 'Your request is with the administrators' : 'Your request is pending already'}>
      <p>
        One of them approves or refuses it, and you get a mail at <b>{email}</b> either way. Until then, you
        have a student account. You don’t need to ask again.
      </p>
      {children}
      <Button variant="default" component={Link} to={paths.home}>
        Go Home
      </Button>
    </Outcome>
  );
}

/** The user is already an instructor or an admin. */
function UpgradeDecided({ role }: { role: Role }) {
  return (
    <div className={styles.state}>
      <p>
        You’re already {role === 'Admin' ? 'an administrator' : 'an instructor'}, so you don’t need to ask for
        an upgrade.
      </p>
      <Button variant="default" component={Link} to={paths.home}>
        Go Home
      </Button>
    </div>
  );
}

function UpgradeSwitchedOff() {
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
