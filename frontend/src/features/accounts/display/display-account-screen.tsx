import { Link, useParams } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import { LinkedText } from '../../../ui/linked-text/linked-text.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import type { AccountQuery } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage, isNotFound } from '../../../lib/server-failure.ts';
import { CardPage } from '../../../ui/card-page.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { accountQuery } from '../account-documents.ts';
import styles from './account-facts.module.css';

/** The account with the email address in the URL. */
export function DisplayAccountScreen() {
  const { email = '' } = useParams();
  return (
    <SessionGate title="Account" reason="Sign in to see your account. Administrators can see any account.">
      {() => <Account key={email} email={email} />}
    </SessionGate>
  );
}

type ShownAccount = NonNullable<AccountQuery['user']>;

/** Name, role, description and links. */
function AccountFacts({ account }: { account: ShownAccount }) {
  const { firstName, lastName, email, role, description, createdAt, links } = account;
  return (
    <CardPage
      size="s"
      title={`${firstName} ${lastName}`.trim()}
      lead={description === '' ? undefined : <LinkedText text={description} />}
    >
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Role</dt>
        <dd>{role}</dd>
        <dt>Joined</dt>
        <dd>{new Date(createdAt).toLocaleDateString('en', { dateStyle: 'long' })}</dd>
        {links.length > 0 ? (
          <>
            <dt>Links</dt>
            {links.map(({ id, title, url }) => (
              <dd key={id} className={styles.link}>
                <Anchor href={url} target="_blank" rel="noreferrer">
                  {title}
                </Anchor>
              </dd>
            ))}
          </>
        ) : null}
      </dl>
    </CardPage>
  );
}

/** An account as the server shows it to the current user. */
function Account({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(accountQuery, { variables: { email } });
  if (data?.user) return <AccountFacts account={data.user} />;
  if (isNotFound(error)) return <NotShown email={email} />;
  if (error)
    return (
      <CardPage size="s" title="Account">
        <Failure
          mt="md"
          title="The account could not be loaded"
          message={failureMessage(error)}
          onRetry={refetch}
        />
      </CardPage>
    );
  return (
    <CardPage size="s" title="Account">
      <Stack role="status" aria-label={texts.loading} mt="md" gap="sm">
        <Skeleton height={20} width="60%" />
        <Skeleton height={20} width="80%" />
        <Skeleton height={20} width="40%" />
      </Stack>
    </CardPage>
  );
}

/** The server does not distinguish a missing account from a hidden one, and neither does this screen. */
function NotShown({ email }: { email: string }) {
  return (
    <CardPage
      size="s"
      title="No account to show"
      lead={
        <>
          There is no account with the address <b>{email}</b>, or it isn’t yours. Only administrators can see
          other people’s accounts.
        </>
      }
    >
      <Button mt="lg" component={Link} to={paths.myAccount}>
        My account
      </Button>
    </CardPage>
  );
}
