import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { maxDescriptionLength } from '../../../../../../core/accounts/description.ts';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts';
import { Sending } from '../../../../ui/form/sending.tsx';
import { type FieldErrors, useForm } from '../../../../ui/form/use-form.ts';
import { saveProfileMutation } from '../own-account-documents.ts';
import { OwnAccountFailure } from '../own-account-failure.tsx';
import { Section } from '../section.tsx';
import { useRefusals } from '../use-refusals.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import styles from './profile.module.css';

/** Asks what to do with unsaved changes before another screen opens. */
function LeaveWindow({ isChanged }: { isChanged: boolean }) {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useUnsavedGuard(
    () => isChanged,
    (go) => setLeave(() => go),
  );
  const stay = () => setLeave(null);
  const go = () => {
    stay();
    leave?.();
  };
  return (
    <Modal opened={leave !== null} onClose={stay} title="Leave without saving your profile?">
      <Text>Your changes aren’t saved yet. You’ll lose them if you leave this page.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="default" onClick={go}>
          Leave without saving
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay here
        </Button>
      </Group>
    </Modal>
  );
}

interface ProfileValues extends Readonly<Record<string, string>> {
  readonly firstName: string;
  readonly lastName: string;
  readonly description: string;
}

function check({ firstName, description }: ProfileValues): FieldErrors {
  return {
    ...(firstName.trim() === '' && { firstName: 'Enter your name.' }),
    ...(description.length > maxDescriptionLength && {
      description: `At most ${maxDescriptionLength.toLocaleString('en')} characters.`,
    }),
  };
}

/** The names and the description of the user. */
export function Profile({ account }: { account: OwnAccountFragment }) {
  const { id: userId, firstName, lastName, description } = account;
  const [save, { loading, error }] = useMutation(saveProfileMutation, {
    onCompleted: () => showSuccess('Your profile is saved.'),
    onError: ignoreShownFailure,
  });
  const initial: ProfileValues = { firstName, lastName, description };
  const { values, form, text, refuse } = useForm({
    initial,
    check,
    isSending: loading,
    send: ({ description: about, ...names }) =>
      void save({ variables: { userId, names, description: about } }),
  });
  useRefusals(error, refuse);
  const isChanged = Object.entries(initial).some(([field, value]) => values[field] !== value);
  return (
    <Section
      id="profile"
      lead="Your name is shown on courses that you share. Instructors see your name and email address with your quiz results. Only you and administrators see the text about you."
    >
      <form {...form}>
        <Stack gap="md">
          <div className={styles.names}>
            <TextInput size="md" label="First name" autoComplete="given-name" {...text('firstName')} />
            <TextInput size="md" label="Last name" autoComplete="family-name" {...text('lastName')} />
          </div>
          <Textarea
            size="md"
            label="About you"
            autosize
            minRows={3}
            maxRows={12}
            description={`${values.description.length.toLocaleString('en')} of ${maxDescriptionLength.toLocaleString('en')} characters`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...text('description')}
          />
        </Stack>
        {error ? <OwnAccountFailure title="Your profile was not saved" error={error} /> : null}
        <Sending message={loading ? 'Saving your profile…' : null} />
        <Button type="submit" mt="md" variant={isChanged ? 'filled' : 'default'}>
          Save the profile
        </Button>
      </form>
      <LeaveWindow isChanged={isChanged} />
    </Section>
  );
}
