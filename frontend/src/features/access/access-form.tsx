import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';
import { graphql } from '../../gql/index.ts';
import { giveAccess } from '../../lib/access.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Sending } from '../../ui/form/sending.tsx';
import { type FieldErrors, useForm } from '../../ui/form/use-form.ts';
import { failureIsShown } from '../../lib/failure-is-shown.ts';

const checkAccessMutation = graphql(`
  mutation CheckAccess($email: String!, $password: String!) {
    checkAccess(email: $email, password: $password)
  }
`);

const empty = { email: '', password: '' };

function check({ email, password }: typeof empty): FieldErrors {
  return {
    ...(email.trim() === '' && { email: 'Enter the address that you were given.' }),
    ...(password === '' && { password: 'Enter the password that you were given.' }),
  };
}

/** Asks the server whether these credentials grant access. The site does not know them. */
export function AccessForm() {
  const [checkAccess, { loading, error }] = useMutation(checkAccessMutation, {
    onCompleted: ({ checkAccess: isCorrect }) => isCorrect && giveAccess(),
    onError: failureIsShown,
  });
  const { form, text } = useForm({
    initial: empty,
    check,
    isSending: loading,
    send: (variables) => void checkAccess({ variables }),
  });
  return (
    <form {...form}>
      {error ? <FormFailure title={failureMessage(error)} /> : null}
      <Stack gap="md" mt="md">
        <TextInput
          label={texts.websiteAccess.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          size="md"
          {...text('email')}
        />
        <TextInput
          label={texts.websiteAccess.password}
          type="password"
          autoComplete="off"
          size="md"
          {...text('password')}
        />
        <Button type="submit" size="md" fullWidth>
          {texts.websiteAccess.submit}
        </Button>
      </Stack>
      <Sending message={loading ? 'Asking the server…' : null} />
    </form>
  );
}
