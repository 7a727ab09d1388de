import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FindUsersQuery } from '../../../gql/graphql.ts';
import { UserName } from '../users/user-name.tsx';
import styles from './look-up.module.css';
import { CopyText } from '../../../ui/copy-text.tsx';

type Found = NonNullable<FindUsersQuery['findUsers']>;

/** The addresses with an account and those without. Each list can be copied. */
export function FoundUsers({ found: { users, failedEmails } }: { found: Found }) {
  return (
    <>
      <p role="status" className={styles.summary}>
        {users.length} found, {failedEmails.length} not found.
      </p>
      <div className={styles.lists}>
        <AddressList
          title="Found"
          emails={users.map(({ email }) => email)}
          emptyText="None of the addresses has an account."
        >
          {users.map((user) => (
            <li key={user.id}>
              <UserName user={user} />
              <span className={styles.role}>{user.role}</span>
            </li>
          ))}
        </AddressList>
        <AddressList title="Not found" emails={failedEmails} emptyText="Every address has an account.">
          {failedEmails.map((email) => (
            <li key={email}>{email}</li>
          ))}
        </AddressList>
      </div>
    </>
  );
}

interface AddressListProps {
  title: string;
  /** The text to copy, one address per line. */
  emails: readonly string[];
  emptyText: string;
  children: ReactNode;
}

function AddressList({ title, emails, emptyText, children }: AddressListProps) {
  return (
    <section className={styles.listed}>
      <div className={styles.head}>
        <h2>
          {title} ({emails.length})
        </h2>
        {emails.length === 0 ? null : (
          <CopyText value={emails.join('\n')}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Copy the addresses: ${title}`}
                onClick={copy}
              >
                <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
              </Button>
            )}
          </CopyText>
        )}
      </div>
      {emails.length === 0 ? <p className={styles.none}>{emptyText}</p> : <ul>{children}</ul>}
    </section>
  );
}
