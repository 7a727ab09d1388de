import { Anchor, Button, Checkbox, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isEmail, normalizeEmail } from '../../../../../core/accounts/email.ts';
import { passwordProblem } from '../../../../../core/accounts/password.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import { fieldMessages } from '../../../lib/server-failure.ts';
import { AccountPage } from '../form/account-page.tsx';
import { EmailField } from '../form/email-field.tsx';
import { useForm, type FieldErrors } from '../../../ui/form/use-form.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { RegistrationFailure } from './registration-failure.tsx';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  instructor: false,
  notifications: false,
};

interface RegisterFormProps {
  isSending: boolean;
  error: Error | undefined;
  /** What had the focus is gone. */
  takesFocus: boolean;
  onRegister: (input: typeof empty) => void;
}

function check({ firstName, email, password }: typeof empty): FieldErrors {
  const problem = passwordProblem(password);
  return {
    ...(firstName.trim() === '' && { firstName: 'Tell us what to call you.' }),
    ...(!isEmail(normalizeEmail(email)) && { email: 'This is not an e-mail address.' }),
    ...(problem !== null && { password: problem }),
  };
}

export function RegisterForm({ isSending, error, takesFocus, onRegister }: RegisterFormProps) {
  const fields = useForm({ initial: empty, check, isSending, send: onRegister });
  const { form, text, choice, values } = fields;
  const showRefused = useEffectEvent(() => fields.refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  useEffect(() => {
    if (takesFocus) form.ref.current?.querySelector('input')?.focus();
  }, [form.ref, takesFocus]);
  const { firstName, lastName, email } = values;
  return (
    <AccountPage title="Create an account" lead="It keeps your courses on every device.">
      <form {...form}>
        {error ? <RegistrationFailure error={error} /> : null}
        <Stack gap="md" mt="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              label="First name"
              autoComplete="given-name"
              maxLength={100}
              size="md"
              {...text('firstName')}
            />
            <TextInput
              label="Last name"
              autoComplete="family-name"
              maxLength={100}
              size="md"
              {...text('lastName')}
            />
          </SimpleGrid>
          <EmailField {...text('email')} />
          <NewPasswordField label="Password" own={[firstName, lastName, email]} {...text('password')} />
          <Checkbox
            label="I teach: I would like to become an instructor"
            description="An administrator decides. Until then the account is a student's."
            {...choice('instructor')}
          />
          <Checkbox label="Mail me about more than the account itself" {...choice('notifications')} />
          <Button type="submit" size="md" fullWidth>
            Create the account
          </Button>
        </Stack>
      </form>
      <HaveOne />
    </AccountPage>
  );
}

function HaveOne() {
  const location = useLocation();
  return (
    <Text mt="lg">
      You have an account?{' '}
      <Anchor component={Link} to={paths.login} state={comingBackTo(location)} underline="always">
        Sign in
      </Anchor>
    </Text>
  );
}
