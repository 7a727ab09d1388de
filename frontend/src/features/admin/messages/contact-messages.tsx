import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { openMessageCountQuery } from '../../../lib/admin/count-documents.ts';
import { Failure } from '../../../ui/failure.tsx';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { contactMessagesQuery, type Message, setContactAnsweredMutation } from '../admin-documents.ts';
import styles from './contact-messages.module.css';

const states = ['Open', 'Answered'] as const;

const openNoun = { one: 'open message', many: 'open messages' };
const answeredNoun = { one: 'answered message', many: 'answered messages' };

/** Messages from the contact form: the open or the answered messages. */
export function ContactMessages() {
  const [state, setState] = useState<(typeof states)[number]>('Open');
  const pages = usePages();
  const { data, loading, error, refetch } = useQuery(contactMessagesQuery, {
    variables: { answered: state === 'Answered', first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <SegmentedControl
        mt="lg"
        aria-label="Status"
        data={[...states]}
        value={state}
        onChange={(value) => {
          setState(value === 'Answered' ? value : 'Open');
          pages.restart();
        }}
      />
      <PagedList
        noun={state === 'Open' ? openNoun : answeredNoun}
        list={data?.contactMessages}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        belongs={({ answeredAt }) => (answeredAt === null) === (state === 'Open')}
        empty={
          state === 'Open'
            ? 'No open messages. Messages from the contact form appear here.'
            : 'No answered messages.'
        }
      >
        {(nodes) => (
          <ul className={styles.messages}>
            {nodes.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** A message. After it is marked as answered, it stays in view, so that the admin can undo this. */
function MessageCard({
  message: { id, name, email, message, userId, createdAt, answeredAt },
}: {
  message: Message;
}) {
  const [setAnswered, { loading, error }] = useMutation(setContactAnsweredMutation, {
    refetchQueries: [openMessageCountQuery],
  });
  const isOpen = answeredAt === null;
  const toggle = () => void setAnswered({ variables: { id, answered: isOpen } }).catch(ignoreShownFailure);
  return (
    <li className={styles.message}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.from}>
        <Anchor href={`mailto:${email}`}>{email}</Anchor>{' '}
        {userId === null ? '(not signed in)' : '(signed in)'}, <DateTimeText at={createdAt} />
      </p>
      <p className={styles.words}>{message}</p>
      {isOpen ? null : (
        <p className={styles.from}>
          Marked as answered <DateTimeText at={answeredAt} />
        </p>
      )}
      {error ? <Failure mt="md" message={failureMessage(error)} /> : null}
      <Button
        mt="md"
        variant="default"
        loading={loading}
        aria-label={`${isOpen ? 'Mark as answered' : 'Reopen'}: message of ${name}`}
        onClick={toggle}
      >
        {isOpen ? 'Mark as answered' : 'Reopen'}
      </Button>
    </li>
  );
}
