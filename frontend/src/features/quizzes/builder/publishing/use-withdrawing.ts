import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../../gql/index.ts';
import { useBuilderStore } from '../store/use-builder.ts';

const attemptsInProgressQuery = graphql(`
  query AttemptsInProgress($quizId: ID!) {
    quizResultsSummary(quizId: $quizId) {
      id
      inProgressCount
      toGradeCount
      gradedCount
    }
  }
`);

/** Attempts that an action affects. */
export interface AffectedAttempts {
  readonly inProgress: number;
  readonly submitted: number;
}

/** The action to confirm, and the attempts that it affects. */
export interface Withdrawal<Step> {
  readonly step: Step;
  readonly attempts: AffectedAttempts;
}

const none: AffectedAttempts = { inProgress: 0, submitted: 0 };

/**
 * Runs an action that stops attempts in progress, for example closing the quiz. Asks first if it affects any attempts.
 * `hidesResults`: whether the action also hides submitted attempts.
 */
export function useWithdrawing<Step>(run: (step: Step) => Promise<void>, { hidesResults = false } = {}) {
  const client = useApolloClient();
  const store = useBuilderStore();
  const [pending, setPending] = useState<Withdrawal<Step> | null>(null);
  const [isCounting, setIsCounting] = useState(false);

  /** The affected attempts. None if they cannot be fetched, so that a quiz can always be closed. */
  const count = async (): Promise<AffectedAttempts> => {
    const { saved } = store.getState().built;
    if (!saved || (!hidesResults && !(saved.isPublished && saved.active))) return none;
    setIsCounting(true);
    try {
      const { data } = await client.query({
        query: attemptsInProgressQuery,
        variables: { quizId: saved.id },
        fetchPolicy: 'no-cache',
      });
      const summary = data?.quizResultsSummary;
      if (!summary) return none;
      const submitted = hidesResults ? summary.toGradeCount + summary.gradedCount : 0;
      return { inProgress: summary.inProgressCount, submitted };
    } catch {
      return none;
    } finally {
      setIsCounting(false);
    }
  };
  const withdraw = async (step: Step): Promise<void> => {
    const attempts = await count();
    if (attempts.inProgress + attempts.submitted > 0) setPending({ step, attempts });
    else await run(step);
  };
  const cancel = () => setPending(null);
  const confirm = () => {
    if (pending) void run(pending.step);
    setPending(null);
  };
  return { withdraw, pending, cancel, confirm, isCounting };
}
