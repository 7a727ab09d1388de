import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../../gql/index.ts';
import { useBuilderStore } from '../store/use-builder.ts';

const attemptsInProgressQuery = graphql(`
  query AttemptsInProgress($quizId: ID!) {
    quizResultsSummary(quizId: $quizId) {
      id
      inProgressCount
    }
  }
`);

/** The action to confirm, and the number of attempts in progress. */
export interface Withdrawal<Step> {
  readonly step: Step;
  readonly inProgress: number;
}

/**
 * Runs an action that stops attempts in progress, for example closing the quiz. Asks first if there are any.
 */
export function useWithdrawing<Step>(run: (step: Step) => Promise<void>) {
  const client = useApolloClient();
  const store = useBuilderStore();
  const [asked, setAsked] = useState<Withdrawal<Step> | null>(null);
  const [isCounting, setIsCounting] = useState(false);

  /** Number of attempts in progress. Also 0 if it cannot be fetched, so that a quiz can always be closed. */
  const count = async (): Promise<number> => {
    const { saved } = store.getState().built;
    if (!saved?.isPublished || !saved.active) return 0;
    setIsCounting(true);
    try {
      const { data } = await client.query({
        query: attemptsInProgressQuery,
        variables: { quizId: saved.id },
        fetchPolicy: 'no-cache',
      });
      return data?.quizResultsSummary?.inProgressCount ?? 0;
    } catch {
      return 0;
    } finally {
      setIsCounting(false);
    }
  };
  const withdraw = async (step: Step): Promise<void> => {
    const inProgress = await count();
    if (inProgress > 0) setAsked({ step, inProgress });
    else await run(step);
  };
  const cancel = () => setAsked(null);
  const confirm = () => {
    if (asked) void run(asked.step);
    setAsked(null);
  };
  return { withdraw, asked, cancel, confirm, isCounting };
}
