import { useState } from 'react';
import { FormPage } from '../../components/form/form-page.tsx';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { UpgradeAsked, UpgradeDecided, UpgradeSwitchedOff } from './upgrade-states.tsx';
import { OtherAccount } from './other-account.tsx';
import { UpgradeForm } from './upgrade-form.tsx';

const title = 'Faculty upgrade';

/** The form, or why there is none. */
export function UpgradeRequest({ user }: { user: SessionUserFragment }) {
  const [asked, setAsked] = useState<'now' | 'before' | null>(null);
  if (user.role !== 'Student')
    return (
      <FormPage title={title}>
        <UpgradeDecided role={user.role} />
      </FormPage>
    );
  if (asked !== null)
    return (
      <FormPage title={title}>
        <UpgradeAsked email={user.email} isNew={asked === 'now'} />
      </FormPage>
    );
  if (!user.upgradeRequestsEnabled)
    return (
      <FormPage title={title}>
        <UpgradeSwitchedOff />
      </FormPage>
    );
  return (
    <FormPage
      title={title}
      lead="For those who teach: an instructor also writes quizzes and sees the courses they are asked into. An administrator reads the request and decides."
    >
      <OtherAccount user={user} />
      <UpgradeForm user={user} onAsked={setAsked} />
    </FormPage>
  );
}
