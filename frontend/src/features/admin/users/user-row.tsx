import { useMutation } from '@apollo/client/react';
import { Button, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { Cell } from '../../../ui/list/records.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { setUpgradeRequestsMutation, setUserDisabledMutation } from '../admin-documents.ts';
import { RoleSelect } from './role-select.tsx';
import { UserName } from './user-name.tsx';
import { failureIsShown } from '../../../lib/failure-is-shown.ts';

const verbOf = (isDisabled: boolean) => (isDisabled ? 'Enable' : 'Disable');

/** Disables or enables an account after a confirmation. */
function DisableAccount({ user: { id, email, isDisabled } }: { user: ManagedUserFragment }) {
  const [isAsking, setAsking] = useState(false);
  // The window is still visible while it closes, so its texts must not follow the changed account.
  const [enables, setEnables] = useState(isDisabled);
  const [setDisabled, { loading, error, reset }] = useMutation(setUserDisabledMutation, {
    onCompleted: ({ setUserDisabled: changed }) => {
      setAsking(false);
      showSuccess(`${email} ${changed?.isDisabled ? 'is disabled' : 'can sign in again'}.`);
    },
    onError: failureIsShown,
  });
  const ask = () => {
    reset();
    setEnables(isDisabled);
    setAsking(true);
  };
  return (
    <>
      <Button size="compact-md" variant="default" aria-label={`${verbOf(isDisabled)} ${email}`} onClick={ask}>
        {verbOf(isDisabled)}
      </Button>
      <ConfirmWindow
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={`${verbOf(enables)} this account?`}
        confirm={`${verbOf(enables)} the account`}
        isHarmful={!enables}
        isSending={loading}
        error={error}
        onConfirm={() => void setDisabled({ variables: { userId: id, disabled: !enables } })}
      >
        {enables ? (
          <>
            <b>{email}</b> can sign in again. Its data is still there.
          </>
        ) : (
          <>
            <b>{email}</b> is signed out everywhere and can’t sign in. Its API tokens are revoked. Its data is
            kept.
          </>
        )}
      </ConfirmWindow>
    </>
  );
}

/** Whether an account can ask to become an instructor. */
function UpgradeSwitch({ user }: { user: ManagedUserFragment }) {
  const [setUpgradeRequests] = useMutation(setUpgradeRequestsMutation);
  const set = async (enabled: boolean) => {
    try {
      await setUpgradeRequests({
        variables: { userId: user.id, enabled },
        optimisticResponse: {
          __typename: 'Mutation',
          setUpgradeRequests: { ...user, canRequestUpgrade: enabled },
        },
      });
    } catch (error) {
      const state = enabled ? 'still can’t' : 'can still';
      showFailure(
        `${user.email} ${state} ask for an upgrade. ${failureMessage(error)}`,
        () => void set(enabled),
      );
    }
  };
  return (
    <Switch
      aria-label={`${user.email} can ask for an upgrade`}
      checked={user.canRequestUpgrade}
      onChange={({ currentTarget }) => void set(currentTarget.checked)}
    />
  );
}

const columns = {
  account: 'Account',
  role: 'Role',
  upgrade: 'Can ask for an upgrade',
  since: 'Since',
  signedIn: 'Last sign-in',
  access: 'Access',
};
export const userColumns = Object.values(columns);

/** A day in the user's time zone, with the time as a tooltip. */
function DayText({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}>
      {date.toLocaleDateString('en', { dateStyle: 'medium' })}
    </time>
  );
}

/** An account with an admin's actions. Admins cannot change their own account. */
export function UserRow({ user }: { user: ManagedUserFragment }) {
  const session = useSession();
  const isOwn = session.status === 'signedIn' && session.user.id === user.id;
  return (
    <tr>
      <Cell label={columns.account}>
        <UserName user={user} isOwn={isOwn} />
      </Cell>
      <Cell label={columns.role}>{isOwn ? user.role : <RoleSelect user={user} />}</Cell>
      <Cell label={columns.upgrade}>{isOwn ? null : <UpgradeSwitch user={user} />}</Cell>
      <Cell label={columns.since}>
        <DayText at={user.createdAt} />
      </Cell>
      <Cell label={columns.signedIn}>
        {user.lastSignInAt === null ? 'Never' : <DayText at={user.lastSignInAt} />}
      </Cell>
      <Cell label={columns.access}>{isOwn ? null : <DisableAccount user={user} />}</Cell>
    </tr>
  );
}
