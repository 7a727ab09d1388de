import { Button, Group, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Sending } from '../../../../ui/form/sending.tsx';
import { useForm, type FieldErrors } from '../../../../ui/form/use-form.ts';
import type { LinkInput } from '../../../../gql/graphql.ts';
import { OwnAccountFailure } from '../own-account-failure.tsx';
import { useRefusals } from '../use-refusals.ts';
import styles from './links.module.css';

interface LinkFormProps {
  initial: { readonly title: string; readonly url: string };
  /** Label of the submit button. */
  submit: string;
  /** Title of the message if saving failed. */
  failure: string;
  isSending: boolean;
  error: Error | undefined;
  onSend: (link: LinkInput) => void;
  onCancel: () => void;
}

/** Adds `https://` if the user omitted the scheme. */
function withScheme(url: string): string {
  const text = url.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
}

function check({ title, url }: LinkFormProps['initial']): FieldErrors {
  const isAddress = /^https?:\/\/./i.test(withScheme(url)) && URL.canParse(withScheme(url));
  return {
    ...(title.trim() === '' && { title: 'Enter a title for the link.' }),
    ...(!isAddress && { url: 'Enter an address such as https://example.org/ada.' }),
  };
}

/** The form of a new or existing link. */
export function LinkForm({ initial, submit, failure, isSending, error, onSend, onCancel }: LinkFormProps) {
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const { form, text, refuse } = useForm({
    initial: { title: initial.title, url: initial.url },
    check,
    isSending,
    send: ({ title, url }) => onSend({ title: title.trim(), url: withScheme(url) }),
  });
  useRefusals(error, refuse);
  return (
    <form {...form} className={styles.form}>
      <div className={styles.fields}>
        <TextInput ref={first} size="md" label="Title" {...text('title')} />
        <TextInput
          size="md"
          label="Address"
          type="url"
          autoCapitalize="none"
          spellCheck={false}
          {...text('url')}
        />
      </div>
      {error ? <OwnAccountFailure title={failure} error={error} /> : null}
      <Sending message={isSending ? 'Saving the link…' : null} />
      <Group gap="sm" mt="md">
        <Button type="submit">{submit}</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
