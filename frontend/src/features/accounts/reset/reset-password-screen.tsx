import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { passwordProblem } from '../../../../../core/accounts/password.ts';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { fieldMessages } from '../../../lib/server-failure.ts';
import { forgetUser } from '../../../lib/session/session.ts';
import { Outcome } from '../../../ui/form/outcome.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { type FieldErrors, useForm } from '../../../ui/form/use-form.ts';
import { passwordResetLinkQuery, resetPasswordMutation } from '../account-documents.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { ResetFailure } from './reset-failure.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

/** Explains that a link expires, and links to the form that requests a new one. */
function NewLink() {
  return (
    <>
      The link works once, for one hour.{' '}
      <Anchor component={Link} to={paths.requestPasswordReset} inherit underline="always">
        Ask for a new one
      </Anchor>
      .
    </>
  );
}

/** Shown if the link in the URL does not work: the reason, and how to get another link. */
function LinkNeeded({ reason }: { reason: string }) {
  return (
    <CardPage size="s" title="Set a new password">
      <Alert color="danger" title={texts.passwordReset.failure} mt="md">
        {reason}
      </Alert>
      <Button mt="lg" component={Link} to={paths.requestPasswordReset}>
        Ask for a new link
      </Button>
    </CardPage>
  );
}

const title = 'Set a new password';
const empty = { password: '' };

function check({ password }: typeof empty): FieldErrors {
  const problem = passwordProblem(password);
  return problem === null ? {} : { password: problem };
}

const incompleteText = 'The link is incomplete. Open it from the mail again, or copy all of it.';
const expiredText =
  'This link no longer works. A link works once and expires after one hour. Only the newest link works.';

/**
 * The target of the mailed link. The screen first asks the server whether the link still works, before the user
 * thinks of a password.
 */
export function ResetPasswordScreen() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, loading } = useQuery(passwordResetLinkQuery, {
    variables: { token },
    skip: token === '',
    fetchPolicy: 'no-cache',
  });
  if (token === '') return <LinkNeeded reason={incompleteText} />;
  if (loading)
    return (
      <CardPage size="s" title={title}>
        <Skeleton height={160} mt="md" />
      </CardPage>
    );
  // If the query failed, the form is shown. The server checks the link again when the password is sent.
  return data?.passwordResetLink === false ? (
    <LinkNeeded reason={expiredText} />
  ) : (
    <NewPassword token={token} />
  );
}

function NewPassword({ token }: { token: string }) {
  const client = useApolloClient();
  const [resetPassword, { data, loading, error }] = useMutation(resetPasswordMutation, {
    // All sessions of the account have ended. The session in this browser may be one of them.
    onCompleted: () => void forgetUser(client),
  });
  const { form, text, refuse } = useForm({
    initial: empty,
    check,
    isSending: loading,
    send: ({ password }) => void resetPassword({ variables: { token, password } }).catch(ignoreShownFailure),
  });
  const showRefused = useEffectEvent(() => refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  if (data?.resetPassword) return <Done message={data.resetPassword.message} />;
  return (
    <CardPage size="s" title={title} lead="This signs you out of every browser.">
      <form {...form}>
        {error ? <Failure error={error} /> : null}
        <Stack gap="md" mt="md">
          <NewPasswordField label="New password" {...text('password')} />
          <Button type="submit" size="md" fullWidth>
            Set the password
          </Button>
        </Stack>
        <Sending message={loading ? texts.passwordReset.request : null} />
      </form>
    </CardPage>
  );
}

function Failure({ error }: { error: Error }) {
  const isRefused = Object.keys(fieldMessages(error)).length > 0;
  return (
    <ResetFailure title={texts.passwordReset.failure} error={error}>
      {isRefused ? 'Check the marked fields.' : <NewLink />}
    </ResetFailure>
  );
}

function Done({ message }: { message: string }) {
  return (
    <CardPage size="s" title="The password is set">
      <Outcome message={message}>
        <Button size="md" component={Link} to={paths.login}>
          Sign in
        </Button>
      </Outcome>
    </CardPage>
  );
}
