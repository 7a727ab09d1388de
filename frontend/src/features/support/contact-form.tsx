import { useMutation } from '@apollo/client/react';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { emailProblem } from '../../../../core/accounts/email.ts';
import { texts } from '../../../../core/texts.ts';
import { failureMessage, fieldMessages } from '../../lib/server-failure.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Sending } from '../../ui/form/sending.tsx';
import { type FieldErrors, useForm } from '../../ui/form/use-form.ts';
import { contactUsMutation } from './support-documents.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

/** Shown if the message could not be sent. The form keeps the text. */
function ContactFailure({ error }: { error: Error }) {
  const message = failureMessage(error);
  return (
    <FormFailure title={texts.contact.failure}>
      {message === texts.contact.failure ? 'Check the marked fields.' : message}
    </FormFailure>
  );
}

export interface ContactValues extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

interface ContactFormProps {
  initial: ContactValues;
  /** Called after the message was sent. */
  onSent: (sent: ContactValues) => void;
}

function check({ name, email, message }: ContactValues): FieldErrors {
  const emailError = emailProblem(email);
  return {
    ...(name.trim() === '' && { name: 'Enter your name.' }),
    ...(emailError !== null && { email: emailError }),
    ...(message.trim() === '' && { message: 'Enter a message.' }),
  };
}

export function ContactForm({ initial, onSent }: ContactFormProps) {
  const [contact, { loading, error }] = useMutation(contactUsMutation);
  const fields = useForm({
    initial,
    check,
    isSending: loading,
    send: (input) =>
      void contact({ variables: { input }, onCompleted: () => onSent(input) }).catch(ignoreShownFailure),
  });
  const showRefused = useEffectEvent(() => fields.refuse(fieldMessages(error)));
  useEffect(() => {
    if (error) showRefused();
  }, [error]);
  const { form, text } = fields;
  return (
    <form {...form}>
      {error ? <ContactFailure error={error} /> : null}
      <Stack gap="md" mt="md">
        <TextInput label="Name" autoComplete="name" maxLength={100} size="md" {...text('name')} />
        <TextInput
          label="Email"
          description="We’ll reply to this address."
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          {...text('email')}
        />
        <Textarea
          label="Message"
          autosize
          minRows={6}
          maxRows={16}
          maxLength={5000}
          size="md"
          {...text('message')}
        />
        <Button type="submit" size="md" fullWidth>
          Send the message
        </Button>
      </Stack>
      <Sending message={loading ? texts.contact.request : null} />
    </form>
  );
}
