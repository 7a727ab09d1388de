import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { emailProblem } from '../../../../../core/accounts/email.ts';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { requestPasswordResetMutation } from '../account-documents.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { EmailField } from '../form/email-field.tsx';
import { Outcome } from '../../../ui/form/outcome.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { useForm, type FieldErrors } from '../../../ui/form/use-form.ts';
import { ResetFailure } from './reset-failure.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

const empty = { email: '' };

function check({ email }: typeof empty): FieldErrors {
  const emailError = emailProblem(email);
  return emailError === null ? {} : { email: emailError };
}

/** Requests a mail to reset the password. */
export function RequestResetScreen() {
  const [request, { data, loading, error }] = useMutation(requestPasswordResetMutation);
  const { form, text } = useForm({
    initial: empty,
    check,
    isSending: loading,
    send: (variables) => void request({ variables }).catch(ignoreShownFailure),
  });
  if (data?.requestPasswordReset)
    return (
      <CardPage size="s" title="Check your mail">
        <Outcome message={data.requestPasswordReset.message}>
          <p>
            If the address has an account, we sent it a link. The link works once and expires after one hour.
            Only the newest link works.
          </p>
          <BackToLogin />
        </Outcome>
      </CardPage>
    );
  return (
    <CardPage size="s" title="Reset your password" lead="We mail you a link to set a new password.">
      <form {...form}>
        {error ? <ResetFailure error={error} title={texts.passwordResetRequest.failure} /> : null}
        <Stack gap="md" mt="md">
          <EmailField {...text('email')} />
          <Button type="submit" size="md" fullWidth>
            Mail me the link
          </Button>
        </Stack>
        <Sending message={loading ? texts.passwordResetRequest.request : null} />
      </form>
      <Group mt="lg">
        <BackToLogin />
      </Group>
    </CardPage>
  );
}

function BackToLogin() {
  return (
    <Anchor component={Link} to={paths.login}>
      Back to signing in
    </Anchor>
  );
}
