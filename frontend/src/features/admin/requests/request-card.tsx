import { Anchor } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { RequestFacts } from './request-facts.tsx';
import styles from './requests.module.css';
import type { Request } from '../admin-documents.ts';

/** A request to become an instructor. After a decision it stays in view with its result. */
export function RequestCard({ request }: { request: Request }) {
  const { accountEmail, name, description, status, createdAt, decidedAt, reason } = request;
  const decision = useRef<HTMLParagraphElement>(null);
  const [isDecidedHere, setDecidedHere] = useState(false);
  useLayoutEffect(() => {
    // The buttons disappeared, with the focus.
    if (isDecidedHere) decision.current?.focus();
  }, [isDecidedHere]);
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.when}>
        <Anchor component={Link} to={generatePath(paths.displayAccount, { email: accountEmail })}>
          {accountEmail}
        </Anchor>{' '}
        asked on <DateTimeText at={createdAt} />
      </p>
      <RequestFacts request={request} />
      {description === '' ? null : <p className={styles.words}>{description}</p>}
      {status === 'Pending' ? (
        <DecideButtons request={request} onDecided={() => setDecidedHere(true)} />
      ) : (
        <p ref={decision} tabIndex={-1} className={styles.decision} data-status={status}>
          {status}
          {decidedAt === null ? null : (
            <>
              {' '}
              on <DateTimeText at={decidedAt} />
            </>
          )}
        </p>
      )}
      {reason === null ? null : <p className={styles.words}>Reason: {reason}</p>}
    </li>
  );
}
