import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';
import { DateTimeText } from '../../ui/list/date-time-text.tsx';
import type { OwnUpgradeRequestFragment } from '../../gql/graphql.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { showSuccess } from '../../lib/show-notice.tsx';
import { withdrawUpgradeMutation } from './support-documents.ts';
import { Failure } from '../../ui/failure.tsx';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';
import styles from './upgrade-states.module.css';

interface UpgradePendingProps {
  request: OwnUpgradeRequestFragment;
  /** A sentence above the request. */
  lead?: string;
  onWithdrawn: () => void;
}

const { name, linkedin, email, description, title, affiliation } = texts.upgradeRequest;

/** A pending request, with a button to withdraw it. */
export function UpgradePending({ request, lead, onWithdrawn }: UpgradePendingProps) {
  const [withdraw, { loading, error }] = useMutation(withdrawUpgradeMutation, {
    onCompleted: () => {
      showSuccess('Your request is withdrawn.');
      onWithdrawn();
    },
  });
  const facts = [
    [name, request.name],
    [linkedin, request.linkedin],
    [email, request.email],
    [description, request.description],
    [title, request.title],
    [affiliation, request.affiliation],
  ].filter(([, text]) => text !== '');
  return (
    <div className={styles.state}>
      {lead === undefined ? null : <p>{lead}</p>}
      <p>
        Sent <DateTimeText at={request.createdAt} />:
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      {error ? <Failure message={failureMessage(error)} /> : null}
      <Button variant="default" loading={loading} onClick={() => void withdraw().catch(ignoreShownFailure)}>
        Withdraw the request
      </Button>
    </div>
  );
}
