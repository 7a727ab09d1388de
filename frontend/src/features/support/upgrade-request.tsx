import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { OwnUpgradeRequestFragment, SessionUserFragment } from '../../gql/graphql.ts';
import { ownUpgradeQuery } from '../../lib/upgrade/upgrade-documents.ts';
import { FormPage } from '../../ui/form/form-page.tsx';
import { DateTimeText } from '../../ui/list/date-time-text.tsx';
import { UpgradeForm } from './upgrade-form.tsx';
import { UpgradePending } from './upgrade-pending.tsx';
import styles from './upgrade-states.module.css';
import { UpgradeAsked, UpgradeDecided, UpgradeSwitchedOff } from './upgrade-states.tsx';

/** Shown above the form: the previous decision, so that the next request can answer it. */
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

/** Shown if the URL names another account. Users can only file a request for their own. */
function OtherAccount({ user: { id, email } }: { user: SessionUserFragment }) {
  const { user: named = id } = useParams();
  if (named === id || named.toLowerCase() === email) return null;
  return (
    <Alert mt="md" title="This link names another account">
      You are signed in as {email}, and the request is made for that account. To ask for another one, sign in
      with it.
    </Alert>
  );
}

const title = 'Faculty upgrade';

/** The form, or the reason why it is not shown. */
export function UpgradeRequest({ user }: { user: SessionUserFragment }) {
  if (user.role !== 'Student') return page(<UpgradeDecided role={user.role} />);
  return <StudentsRequest user={user} />;
}

function StudentsRequest({ user }: { user: SessionUserFragment }) {
  const { data, loading } = useQuery(ownUpgradeQuery, { fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<'now' | 'before' | null>(null);
  const last = data?.me?.upgradeRequest ?? null;
  const pending = last?.status === 'Pending' ? last : null;
  const requestAgain = () => setAsked(null);
  if (asked !== null)
    return page(
      <UpgradeAsked email={user.email} isNew={asked === 'now'}>
        {pending === null ? null : <UpgradePending request={pending} onWithdrawn={requestAgain} />}
      </UpgradeAsked>,
    );
  if (pending !== null)
    return page(
      <UpgradePending request={pending} onWithdrawn={requestAgain} lead="Your request is pending." />,
    );
  if (!user.canRequestUpgrade) return page(<UpgradeSwitchedOff />);
  if (loading && data === undefined) return page(<Skeleton height={320} mt="md" />);
  return page(
    <>
      {last?.status === 'Refused' ? <LastRefusal request={last} /> : null}
      <OtherAccount user={user} />
      <UpgradeForm user={user} onAsked={setAsked} />
    </>,
    'For teachers: an instructor can also create quizzes and add people to courses. An administrator reads the request and decides.',
  );
}

const page = (children: ReactNode, lead?: string) => (
  <FormPage title={title} lead={lead}>
    {children}
  </FormPage>
);
