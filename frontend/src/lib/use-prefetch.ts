import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { ignoreShownFailure } from './ignore-shown-failure.ts';

interface PrefetchOptions<Variables> {
  readonly variables?: Variables;
  readonly skip?: boolean;
}

/**
 * Starts the query of a part that the page renders only after other data has loaded, so that this query is sent together
 * with the query for the other data. The part reads the result with `cache-first`, and sends its own query if this one
 * failed.
 */
export function usePrefetch<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  { variables, skip = false }: PrefetchOptions<Variables> = {},
): void {
  const client = useApolloClient();
  // An equal object on the next render does not start the query again.
  const values = JSON.stringify(variables ?? {});
  useEffect(() => {
    if (skip) return;
    client
      .query<unknown>({ query, variables: JSON.parse(values), fetchPolicy: 'network-only' })
      .catch(ignoreShownFailure);
  }, [client, query, values, skip]);
}
