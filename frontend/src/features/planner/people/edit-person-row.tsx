import { useMutation } from '@apollo/client/react';
import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { updateStudentMutation } from './people-documents.ts';
import styles from './people.module.css';

interface EditPersonRowProps {
  courseId: string;
  person: PersonRowFragment;
  onDone: () => void;
}

const fields = [
  { name: 'name', label: 'Name' },
  { name: 'role', label: 'Role' },
  { name: 'email', label: 'Email' },
  { name: 'linkedin', label: 'LinkedIn' },
  { name: 'github', label: 'GitHub' },
  { name: 'key', label: 'ID' },
] as const;

/** The details of a person, edited in place: Enter saves the changes, Escape discards them. */
export function EditPersonRow({ courseId, person, onDone }: EditPersonRowProps) {
  const { name, role, email, linkedin, github, key } = person;
  const [values, setValues] = useState({ name, role, email, linkedin, github, key });
  const [update, { loading, error }] = useMutation(updateStudentMutation);
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const refused = fieldMessages(error);
  const save = async () => {
    if (loading) return;
    // The failure is also returned as `error`.
    const variables = { courseId, studentId: person.id, input: values };
    const saved = await update({ variables }).catch(() => null);
    if (saved !== null) onDone();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // In an input method, for example for Japanese, these keys only end the input of a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void save();
  };
  return (
    <Table.Tr onKeyDown={handleKeyDown} className={styles.editing ?? ''}>
      <Table.Td colSpan={8}>
        <div className={styles.fields} role="group" aria-label={`Edit ${person.name}`}>
          {fields.map((field, index) => (
            <TextInput
              key={field.name}
              ref={index === 0 ? first : null}
              label={field.label}
              autoComplete="off"
              error={refused[`input.${field.name}`]}
              value={values[field.name]}
              onChange={(event) => setValues({ ...values, [field.name]: event.currentTarget.value })}
            />
          ))}
        </div>
        {error && Object.keys(refused).length === 0 ? (
          <Text c="danger" size="sm" role="alert" mt="xs">
            {failureMessage(error)}
          </Text>
        ) : null}
        <Group gap="sm" mt="sm">
          <Button loading={loading} onClick={() => void save()}>
            Save
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
