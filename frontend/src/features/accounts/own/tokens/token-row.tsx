import { useMutation } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Sending } from '../../../../ui/form/sending.tsx';
import type { OwnApiTokenFragment } from '../../../../gql/graphql.ts';
import { ago } from '../../../../lib/ago.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { revokeApiTokenMutation } from '../own-account-documents.ts';
import { onDate } from '../on-date.ts';
import rows from '../rows.module.css';
import { useUnfolding } from '../use-unfolding.ts';
import styles from './tokens.module.css';

interface TokenRowProps {
  token: OwnApiTokenFragment;
  /** Called before the row, which contains the focus, disappears. */
  onRevoked: () => void;
}

/** A token's details, and the confirmation before it is revoked. */
export function TokenRow({ token, onRevoked }: TokenRowProps) {
  const { isOpen, opener, open, close } = useUnfolding();
  const { id, name, scopes, expiresAt, lastUsedAt } = token;
  return (
    <li>
      <div className={rows.row}>
        <div className={rows.what}>
          <span className={rows.name}>{name}</span>
          <span className={rows.facts}>
            {scopes.includes('write') ? 'Reads and writes' : 'Reads only'} ·{' '}
            {lastUsedAt === null ? 'never used' : `last used ${ago(lastUsedAt)}`} · expires on{' '}
            {onDate(expiresAt)}
          </span>
        </div>
        {isOpen ? null : (
          <Button
            ref={opener}
            size="compact-md"
            variant="subtle"
            color="danger"
            flex="none"
            aria-label={`Revoke ${name}`}
            onClick={open}
          >
            Revoke
          </Button>
        )}
      </div>
      {isOpen ? <RevokeQuestion id={id} name={name} onCancel={close} onRevoked={onRevoked} /> : null}
    </li>
  );
}

interface RevokeQuestionProps {
  id: string;
  name: string;
  onCancel: () => void;
  onRevoked: () => void;
}

function RevokeQuestion({ id, name, onCancel, onRevoked }: RevokeQuestionProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancelButton.current?.focus(), []);
  const [revoke, { loading }] = useMutation(revokeApiTokenMutation, {
    variables: { id },
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: 'ApiToken', id }) ?? '' });
      onRevoked();
    },
  });
  const revokeIt = () => {
    void revoke({
      onCompleted: () => showSuccess(`‘${name}’ is revoked.`),
      onError: (error) => showFailure(`‘${name}’ was not revoked. ${failureMessage(error)}`, revokeIt),
    });
  };
  return (
    <div role="group" aria-labelledby={`revoke-${id}`} className={styles.question}>
      <p id={`revoke-${id}`}>Programs that use ‘{name}’ stop working at once. Revoke it?</p>
      <Group gap="sm" mt="sm">
        <Button ref={cancelButton} size="compact-md" variant="default" onClick={onCancel}>
          Keep it
        </Button>
        <Button size="compact-md" color="danger" onClick={() => loading || revokeIt()}>
          Revoke it
        </Button>
      </Group>
      <Sending message={loading ? 'Revoking the token…' : null} />
    </div>
  );
}
