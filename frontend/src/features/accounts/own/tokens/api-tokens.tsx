import { useQuery } from '@apollo/client/react';
import { Anchor, Button, CopyButton, Text, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { OwnApiTokenFragment } from '../../../../gql/graphql.ts';
import { apiTokensQuery } from '../own-account-documents.ts';
import { LoadingLines } from '../loading-lines.tsx';
import rows from '../rows.module.css';
import { Section } from '../section.tsx';
import { useUnfolding } from '../use-unfolding.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { Failure } from '../../../../ui/failure.tsx';
import styles from './tokens.module.css';

interface NewTokenProps {
  token: string;
  onDone: () => void;
}

/** The token itself, shown only once, and how to use it. */
function NewToken({ token, onDone }: NewTokenProps) {
  const field = useRef<HTMLInputElement>(null);
  // The form that had the focus is gone.
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.made}>
      <Text role="status" fw={650}>
        The token is created. Copy it now: it is shown only once.
      </Text>
      <div className={styles.token}>
        <TextInput
          ref={field}
          size="md"
          label="Token"
          readOnly
          value={token}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Button size="md" onClick={copy}>
              <span aria-live="polite">{copied ? 'Copied' : 'Copy the token'}</span>
            </Button>
          )}
        </CopyButton>
      </div>
      <Text mt="md" size="sm" c="dimmed">
        A program sends it with every request. In this example, the token is in the variable TOKEN:
      </Text>
      <pre className={styles.example}>
        {`curl ${window.location.origin}/api/user \\\n  -H "Authorization: Bearer $TOKEN"`}
      </pre>
      <Button variant="default" mt="md" onClick={onDone}>
        Done, I’ve copied it
      </Button>
    </div>
  );
}

/** The user's API tokens, which can be created and revoked. A new token is shown only once. */
export function ApiTokens() {
  const { data, error, refetch } = useQuery(apiTokensQuery);
  const { isOpen, opener, open, close } = useUnfolding();
  const [newToken, setNewToken] = useState<string | null>(null);
  const tokens = data?.apiTokens;
  const done = () => {
    setNewToken(null);
    close();
  };
  return (
    <Section
      id="tokens"
      lead={
        <>
          For your programs that use{' '}
          <Anchor href="/api/docs" underline="always">
            the API
          </Anchor>{' '}
          on your behalf.
        </>
      }
    >
      {tokens ? <TokenList tokens={tokens} onRevoked={() => opener.current?.focus()} /> : null}
      {!tokens && error ? (
        <Failure
          mt="md"
          title="The list could not be loaded"
          message={failureMessage(error)}
          onRetry={refetch}
        />
      ) : null}
      {!tokens && !error ? <LoadingLines /> : null}
      {isOpen && newToken === null ? <TokenForm onCreated={setNewToken} onCancel={close} /> : null}
      {newToken === null ? null : <NewToken token={newToken} onDone={done} />}
      {isOpen ? null : (
        <Button ref={opener} variant="default" mt="md" onClick={open}>
          Create a token
        </Button>
      )}
    </Section>
  );
}

interface TokenListProps {
  tokens: readonly OwnApiTokenFragment[];
  onRevoked: () => void;
}

function TokenList({ tokens, onRevoked }: TokenListProps) {
  if (tokens.length === 0) return <Text c="dimmed">No API tokens yet.</Text>;
  return (
    <ul className={rows.list} aria-label="API tokens">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} onRevoked={onRevoked} />
      ))}
    </ul>
  );
}
