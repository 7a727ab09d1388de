import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { emailProblem } from '../../../../core/accounts/email.ts';
import { texts } from '../../../../core/texts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Sending } from '../../ui/form/sending.tsx';
import { useForm, type FieldErrors } from '../../ui/form/use-form.ts';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages, isConflict } from '../../lib/server-failure.ts';
import { meQuery } from '../../lib/session/session-documents.ts';
import { ownUpgradeQuery } from '../../lib/upgrade/upgrade-documents.ts';
import { requestUpgradeMutation } from './support-documents.ts';

interface UpgradeFormProps {
  user: SessionUserFragment;
  /** Called if a request exists: it was sent now, or before. */
  onAsked: (when: 'now' | 'before') => void;
}

/** Minimum length: admins need a reason to decide. */
const minReasonLength = 10;

type Values = Readonly<
  Record<'name' | 'linkedin' | 'email' | 'description' | 'title' | 'affiliation', string>
>;

const { name, linkedin, email, description, title, affiliation } = texts.upgradeRequest;

function prefilled(user: SessionUserFragment): Values {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return { name: fullName, linkedin: '', email: user.email, description: '', title: '', affiliation: '' };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function check(values: Values): FieldErrors {
  const page = values.linkedin.trim();
  const emailError = emailProblem(values.email);
  return {
    ...(values.name.trim() === '' && { name: 'Enter your name.' }),
    ...(page !== '' &&
      !isWebAddress(page) && { linkedin: 'Enter a web address, such as https://example.org.' }),
    ...(emailError !== null && { email: emailError }),
    ...(values.description.trim().length < minReasonLength && {
      description: 'Enter at least 10 characters.',
    }),
  };
}

export function UpgradeForm({ user, onAsked }: UpgradeFormProps) {
  const client = useApolloClient();
  const [ask, { loading, error }] = useMutation(requestUpgradeMutation, {
    refetchQueries: [ownUpgradeQuery],
    onCompleted: () => onAsked('now'),
    onError: (failure) => {
      if (!isConflict(failure)) return;
      onAsked('before');
      // A conflict can also mean that an admin has decided in the meantime. The account is fetched again to show that.
      void client.query({ query: meQuery, fetchPolicy: 'network-only' }).catch(() => {});
      void client.query({ query: ownUpgradeQuery, fetchPolicy: 'network-only' }).catch(() => {});
    },
  });
  const fields = useForm({
    initial: prefilled(user),
    check,
    isSending: loading,
    send: (input) => void ask({ variables: { input } }),
  });
  const showRefused = useEffectEvent(() => fields.refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  const { form, text } = fields;
  return (
    <form {...form}>
      {error ? <FormFailure title="Your request was not sent">{failureMessage(error)}</FormFailure> : null}
      <Stack gap="md" mt="md">
        <TextInput label={name} autoComplete="name" maxLength={200} size="md" {...text('name')} />
        <TextInput
          label={linkedin}
          description="The address of your page, if you have one."
          type="url"
          placeholder="https://www.linkedin.com/in/…"
          size="md"
          {...text('linkedin')}
        />
        <TextInput
          label={email}
          description="Where we can reach you, ideally at your school or university."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          {...text('email')}
        />
        <Textarea
          label={description}
          description="What you teach, and what you want to do here."
          autosize
          minRows={4}
          maxRows={14}
          maxLength={5000}
          size="md"
          {...text('description')}
        />
        <TextInput
          label={title}
          description="Your academic title or position."
          maxLength={200}
          size="md"
          {...text('title')}
        />
        <TextInput
          label={affiliation}
          description="Your school or university."
          autoComplete="organization"
          maxLength={200}
          size="md"
          {...text('affiliation')}
        />
        <Button type="submit" size="md" fullWidth>
          Send the request
        </Button>
      </Stack>
      <Sending message={loading ? 'Sending the request…' : null} />
    </form>
  );
}
