import { useMutation } from '@apollo/client/react';
import { Button, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Sending } from '../../../../ui/form/sending.tsx';
import { useForm, type FieldErrors } from '../../../../ui/form/use-form.ts';
import { apiTokensQuery, createApiTokenMutation } from '../own-account-documents.ts';
import { OwnAccountFailure } from '../own-account-failure.tsx';
import { useRefusals } from '../use-refusals.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import styles from './tokens.module.css';

const unnamed = { name: '' };

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
];

function check({ name }: typeof unnamed): FieldErrors {
  return name.trim() === '' ? { name: 'Enter a name for the token.' } : {};
}

interface TokenFormProps {
  /** Called with the token itself, which is shown only once. */
  onCreated: (token: string) => void;
  onCancel: () => void;
}

/** Name, scopes and lifetime of a new token. */
export function TokenForm({ onCreated, onCancel }: TokenFormProps) {
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => first.current?.focus(), []);
  const [days, setDays] = useState('90');
  const [access, setAccess] = useState<'read' | 'write'>('read');
  const [create, { loading, error }] = useMutation(createApiTokenMutation, {
    update(cache, { data }) {
      const created = data?.createApiToken?.apiToken;
      if (!created) return;
      cache.updateQuery(
        { query: apiTokensQuery },
        (cached) => cached && { ...cached, apiTokens: [created, ...(cached.apiTokens ?? [])] },
      );
    },
    onCompleted: ({ createApiToken }) => createApiToken && onCreated(createApiToken.token),
    onError: ignoreShownFailure,
  });
  const { form, text, refuse } = useForm({
    initial: unnamed,
    check,
    isSending: loading,
    send: ({ name }) =>
      void create({
        variables: {
          name: name.trim(),
          scopes: access === 'read' ? ['read'] : ['read', 'write'],
          expiresInDays: Number(days),
        },
      }),
  });
  useRefusals(error, refuse);
  return (
    <form {...form} className={styles.form} aria-label="A new token">
      <Stack gap="md">
        <TextInput
          ref={first}
          size="md"
          label="Name"
          description="What it is for, such as ‘Grades on my phone’."
          {...text('name')}
        />
        <Radio.Group
          label="Access"
          value={access}
          onChange={(value) => setAccess(value === 'write' ? 'write' : 'read')}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="read" label="Read: see your data" />
            <Radio value="write" label="Read and write: also change it" />
          </Stack>
        </Radio.Group>
        <NativeSelect
          size="md"
          label="Expires after"
          data={lifetimes}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
      </Stack>
      {error ? <OwnAccountFailure title="The token was not created" error={error} /> : null}
      <Sending message={loading ? 'Creating the token…' : null} />
      <Group gap="sm" mt="md">
        <Button type="submit">Create the token</Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
