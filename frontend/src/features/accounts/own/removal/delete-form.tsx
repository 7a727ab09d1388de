import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { dropStash } from '../../../../lib/course-drafts.ts';
import { paths } from '../../../../lib/paths.ts';
import { forgetSession } from '../../../../lib/session/session.ts';
import { Sending } from '../../../../ui/form/sending.tsx';
import { type FieldErrors, useForm } from '../../../../ui/form/use-form.ts';
import { PasswordField } from '../../password/password-field.tsx';
import { deleteMyAccountMutation } from '../own-account-documents.ts';
import { OwnAccountFailure } from '../own-account-failure.tsx';
import { FreshSignIn } from '../fresh-sign-in.tsx';
import { useRefusals } from '../use-refusals.ts';
import { UsernameForManagers } from '../username-for-managers.tsx';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { showNotice } from '../../../../lib/show-notice.tsx';

/** Shows a notice about the deletion. The notice stays until the user closes it. */
function showDeletedNotice(): void {
  showNotice({
    color: 'ok',
    message: 'Your account is deleted, and you are signed out. The planner works without an account.',
  });
}

const empty = { phrase: '', password: '' };
const phrase = 'delete my account';

interface DeleteFormProps {
  account: OwnAccountFragment;
  onCancel: () => void;
}

/** Asks for a phrase that nobody types by mistake, and for the password again. */
export function DeleteForm({ account: { id, email, hasPassword }, onCancel }: DeleteFormProps) {
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const client = useApolloClient();
  const navigate = useNavigate();
  const leave = async () => {
    await forgetSession(client);
    dropStash(id);
    await navigate(paths.home);
    showDeletedNotice();
  };
  const [remove, { loading, error }] = useMutation(deleteMyAccountMutation, {
    onCompleted: () => void leave(),
    onError: ignoreShownFailure,
  });
  const check = (values: typeof empty): FieldErrors => ({
    ...(values.phrase.trim().toLowerCase() !== phrase && { phrase: `Type ‘${phrase}’.` }),
    ...(hasPassword && values.password === '' && { password: 'Enter your password.' }),
  });
  const { form, text, refuse } = useForm({
    initial: empty,
    check,
    isSending: loading,
    send: ({ password }) => void remove({ variables: { password: hasPassword ? password : null } }),
  });
  useRefusals(error, refuse);
  return (
    <form {...form}>
      <UsernameForManagers email={email} />
      <Stack gap="md">
        <TextInput
          ref={first}
          size="md"
          label={`To confirm, type ‘${phrase}’`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...text('phrase')}
        />
        {hasPassword ? (
          <PasswordField label="Your password" autoComplete="current-password" {...text('password')} />
        ) : null}
      </Stack>
      {error ? <OwnAccountFailure title="Your account was not deleted" error={error} /> : null}
      {error ? <FreshSignIn error={error} section="delete" /> : null}
      <Sending message={loading ? 'Deleting your account…' : null} />
      <Group gap="sm" mt="md">
        <Button type="submit" color="danger">
          Delete my account for good
        </Button>
        <Button variant="default" onClick={onCancel}>
          Keep my account
        </Button>
      </Group>
    </form>
  );
}
