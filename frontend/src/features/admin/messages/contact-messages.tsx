import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { contactMessagesQuery } from '../admin-documents.ts';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import styles from './contact-messages.module.css';

/** Messages from the contact form, newest first. */
export function ContactMessages() {
  const pages = usePages();
  const { data, loading, error, refetch } = useQuery(contactMessagesQuery, {
    variables: { first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      of={{ one: 'message', many: 'messages' }}
      list={data?.contactMessages}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
      pages={pages}
      empty="No messages yet. Messages from the contact form appear here."
    >
      {(nodes) => (
        <ul className={styles.messages}>
          {nodes.map(({ id, name, email, message, userId, createdAt }) => (
            <li key={id} className={styles.message}>
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.from}>
                <Anchor href={`mailto:${email}`}>{email}</Anchor>{' '}
                {userId === null ? '(not signed in)' : '(signed in)'}, <DateTimeText at={createdAt} />
              </p>
              <p className={styles.words}>{message}</p>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
