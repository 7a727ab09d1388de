import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import { passwordProblem } from '../../../../../../core/accounts/password.ts';
import { Sending } from '../../../../ui/form/sending.tsx';
import { useForm, type FieldErrors } from '../../../../ui/form/use-form.ts';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { NewPasswordField } from '../../password/new-password-field.tsx';
import { PasswordField } from '../../password/password-field.tsx';
import { changePasswordMutation, sessionsQuery } from '../own-account-documents.ts';
import { FreshSignIn } from '../fresh-sign-in.tsx';
import { OwnAccountFailure } from '../own-account-failure.tsx';
import { useRefusals } from '../use-refusals.ts';
import { UsernameForManagers } from '../username-for-managers.tsx';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

const empty = { currentPassword: '', newPassword: '' };

interface PasswordFormProps {
  account: OwnAccountFragment;
  onClose: () => void;
}

/** Asks for a new password, and for the current password if the account has one. */
export function PasswordForm({
  account: { email, hasPassword, firstName, lastName },
  onClose,
}: PasswordFormProps) {
  const client = useApolloClient();
  const [hadPassword] = useState(hasPassword);
  const [change, { loading, error }] = useMutation(changePasswordMutation, {
    onCompleted: () => {
      showSuccess(
        hadPassword ? 'The password is changed. Every other browser is signed out.' : 'The password is set.',
      );
      void client.refetchQueries({ include: [sessionsQuery] });
      onClose();
    },
    onError: ignoreShownFailure,
  });
  const check = ({ currentPassword, newPassword }: typeof empty): FieldErrors => {
    const problem = passwordProblem(newPassword);
    return {
      ...(hadPassword && currentPassword === '' && { currentPassword: 'Enter your current password.' }),
      ...(problem !== null && { newPassword: problem }),
    };
  };
  const { form, text, refuse } = useForm({
    initial: empty,
    check,
    isSending: loading,
    send: ({ currentPassword, newPassword }) =>
      void change({ variables: { currentPassword: hadPassword ? currentPassword : null, newPassword } }),
  });
  useRefusals(error, refuse);
  const { ref } = form;
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('input[type="password"]')?.focus(), [ref]);
  const newPassword = text('newPassword');
  return (
    <form {...form}>
      <UsernameForManagers email={email} />
      <Stack gap="md">
        {hadPassword ? (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...text('currentPassword')}
          />
        ) : null}
        <NewPasswordField
          label="New password"
          own={[email, firstName, lastName]}
          {...newPassword}
          value={newPassword.value ?? ''}
        />
      </Stack>
      {error ? <OwnAccountFailure title="The password was not changed" error={error} /> : null}
      {error ? <FreshSignIn error={error} section="password" /> : null}
      <Sending message={loading ? 'Changing the password…' : null} />
      <Group gap="sm" mt="md">
        <Button type="submit">{hadPassword ? 'Change the password' : 'Set the password'}</Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
