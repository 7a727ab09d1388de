import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { Role } from '../../../../../core/accounts/role.ts';
import type { ManagedUserFragment, SetRolesMutation } from '../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { setRolesMutation, setUsersDisabledMutation, usersQuery } from '../admin-documents.ts';
import { loggedReason, ReasonField, reasonOf } from '../../../ui/reason-field.tsx';
import { mailToEach } from './mail-notes.ts';
import { rightsOf } from './role-select.tsx';
import styles from './users.module.css';

/** A change of several accounts. */
export type ManyChange = { kind: 'role'; role: Role } | { kind: 'disable' } | { kind: 'enable' };

type Failures = NonNullable<SetRolesMutation['setRoles']>['failures'];

const countOf = (count: number) => `${count} ${count === 1 ? 'account' : 'accounts'}`;

/** What the window asks, by the kind of change. */
function questionOf(change: ManyChange, count: number): { title: string; confirm: string; text: string } {
  const [accounts, they] = [countOf(count), count === 1 ? 'It' : 'They'];
  if (change.kind === 'role')
    return {
      title: `Change ${accounts} to ${change.role}?`,
      confirm: `Make ${change.role}`,
      text: `The new role applies at once. ${rightsOf[change.role]} ${mailToEach}`,
    };
  if (change.kind === 'enable')
    return {
      title: `Enable ${accounts}?`,
      confirm: `Enable ${accounts}`,
      text: `${they} can sign in again, with all data. ${mailToEach}`,
    };
  return {
    title: `Disable ${accounts}?`,
    confirm: `Disable ${accounts}`,
    text: `${they} will be signed out everywhere and can’t sign in. API tokens are revoked. All data is kept. ${mailToEach}`,
  };
}

function doneText(change: ManyChange, count: number): string {
  const accounts = countOf(count);
  if (change.kind === 'role') return `${accounts}: ${change.role} from now on.`;
  return `${accounts} ${change.kind === 'enable' ? 'enabled' : 'disabled'}.`;
}

interface ManyUsersWindowProps {
  /** The change to confirm. Null while the window is closed. */
  change: ManyChange | null;
  users: readonly ManagedUserFragment[];
  onClose: () => void;
  /** Called with the changed accounts. */
  onChanged: (users: readonly { readonly id: string }[]) => void;
}

/** Asks before a change of the selected accounts, and lists the accounts that were not changed. */
export function ManyUsersWindow({ change, users, onClose, onChanged }: ManyUsersWindowProps) {
  // The texts stay while the window closes.
  const [shown, setShown] = useState<{ change: ManyChange; users: readonly ManagedUserFragment[] } | null>(
    null,
  );
  const [result, setResult] = useState<{ changedCount: number; failures: Failures } | null>(null);
  const [reason, setReason] = useState('');
  // After an error, some accounts may have been changed.
  const options = { onError: ignoreShownFailure, refetchQueries: [usersQuery] };
  const [setRoles, rolesResult] = useMutation(setRolesMutation, options);
  const [setDisabled, disabledResult] = useMutation(setUsersDisabledMutation, options);
  if (change !== null && shown?.change !== change) {
    setShown({ change, users });
    setReason('');
  }
  if (shown === null) return null;
  const send = async () => {
    const common = { userIds: shown.users.map(({ id }) => id), reason: reasonOf(reason) };
    const sendChange = async () => {
      if (shown.change.kind === 'role') {
        const { data } = await setRoles({ variables: { ...common, role: shown.change.role } });
        return data?.setRoles;
      }
      const isDisabling = shown.change.kind === 'disable';
      const { data } = await setDisabled({ variables: { ...common, disabled: isDisabling } });
      return data?.setUsersDisabled;
    };
    const update = await sendChange();
    if (!update) return;
    onClose();
    onChanged(update.users);
    if (update.failures.length === 0) showSuccess(doneText(shown.change, update.users.length));
    else setResult({ changedCount: update.users.length, failures: update.failures });
  };
  const { title, confirm, text } = questionOf(shown.change, shown.users.length);
  const close = () => {
    rolesResult.reset();
    disabledResult.reset();
    onClose();
  };
  return (
    <>
      <ConfirmWindow
        opened={change !== null}
        onClose={close}
        title={title}
        confirm={confirm}
        isHarmful={shown.change.kind === 'disable'}
        isSending={rolesResult.loading || disabledResult.loading}
        error={rolesResult.error ?? disabledResult.error}
        failureTitle="Not every account was changed"
        onConfirm={() => void send()}
        field={<ReasonField description={loggedReason} value={reason} onChange={setReason} />}
      >
        {text}
        <Addresses users={shown.users} />
      </ConfirmWindow>
      <ResultWindow result={result} users={shown.users} onClose={() => setResult(null)} />
    </>
  );
}

/** Maximum number of addresses that a window lists. */
const maxListed = 5;

function Addresses({ users }: { users: readonly ManagedUserFragment[] }) {
  const more = users.length - maxListed;
  return (
    <span className={styles.addresses}>
      {users.slice(0, maxListed).map(({ id, email }) => (
        <b key={id}>{email}</b>
      ))}
      {more > 0 ? <span>and {more} more</span> : null}
    </span>
  );
}

interface ResultWindowProps {
  result: { changedCount: number; failures: Failures } | null;
  users: readonly ManagedUserFragment[];
  onClose: () => void;
}

/** Which accounts were not changed, and why. */
function ResultWindow({ result, users, onClose }: ResultWindowProps) {
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return (
    <Modal opened={result !== null} onClose={onClose} title="Not every account was changed" centered>
      <Text role="status">
        {result?.changedCount} changed, {result?.failures.length} not changed.
      </Text>
      <ul className={styles.failures}>
        {result?.failures.map(({ userId, message }) => (
          <li key={userId}>
            <b>{emails.get(userId) ?? userId}</b>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </Group>
    </Modal>
  );
}
