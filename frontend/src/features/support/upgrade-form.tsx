import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { emailProblem } from '../../../../core/accounts/email.ts';
import { texts } from '../../../../core/texts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Sending } from '../../ui/form/sending.tsx';
import {
  AffiliationField,
  DescriptionField,
  LinkedinField,
  linkedinProblem,
  reasonProblem,
  TitleField,
} from '../../ui/form/upgrade-fields.tsx';
import { useForm, type FieldErrors } from '../../ui/form/use-form.ts';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { failureMessage, fieldMessages, isConflict } from '../../lib/server-failure.ts';
import { refreshUser } from '../../lib/session/session.ts';
import { ownUpgradeQuery } from '../../lib/upgrade/upgrade-documents.ts';
import { requestUpgradeMutation } from './support-documents.ts';

interface UpgradeFormProps {
  user: SessionUserFragment;
  /** Called if there is a request. `sent`: whether it was sent now or before. */
  onRequested: (sent: 'now' | 'before') => void;
}

type Values = Readonly<
  Record<'name' | 'linkedin' | 'email' | 'description' | 'title' | 'affiliation', string>
>;

const { name, email } = texts.upgradeRequest;

function prefilled(user: SessionUserFragment): Values {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return { name: fullName, linkedin: '', email: user.email, description: '', title: '', affiliation: '' };
}

function check(values: Values): FieldErrors {
  const linkedin = linkedinProblem(values.linkedin);
  const emailError = emailProblem(values.email);
  const reason = reasonProblem(values.description);
  return {
    ...(values.name.trim() === '' && { name: 'Enter your name.' }),
    ...(linkedin !== null && { linkedin }),
    ...(emailError !== null && { email: emailError }),
    ...(reason !== null && { description: reason }),
  };
}

export function UpgradeForm({ user, onRequested }: UpgradeFormProps) {
  const client = useApolloClient();
  const [requestUpgrade, { loading, error }] = useMutation(requestUpgradeMutation, {
    refetchQueries: [ownUpgradeQuery],
    onCompleted: () => onRequested('now'),
    onError: (failure) => {
      if (!isConflict(failure)) return;
      onRequested('before');
      // A conflict can also mean that an admin has decided in the meantime. The account is fetched again to show that.
      void refreshUser(client);
      void client.query({ query: ownUpgradeQuery, fetchPolicy: 'network-only' }).catch(() => {});
    },
  });
  const fields = useForm({
    initial: prefilled(user),
    check,
    isSending: loading,
    send: (input) => void requestUpgrade({ variables: { input } }),
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
        <LinkedinField {...text('linkedin')} />
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
        <DescriptionField maxLength={5000} {...text('description')} />
        <TitleField {...text('title')} />
        <AffiliationField {...text('affiliation')} />
        <Button type="submit" size="md" fullWidth>
          Send the request
        </Button>
      </Stack>
      <Sending message={loading ? 'Sending the request…' : null} />
    </form>
  );
}
