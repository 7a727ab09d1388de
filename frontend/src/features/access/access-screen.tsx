import { Button, Modal, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { Navigate, useLocation } from 'react-router-dom';
import { useMutation } from '@apollo/client/react';
import { texts } from '../../../../core/texts.ts';
import { giveAccess, useIsBarred } from '../../lib/access.ts';
import { returnPath } from '../../lib/return-path.ts';
import { graphql } from '../../gql/index.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Sending } from '../../ui/form/sending.tsx';
import { type FieldErrors, useForm } from '../../ui/form/use-form.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

const noop = () => {};

/** The dialog before every screen of a site that requires access. Only the right credentials close it. */
export function AccessScreen() {
  const isBarred = useIsBarred();
  const location = useLocation();
  if (!isBarred) return <Navigate to={returnPath(location)} replace />;
  return (
    <div className="wrap">
      <VisuallyHidden component="h1">{texts.websiteAccess.title}</VisuallyHidden>
      <Modal
        opened
        onClose={noop}
        title={texts.websiteAccess.title}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        centered
      >
        <Text>
          This site isn’t public. Enter the email address and password that its administrator gave you.
        </Text>
        <AccessForm />
      </Modal>
    </div>
  );
}

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

/** Asks the server whether the credentials grant access. The frontend's code does not contain them. */
function AccessForm() {
  const [checkAccess, { loading, error }] = useMutation(checkAccessMutation, {
    onCompleted: ({ checkAccess: isCorrect }) => isCorrect && giveAccess(),
    onError: ignoreShownFailure,
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
      <Sending message={loading ? 'Checking the credentials…' : null} />
    </form>
  );
}
