import { useQuery } from '@apollo/client/react';
import type { GradingQueueQuery, SubmissionPartsFragment } from '../../../../gql/graphql.ts';
import { gradingQueueQuery } from './documents.ts';

export type Waiting = NonNullable<GradingQueueQuery['quizResults']>['nodes'][number];

/** Looked at together; what is graded makes room. */
const longest = 100;

export interface GradingQueue {
  /** How many attempts wait, this one included. */
  readonly count: number;
  /** The one that waits after this one; behind the last, the first. Null where no other waits. */
  readonly next: Waiting | null;
}

/** What waits for a grade beside the attempt on show; null while that is not known. */
export function useGradingQueue(
  quizId: string,
  { id, submittedAt }: Pick<SubmissionPartsFragment, 'id' | 'submittedAt'>,
): GradingQueue | null {
  const { data } = useQuery(gradingQueueQuery, {
    variables: { quizId, first: longest },
    // Colleagues grade as well.
    fetchPolicy: 'network-only',
  });
  const queue = data?.quizResults;
  if (!queue) return null;
  const others = queue.nodes.filter((waiting) => waiting.id !== id);
  const later = others.find((waiting) => (waiting.submittedAt ?? '') >= submittedAt);
  return { count: queue.totalCount, next: later ?? others[0] ?? null };
}
