import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { FullScreenLoader } from '../../../components/full-screen-loader.tsx';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import { loginMutation } from '../documents.ts';
import { AccountPage } from '../form/account-page.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useForm, type FieldErrors } from '../../../components/form/use-form.ts';
import { PasswordField } from '../password/password-field.tsx';
import { LoginFailure } from './login-failure.tsx';

const empty = { email: '', password: '' };

function check({ email, password }: typeof empty): FieldErrors {
  return {
    ...(email.trim() === '' && { email: 'Enter the address of your account.' }),
    ...(password === '' && { password: 'Enter your password.' }),
  };
}

interface LoginFormProps {
  onEnter: (user: SessionUserFragment) => void;
  /** Other ways in. */
  children: ReactNode;
}

/** With the address and the password. */
export function LoginForm({ onEnter, children }: LoginFormProps) {
  const [login, { loading, error }] = useMutation(loginMutation, {
    onCompleted: ({ login: user }) => user && onEnter(user),
  });
  const location = useLocation();
  const { form, text, isMarked } = useForm({
    initial: empty,
    check,
    isSending: loading,
    // A failure comes back as `error`, too.
    send: (variables) => void login({ variables }).catch(() => {}),
  });
  return (
    <AccountPage title="Sign in">
      {loading ? <FullScreenLoader message={texts.login.request} /> : null}
      <form {...form}>
        {error && !isMarked ? <LoginFailure error={error} /> : null}
        <Stack gap="md" mt="md">
          <EmailField {...text('email')} />
          <PasswordField label="Password" autoComplete="current-password" {...text('password')} />
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
          Forgot the password?
        </Anchor>
      </Group>
    </AccountPage>
  );
}
