import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { ListedInvitationFragment } from '../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { Cell, Records } from '../../../ui/list/records.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import {
  accountInvitationsQuery,
  cancelAccountInvitationMutation,
  resendAccountInvitationMutation,
} from './invitation-documents.ts';
import styles from './invitations.module.css';

const columns = { email: 'Address', role: 'Role', sent: 'Sent', status: 'Status', actions: 'Actions' };

/** Invitations that were not accepted yet, newest first. */
export function Invitations() {
  const pages = usePages();
  const { data, loading, error, refetch } = useQuery(accountInvitationsQuery, {
    variables: { first: pageSize, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      noun={{ one: 'invitation', many: 'invitations' }}
      list={data?.accountInvitations}
      loading={loading}
      error={error}
      onRetry={() => refetch()}
      pages={pages}
      empty="No pending invitations. People whom you invite appear here until they accept."
    >
      {(nodes) => (
        <Records caption="Pending invitations, newest first" columns={Object.values(columns)}>
          {nodes.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </Records>
      )}
    </PagedList>
  );
}

function InvitationRow({ invitation }: { invitation: ListedInvitationFragment }) {
  const { email, firstName, lastName, role, status, sentAt } = invitation;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <tr>
      <Cell label={columns.email}>
        <b>{email}</b>
        {name === '' ? null : <p className={styles.hint}>{name}</p>}
      </Cell>
      <Cell label={columns.role}>{role}</Cell>
      <Cell label={columns.sent}>
        <DateTimeText at={sentAt} />
      </Cell>
      <Cell label={columns.status}>
        <Status invitation={invitation} />
      </Cell>
      <Cell label={columns.actions}>
        <Group gap="xs">
          {status === 'Registered' ? null : <InviteAgain invitation={invitation} />}
          <Withdraw invitation={invitation} />
        </Group>
      </Cell>
    </tr>
  );
}

function Status({ invitation: { status, expiresAt } }: { invitation: ListedInvitationFragment }) {
  if (status === 'Registered') return <>Has an account without it</>;
  if (status === 'Expired')
    return (
      <span className={styles.expired}>
        Expired <DateTimeText at={expiresAt} />
      </span>
    );
  return (
    <>
      Works until <DateTimeText at={expiresAt} />
    </>
  );
}

/** Mails a new link. */
function InviteAgain({ invitation: { id, email } }: { invitation: ListedInvitationFragment }) {
  const [resend, { loading }] = useMutation(resendAccountInvitationMutation, {
    // Another admin may have changed the invitation, or the person has accepted it.
    refetchQueries: [accountInvitationsQuery],
    onCompleted: () => showSuccess(`We invited ${email} again. Only the link in the newest mail works.`),
    onError: (failure) => showFailure(`${email} was not invited again. ${failureMessage(failure)}`),
  });
  return (
    <Button
      size="compact-md"
      variant="default"
      aria-label={`Invite again: ${email}`}
      onClick={() => loading || void resend({ variables: { id } })}
    >
      Invite again
    </Button>
  );
}

/** Withdraws the invitation after a confirmation. */
function Withdraw({ invitation: { id, email } }: { invitation: ListedInvitationFragment }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { loading, error, reset }] = useMutation(cancelAccountInvitationMutation, {
    refetchQueries: [accountInvitationsQuery],
    onCompleted: () => {
      setAsking(false);
      showSuccess(`The invitation of ${email} is withdrawn.`);
    },
    onError: ignoreShownFailure,
  });
  const ask = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={ask}
      >
        Withdraw
      </Button>
      <ConfirmWindow
        opened={isAsking}
        onClose={() => setAsking(false)}
        title="Withdraw this invitation?"
        confirm="Withdraw the invitation"
        isHarmful
        isSending={loading}
        error={error}
        onConfirm={() => void withdraw({ variables: { id } })}
      >
        The link in the mail to <b>{email}</b> stops working. You can invite the address again later.
      </ConfirmWindow>
    </>
  );
}
