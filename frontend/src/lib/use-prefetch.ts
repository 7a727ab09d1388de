import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { failureIsShown } from './failure-is-shown.ts';

interface PrefetchOptions<Variables> {
  readonly variables?: Variables;
  readonly skip?: boolean;
}

/**
 * Starts a query for a part of the page that is rendered later, when other data has loaded, so that both are sent as
 * one. The part reads the result with `cache-first`. If this query fails, it sends its own.
 */
export function usePrefetch<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skip = false }: PrefetchOptions<Variables> = {},
): void {
  const client = useApolloClient();
  // An equal object on the next render starts nothing.
  const values = JSON.stringify(variables ?? {});
  useEffect(() => {
    if (skip) return;
    client
      .query<unknown>({ query, variables: JSON.parse(values), fetchPolicy: 'network-only' })
      .catch(failureIsShown);
  }, [client, query, values, skip]);
}
