import { useLazyQuery } from '@apollo/client/react';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { failureMessage } from '../../../lib/server-failure.ts';
import { findUsersQuery } from '../admin-documents.ts';
import { FoundUsers } from './found-users.tsx';
import styles from './look-up.module.css';
import { readAddresses, type ReadAddresses } from './read-addresses.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

const maxAddresses = 500;

function problemOf({ emails }: ReadAddresses): string | null {
  if (emails.length === 0) return 'Paste at least one address.';
  return emails.length > maxAddresses
    ? `You entered ${emails.length} addresses. The maximum is ${maxAddresses} at once.`
    : null;
}

/** Looks up which addresses of a list have an account. */
export function LookUp() {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [find, { data, loading, error }] = useLazyQuery(findUsersQuery, { fetchPolicy: 'network-only' });
  const addresses = readAddresses(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const newProblem = problemOf(addresses);
    setProblem(newProblem);
    if (newProblem === null) find({ variables: { emails: [...addresses.emails] } }).catch(ignoreShownFailure);
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Textarea
          label="Addresses"
          description="One per line, or separated by commas, semicolons or spaces. You can include names: Ada Lovelace <ada@site.org>"
          autosize
          minRows={5}
          maxRows={14}
          spellCheck={false}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setProblem(null);
          }}
        />
        <div className={styles.send}>
          <Button type="submit" variant="default">
            Look up
          </Button>
          <p role="status">{summaryOf(addresses)}</p>
        </div>
        <Sending message={loading ? 'Looking up the addresses…' : null} />
        {error && !loading ? (
          <FormFailure title="The addresses could not be looked up">{failureMessage(error)}</FormFailure>
        ) : null}
      </form>
      {data?.findUsers && !error ? <FoundUsers found={data.findUsers} /> : null}
    </>
  );
}

function summaryOf({ emails, skipped }: ReadAddresses): string {
  if (emails.length + skipped.length === 0) return '';
  const count = `${emails.length} ${emails.length === 1 ? 'address' : 'addresses'}`;
  return skipped.length === 0
    ? count
    : `${count}. Skipped, because these aren’t email addresses: ${skipped.join(', ')}`;
}
