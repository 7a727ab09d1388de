import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { SubmissionRowsQuery } from '../../../gql/graphql.ts';
import { submissionRowsQuery } from '../assignment-documents.ts';

export type SubmissionRow = NonNullable<SubmissionRowsQuery['assignmentSubmissions']>['nodes'][number];

/** Maximum rows of one request. */
const pageSize = 100;

/** Fetches all rows, page by page. Throws the error of a request. */
async function fetchRows(
  client: ApolloClient,
  assignmentId: string,
  after: string | null = null,
): Promise<SubmissionRow[]> {
  const { data } = await client.query({
    query: submissionRowsQuery,
    variables: { assignmentId, first: pageSize, after },
    fetchPolicy: 'no-cache',
  });
  const page = data?.assignmentSubmissions;
  if (!page) throw new Error('The server did not return the submissions.');
  const { hasNextPage, endCursor } = page.pageInfo;
  return hasNextPage ? [...page.nodes, ...(await fetchRows(client, assignmentId, endCursor))] : page.nodes;
}

interface Loaded {
  /** Null until they have loaded. */
  readonly rows: readonly SubmissionRow[] | null;
  /** Null unless the last request failed. */
  readonly error: unknown;
}

interface Request {
  readonly client: ApolloClient;
  readonly assignmentId: string;
  readonly show: Dispatch<SetStateAction<Loaded>>;
}

/** Fetches and shows the rows. If that fails, the earlier rows stay. */
async function load({ client, assignmentId, show }: Request): Promise<void> {
  try {
    const rows = await fetchRows(client, assignmentId);
    show({ rows, error: null });
  } catch (error) {
    show(({ rows }) => ({ rows, error }));
  }
}

interface RowsOptions {
  /** True if the user cannot grade. */
  readonly skip: boolean;
}

/** All students of the course and their work for an assignment. */
export function useSubmissionRows(assignmentId: string, { skip }: RowsOptions) {
  const client = useApolloClient();
  const [loaded, show] = useState<Loaded>({ rows: null, error: null });
  useEffect(() => {
    if (!skip) void load({ client, assignmentId, show });
  }, [client, assignmentId, skip]);
  return { ...loaded, reload: () => load({ client, assignmentId, show }) };
}

export type SubmissionRows = ReturnType<typeof useSubmissionRows>;

const toGrade: ReadonlySet<string> = new Set(['SUBMITTED', 'LATE']);

/** Whether a submission waits for its grade. */
export const isToGrade = ({ status }: SubmissionRow) => toGrade.has(status);
