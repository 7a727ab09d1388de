import { Anchor, Button, Checkbox, Fieldset, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { emailProblem } from '../../../../../core/accounts/email.ts';
import { passwordProblem } from '../../../../../core/accounts/password.ts';
import { texts } from '../../../../../core/texts.ts';
import type { RegisterInput } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import {
  AffiliationField,
  DescriptionField,
  LinkedinField,
  linkedinProblem,
  reasonProblem,
  TitleField,
} from '../../../ui/form/upgrade-fields.tsx';
import { type FieldErrors, useForm } from '../../../ui/form/use-form.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { EmailField } from '../form/email-field.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';

/** The specification's sentence (section 5), which is the same for every cause, with the cause below. */
function RegistrationFailure({ error }: { error: Error }) {
  return (
    <FormFailure title={texts.registration.failure}>
      <Cause error={error} />
    </FormFailure>
  );
}

function Cause({ error }: { error: Error }) {
  if (Object.keys(fieldMessages(error)).length > 0) return <>Check the marked fields.</>;
  const message = failureMessage(error);
  if (message !== texts.registration.failure) return <>{message}</>;
  return (
    <>
      If the account is yours,{' '}
      <Anchor component={Link} to={paths.login} inherit underline="always">
        sign in
      </Anchor>{' '}
      or{' '}
      <Anchor component={Link} to={paths.requestPasswordReset} inherit underline="always">
        set a new password
      </Anchor>
      .
    </>
  );
}

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  instructor: false,
  notifications: false,
  linkedin: '',
  description: '',
  title: '',
  affiliation: '',
};

type Values = typeof empty;

/** The API's input for the values of the form. */
function inputOf({ linkedin, description, title, affiliation, ...account }: Values): RegisterInput {
  const upgradeRequest = { linkedin, description, title, affiliation };
  return account.instructor ? { ...account, upgradeRequest } : account;
}

/** The server's errors by the fields of this form. */
function formErrors(error: Error | undefined): FieldErrors {
  const errors = Object.entries(fieldMessages(error));
  return Object.fromEntries(errors.map(([name, text]) => [name.replace(/^upgradeRequest\./, ''), text]));
}

interface RegisterFormProps {
  isSending: boolean;
  error: Error | undefined;
  /** Whether the first field takes the focus, because the element with the focus was removed. */
  takesFocus: boolean;
  onRegister: (input: RegisterInput) => void;
}

function check({ firstName, email, password, instructor, ...details }: Values): FieldErrors {
  const problem = passwordProblem(password);
  const emailError = emailProblem(email);
  const linkedin = instructor ? linkedinProblem(details.linkedin) : null;
  const hasReason = instructor && details.description.trim() !== '';
  const reason = hasReason ? reasonProblem(details.description) : null;
  return {
    ...(firstName.trim() === '' && { firstName: 'Enter your name.' }),
    ...(emailError !== null && { email: emailError }),
    ...(problem !== null && { password: problem }),
    ...(linkedin !== null && { linkedin }),
    ...(reason !== null && { description: reason }),
  };
}

export function RegisterForm({ isSending, error, takesFocus, onRegister }: RegisterFormProps) {
  const fields = useForm({ initial: empty, check, isSending, send: (filled) => onRegister(inputOf(filled)) });
  const { form, text, choice, values } = fields;
  const showRefused = useEffectEvent(() => fields.refuse(formErrors(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  useLayoutEffect(() => {
    if (takesFocus) form.ref.current?.querySelector('input')?.focus();
  }, [form.ref, takesFocus]);
  const { firstName, lastName, email } = values;
  return (
    <CardPage size="s" title="Create an account" lead="Save your courses and open them on every device.">
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
            description="An administrator decides. Until then, you have a student account."
            {...choice('instructor')}
          />
          {values.instructor ? <UpgradeDetails text={text} /> : null}
          <Checkbox label="Email me product news" {...choice('notifications')} />
          <Button type="submit" size="md" fullWidth>
            Create the account
          </Button>
        </Stack>
      </form>
      <SignInLink />
    </CardPage>
  );
}

/** The fields about a request to become an instructor. Administrators read them before they decide. */
function UpgradeDetails({ text }: { text: ReturnType<typeof useForm<Values>>['text'] }) {
  return (
    <Fieldset legend="About your request (optional)" mx={0} px="md" pt="xs" pb="md">
      <Stack gap="md">
        <LinkedinField {...text('linkedin')} />
        <DescriptionField maxLength={1000} {...text('description')} />
        <TitleField {...text('title')} />
        <AffiliationField {...text('affiliation')} />
      </Stack>
    </Fieldset>
  );
}

function SignInLink() {
  const location = useLocation();
  return (
    <Text mt="lg">
      Already have an account?{' '}
      <Anchor component={Link} to={paths.login} state={comingBackTo(location)} underline="always">
        Sign in
      </Anchor>
    </Text>
  );
}
