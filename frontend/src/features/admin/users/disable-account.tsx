import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { ConfirmWindow } from '../confirm-window.tsx';
import { setUserDisabledMutation } from '../documents.ts';

const verbOf = (isShut: boolean) => (isShut ? 'Enable' : 'Disable');

/** Shuts an account or opens it again, once that is confirmed. */
export function DisableAccount({ user: { id, email, disabled } }: { user: ManagedUserFragment }) {
  const [isAsking, setAsking] = useState(false);
  // Kept when it has come about: the window is still there while it closes.
  const [opens, setOpens] = useState(disabled);
  const [setDisabled, { loading, error, reset }] = useMutation(setUserDisabledMutation, {
    onCompleted: ({ setUserDisabled: changed }) => {
      setAsking(false);
      showSuccess(`${email} ${changed?.disabled ? 'is disabled' : 'can sign in again'}.`);
    },
    // A failure comes back as `error`, too.
    onError: () => {},
  });
  const ask = () => {
    reset();
    setOpens(disabled);
    setAsking(true);
  };
  return (
    <>
      <Button size="compact-md" variant="default" aria-label={`${verbOf(disabled)} ${email}`} onClick={ask}>
        {verbOf(disabled)}
      </Button>
      <ConfirmWindow
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={`${verbOf(opens)} this account?`}
        confirm={`${verbOf(opens)} the account`}
        isHarmful={!opens}
        isSending={loading}
        error={error}
        onConfirm={() => void setDisabled({ variables: { userId: id, disabled: !opens } })}
      >
        {opens ? (
          <>
            <b>{email}</b> can sign in again, and finds everything as it was.
          </>
        ) : (
          <>
            <b>{email}</b> is signed out everywhere at once and cannot sign in; its API tokens end. What it
            saved is kept.
          </>
        )}
      </ConfirmWindow>
    </>
  );
}
