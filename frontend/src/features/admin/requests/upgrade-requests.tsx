import { useQuery } from '@apollo/client/react';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { upgradeStatuses, type UpgradeStatus } from '../../../../../core/accounts/upgrade-status.ts';
import { upgradeRequestsQuery } from '../admin-documents.ts';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { pageSize, usePages } from '../../../ui/list/use-pages.ts';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';

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
        aria-label="Which requests"
        data={[...upgradeStatuses]}
        value={status}
        onChange={(value) => {
          setStatus(upgradeStatuses.find((each) => each === value) ?? 'Pending');
          pages.restart();
        }}
      />
      <PagedList
        of={{ one: 'request', many: 'requests' }}
        list={data?.upgradeRequests}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        empty={status === 'Pending' ? 'No requests are waiting for a decision.' : 'There are none.'}
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
