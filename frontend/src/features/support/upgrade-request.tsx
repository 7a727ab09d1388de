import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { FormPage } from '../../ui/form/form-page.tsx';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { ownUpgradeQuery } from '../../lib/upgrade/documents.ts';
import { LastRefusal } from './last-refusal.tsx';
import { OtherAccount } from './other-account.tsx';
import { UpgradeForm } from './upgrade-form.tsx';
import { UpgradePending } from './upgrade-pending.tsx';
import { UpgradeAsked, UpgradeDecided, UpgradeSwitchedOff } from './upgrade-states.tsx';

const title = 'Faculty upgrade';

/** The form, or why there is none. */
export function UpgradeRequest({ user }: { user: SessionUserFragment }) {
  if (user.role !== 'Student') return page(<UpgradeDecided role={user.role} />);
  return <StudentsRequest user={user} />;
}

function StudentsRequest({ user }: { user: SessionUserFragment }) {
  const { data, loading } = useQuery(ownUpgradeQuery, { fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<'now' | 'before' | null>(null);
  const last = data?.me?.upgradeRequest ?? null;
  const pending = last?.status === 'Pending' ? last : null;
  const startAnew = () => setAsked(null);
  if (asked !== null)
    return page(
      <UpgradeAsked email={user.email} isNew={asked === 'now'}>
        {pending === null ? null : <UpgradePending request={pending} onWithdrawn={startAnew} />}
      </UpgradeAsked>,
    );
  if (pending !== null)
    return page(<UpgradePending request={pending} onWithdrawn={startAnew} lead="Your request is pending." />);
  if (!user.upgradeRequestsEnabled) return page(<UpgradeSwitchedOff />);
  if (loading && data === undefined) return page(<Skeleton height={320} mt="md" />);
  return page(
    <>
      {last?.status === 'Refused' ? <LastRefusal request={last} /> : null}
      <OtherAccount user={user} />
      <UpgradeForm user={user} onAsked={setAsked} />
    </>,
    'For those who teach: an instructor also writes quizzes and sees the courses they are asked into. An administrator reads the request and decides.',
  );
}

const page = (children: ReactNode, lead?: string) => (
  <FormPage title={title} lead={lead}>
    {children}
  </FormPage>
);
