import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Switch } from '@mantine/core';
import { useState } from 'react';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { Cell } from '../../../ui/list/records.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { setUpgradeRequestsMutation, setUserDisabledMutation } from '../admin-documents.ts';
import { loggedReason, ReasonField, reasonOf } from '../../../ui/reason-field.tsx';
import { mailToOwner } from './mail-notes.ts';
import { RoleSelect } from './role-select.tsx';
import { UserName } from './user-name.tsx';
import type { UserSelection } from './use-user-selection.ts';
import styles from './users.module.css';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

const verbOf = (isDisabled: boolean) => (isDisabled ? 'Enable' : 'Disable');

/** Disables or enables an account after a confirmation. */
function DisableAccount({ user: { id, email, isDisabled } }: { user: ManagedUserFragment }) {
  const [isAsking, setAsking] = useState(false);
  // The window is still visible while it closes, so its texts must not follow the changed account.
  const [isEnabling, setIsEnabling] = useState(isDisabled);
  const [reason, setReason] = useState('');
  const [setDisabled, { loading, error, reset }] = useMutation(setUserDisabledMutation, {
    onCompleted: ({ setUserDisabled: changed }) => {
      setAsking(false);
      showSuccess(`${email} ${changed?.isDisabled ? 'is disabled' : 'can sign in again'}.`);
    },
    onError: ignoreShownFailure,
  });
  const ask = () => {
    reset();
    setReason('');
    setIsEnabling(isDisabled);
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
        title={`${verbOf(isEnabling)} this account?`}
        confirm={`${verbOf(isEnabling)} the account`}
        isHarmful={!isEnabling}
        isSending={loading}
        error={error}
        onConfirm={() =>
          void setDisabled({ variables: { userId: id, disabled: !isEnabling, reason: reasonOf(reason) } })
        }
        field={<ReasonField description={loggedReason} value={reason} onChange={setReason} />}
      >
        {isEnabling ? (
          <>
            <b>{email}</b> can sign in again. Its data is still there. {mailToOwner}
          </>
        ) : (
          <>
            <b>{email}</b> is signed out everywhere and can’t sign in. Its API tokens are revoked. Its data is
            kept. {mailToOwner}
          </>
        )}
      </ConfirmWindow>
    </>
  );
}

/** The switch that allows an account to ask to become an instructor. */
function UpgradeSwitch({ user }: { user: ManagedUserFragment }) {
  const [setUpgradeRequests] = useMutation(setUpgradeRequestsMutation);
  const change = async (enabled: boolean) => {
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
        () => void change(enabled),
      );
    }
  };
  return (
    <Switch
      aria-label={`${user.email} can ask for an upgrade`}
      checked={user.canRequestUpgrade}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
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

interface UserRowProps {
  user: ManagedUserFragment;
  /** Whether it is the admin's own account. */
  isOwn: boolean;
  selection: UserSelection;
}

/** A day in the user's time zone, with the time as a tooltip. */
function DayText({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time
      className={styles.day}
      dateTime={at}
      title={date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
    >
      {date.toLocaleDateString('en', { dateStyle: 'medium' })}
    </time>
  );
}

/** An account with an admin's actions. Admins cannot change their own account. */
export function UserRow({ user, isOwn, selection }: UserRowProps) {
  const isSelected = selection.has(user);
  return (
    <tr className={styles.row} data-selected={isSelected}>
      <Cell label={columns.account}>
        <div className={styles.account}>
          {isOwn ? (
            <span className={styles.noBox} />
          ) : (
            <Checkbox
              aria-label={`Select ${user.email}`}
              checked={isSelected}
              onChange={({ currentTarget }) =>
                currentTarget.checked ? selection.add([user]) : selection.drop([user])
              }
            />
          )}
          <div>
            <UserName user={user} isOwn={isOwn} />
          </div>
        </div>
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
