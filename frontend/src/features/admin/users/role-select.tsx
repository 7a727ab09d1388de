import { useMutation } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { roles, type Role } from '../../../../../core/accounts/role.ts';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { setRoleMutation } from '../admin-documents.ts';
import { loggedReason, ReasonField, reasonOf } from '../../../ui/reason-field.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { mailToOwner } from './mail-notes.ts';
import styles from './users.module.css';

/** What a role allows, in one sentence. */
export const rightsOf: Record<Role, string> = {
  Student: 'A student plans, practises and takes part in courses.',
  Instructor: 'An instructor can also create quizzes and add people to courses.',
  Admin: 'An administrator can do everything, including the actions on this screen.',
};

/** Changes an account's role after a confirmation. */
export function RoleSelect({ user }: { user: ManagedUserFragment }) {
  // The roles stay set after success, because the window is still visible while it closes.
  const [{ from, to }, setChange] = useState({ from: user.role, to: user.role });
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [setRole, { loading, error, reset }] = useMutation(setRoleMutation, {
    onCompleted: () => {
      setAsking(false);
      showSuccess(`${user.email}: ${to} from now on.`);
    },
    onError: ignoreShownFailure,
  });
  const propose = (role: string | null) => {
    const newRole = roles.find((each) => each === role);
    if (newRole === undefined || newRole === user.role) return;
    reset();
    setReason('');
    setChange({ from: user.role, to: newRole });
    setAsking(true);
  };
  return (
    <>
      <Select
        aria-label={`Role of ${user.email}`}
        className={styles.role ?? ''}
        data={[...roles]}
        value={user.role}
        allowDeselect={false}
        onChange={propose}
      />
      <ConfirmWindow
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={`From ${from} to ${to}?`}
        confirm={`Make ${to}`}
        isSending={loading}
        error={error}
        onConfirm={() => void setRole({ variables: { userId: user.id, role: to, reason: reasonOf(reason) } })}
        field={<ReasonField description={loggedReason} value={reason} onChange={setReason} />}
      >
        <b>{user.email}</b> has the new role at once. {rightsOf[to]} {mailToOwner}
      </ConfirmWindow>
    </>
  );
}
