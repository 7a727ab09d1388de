import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { refreshUser } from '../session/session.ts';
import { whileVisible } from '../while-visible.ts';
import { ownUpgradeQuery } from './upgrade-documents.ts';

/**
 * The student's last request to become an instructor. A pending request is fetched again every minute, since an admin
 * can decide at any time. Once it is approved, the user is fetched again, so that the screens show what instructors can do.
 */
export function useOwnUpgrade({ skip = false } = {}) {
  const client = useApolloClient();
  const { data, loading } = useQuery(ownUpgradeQuery, { skip, fetchPolicy: 'cache-and-network' });
  const request = data?.me?.upgradeRequest ?? null;
  const status = skip ? undefined : request?.status;
  useEffect(() => {
    if (status === 'Approved') void refreshUser(client);
    if (status !== 'Pending') return undefined;
    return whileVisible(() => {
      // If the server does not answer, the screen stays as it is.
      client.query({ query: ownUpgradeQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
    });
  }, [client, status]);
  return { request, isLoading: loading && data === undefined };
}
