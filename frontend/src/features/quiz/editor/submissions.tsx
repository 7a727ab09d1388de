import { useQuery } from '@apollo/client/react';
import { Button, Group, Table } from '@mantine/core';
import { useState } from 'react';
import { submissionsQuery } from './documents.ts';
import styles from './editor.module.css';
import { LoadingRows } from './loading-rows.tsx';
import { PartFailure } from './part-failure.tsx';
import { SubmissionRow } from './submission-row.tsx';

const pageSize = 20;

/** What takers handed in, a page at a time. */
export function Submissions({ quizId }: { quizId: string }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const variables = { quizId, first: pageSize, after: cursors.at(-1) ?? null };
  const answer = useQuery(submissionsQuery, { variables, fetchPolicy: 'cache-and-network' });
  const { data = answer.previousData, error, refetch } = answer;
  const page = data?.submissions;
  if (!page) {
    if (!error) return <LoadingRows />;
    return <PartFailure title="The results could not be fetched" error={error} onRetry={() => refetch()} />;
  }
  const { nodes, totalCount, pageInfo } = page;
  if (totalCount === 0)
    return (
      <p className={styles.empty}>
        Nobody has handed in this quiz yet. Every attempt that is handed in comes up here, with its answers
        and its score.
      </p>
    );
  const { endCursor } = pageInfo;
  return (
    <>
      <p className={styles.count} role="status">
        {totalCount === 1 ? '1 attempt' : `${totalCount} attempts`} handed in
      </p>
      <div className={styles.frame}>
        <Table aria-label="Results of takers" className={styles.table ?? ''} horizontalSpacing="md">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Taker</Table.Th>
              <Table.Th>Attempt</Table.Th>
              <Table.Th>Handed in</Table.Th>
              <Table.Th className={styles.figure ?? ''}>Points</Table.Th>
              <Table.Th className={styles.figure ?? ''}>Percent</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {nodes.map((submission) => (
              <SubmissionRow key={submission.id} submission={submission} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {cursors.length > 0 || pageInfo.hasNextPage ? (
        <Group mt="md" gap="sm">
          <Button
            variant="default"
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            Later
          </Button>
          <Button
            variant="default"
            disabled={!pageInfo.hasNextPage || endCursor === null}
            onClick={() => endCursor !== null && setCursors([...cursors, endCursor])}
          >
            Earlier
          </Button>
        </Group>
      ) : null}
    </>
  );
}
