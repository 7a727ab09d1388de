import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { type FieldErrors, useForm } from '../../../ui/form/use-form.ts';
import { FullScreenLoader } from '../../../ui/full-screen-loader.tsx';
import { loginMutation, requestLoginCodeMutation } from '../account-documents.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { EmailField } from '../form/email-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { CodeField } from './code-field.tsx';
import { LoginFailure } from './login-failure.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

/** The sign-in code that the server mails. It is valid only for the address that it was requested for. */
function useLoginCode(onMailed: () => void) {
  const [request, { data, loading, error }] = useMutation(requestLoginCodeMutation, {
    onCompleted: onMailed,
  });
  const [requestedFor, setRequestedFor] = useState<string | null>(null);
  return {
    requestCode: (email: string) => {
      setRequestedFor(email);
      void request({ variables: { email } }).catch(ignoreShownFailure);
    },
    /** The server's answer. Null if no code was requested for the address. */
    answerFor: (email: string) => (requestedFor === email ? (data?.requestLoginCode?.message ?? null) : null),
    failureFor: (email: string) => (requestedFor === email ? error : undefined),
    isSending: loading,
  };
}

const empty = { email: '', password: '', code: '' };

function check({ email, password, code }: typeof empty, hasCode: boolean): FieldErrors {
  return {
    ...(email.trim() === '' && { email: 'Enter the address of your account.' }),
    ...(password === '' && { password: 'Enter your password.' }),
    ...(hasCode && code.trim() === '' && { code: 'Enter the code from the mail.' }),
  };
}

/** The state of the sign-in form, and of the code that the server mails after too many attempts. */
function useLogin(knownEmail: string, onEnter: (user: SessionUserFragment) => void) {
  const [login, { loading, error, reset }] = useMutation(loginMutation, {
    onCompleted: ({ login: user }) => user && onEnter(user),
  });
  const mailed = useLoginCode(reset);
  const hasCode = (email: string) => mailed.answerFor(email) !== null;
  const fields = useForm({
    initial: { ...empty, email: knownEmail },
    check: (values) => check(values, hasCode(values.email)),
    isSending: loading,
    send: ({ email, password, code }) => {
      const variables = { email, password, ...(hasCode(email) && { code }) };
      void login({ variables }).catch(ignoreShownFailure);
    },
  });
  const showRefused = useEffectEvent(() => fields.refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  return { ...fields, mailed, isSending: loading, error };
}

interface LoginFormProps {
  /** The address that was registered in this browser. Empty if there is none. */
  email: string;
  onEnter: (user: SessionUserFragment) => void;
  /** Other ways to sign in. */
  children: ReactNode;
}

/** Signs in with email address and password. */
export function LoginForm({ email, onEnter, children }: LoginFormProps) {
  const { form, text, values, isMarked, mailed, isSending, error } = useLogin(email, onEnter);
  useLayoutEffect(() => {
    // Only the password is missing.
    if (email !== '') form.ref.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, [form.ref, email]);
  const location = useLocation();
  const mailCode = () => mailed.requestCode(values.email);
  const answer = mailed.answerFor(values.email);
  const mailFailure = mailed.failureFor(values.email);
  return (
    <CardPage size="s" title="Sign in">
      {isSending ? <FullScreenLoader message={texts.login.request} /> : null}
      <form {...form}>
        {error && !isMarked ? (
          <LoginFailure
            error={error}
            isSending={mailed.isSending}
            onMailCode={answer === null ? mailCode : null}
          />
        ) : null}
        {mailFailure ? (
          <FormFailure title="No code was mailed" onRetry={mailCode}>
            {failureMessage(mailFailure)}
          </FormFailure>
        ) : null}
        <Stack gap="md" mt="md">
          <EmailField {...text('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...text('password')} />
          {answer === null ? null : (
            <CodeField
              answer={answer}
              isSending={mailed.isSending}
              onMailAnother={mailCode}
              {...text('code')}
            />
          )}
          <Button type="submit" size="md" fullWidth>
            Sign in
          </Button>
        </Stack>
      </form>
      {children}
      <Group justify="space-between" mt="lg">
        <Anchor component={Link} to={paths.register} state={comingBackTo(location)}>
          Create an account
        </Anchor>
        <Anchor component={Link} to={paths.requestPasswordReset}>
          Forgot your password?
        </Anchor>
      </Group>
    </CardPage>
  );
}
