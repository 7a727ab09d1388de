import { useQuery } from '@apollo/client/react';
import { Anchor, SegmentedControl } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { type UpgradeStatus, upgradeStatuses } from '../../../../../core/accounts/upgrade-status.ts';
import { texts } from '../../../../../core/texts.ts';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import type { Noun } from '../../../ui/list/page-steps.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { paths } from '../../../lib/paths.ts';
import { DateTimeText } from '../../../ui/list/date-time-text.tsx';
import { type Request, upgradeRequestsQuery } from '../admin-documents.ts';
import styles from './requests.module.css';
import { DecideButtons } from './decide-buttons.tsx';

function nounOf(status: UpgradeStatus): Noun {
  const kind = status.toLowerCase();
  return { one: `${kind} request`, many: `${kind} requests` };
}

/** Requests to become an instructor, by state. */
export function UpgradeRequests() {
  const [status, setStatus] = useState<UpgradeStatus>('Pending');
  const pages = usePages();
  const variables = { status, first: pageSize, after: pages.after };
  const { data, loading, error, refetch } = useQuery(upgradeRequestsQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <SegmentedControl
        mt="lg"
        aria-label="Status"
        data={[...upgradeStatuses]}
        value={status}
        onChange={(value) => {
          setStatus(upgradeStatuses.find((each) => each === value) ?? 'Pending');
          pages.restart();
        }}
      />
      <PagedList
        noun={nounOf(status)}
        list={data?.upgradeRequests}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        belongs={(request) => request.status === status}
        empty={
          status === 'Pending'
            ? 'No requests are waiting for a decision.'
            : `No ${status.toLowerCase()} requests.`
        }
      >
        {(nodes) => (
          <ul className={styles.cards}>
            {nodes.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** A request to become an instructor. After a decision it stays in view with its result. */
function RequestCard({ request }: { request: Request }) {
  const { accountEmail, name, description, status, createdAt, decidedAt, reason } = request;
  const decision = useRef<HTMLParagraphElement>(null);
  const [isDecidedHere, setDecidedHere] = useState(false);
  useLayoutEffect(() => {
    // The button that had the focus has disappeared.
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

/** Title, affiliation, LinkedIn page and contact address of the request, as far as they are given. */
function RequestFacts({ request }: { request: Request }) {
  const { email, accountEmail, linkedin, title, affiliation } = request;
  const labels = texts.upgradeRequest;
  return (
    <dl className={styles.facts}>
      <Fact label={labels.title}>{title}</Fact>
      <Fact label={labels.affiliation}>{affiliation}</Fact>
      <Fact label={labels.linkedin}>
        {linkedin && (
          <Anchor href={linkedin} target="_blank" rel="noopener noreferrer">
            {linkedin}
          </Anchor>
        )}
      </Fact>
      <Fact label={labels.email}>
        {email !== accountEmail && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === false) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
