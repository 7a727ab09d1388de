import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useBuilderStore } from '../store/use-builder.ts';
import { attemptsInProgressQuery } from './documents.ts';
import type { useQuizState } from './use-quiz-state.ts';

type State = { isPublished: boolean } | { active: boolean };

/** What is to be withdrawn while attempts run, and how many do. */
export interface Withdrawal {
  readonly state: State;
  readonly inProgress: number;
}

/** Sets whether students find the quiz and may take it; asks first where that stops somebody in the middle of it. */
export function useWithdrawing(set: ReturnType<typeof useQuizState>['set']) {
  const client = useApolloClient();
  const store = useBuilderStore();
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const [isCounting, setIsCounting] = useState(false);

  /** Attempts in progress, 0 also where they cannot be counted: that stops nobody from closing a quiz. */
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
      return data?.quizResultsSummary?.inProgress ?? 0;
    } catch {
      return 0;
    } finally {
      setIsCounting(false);
    }
  };
  const change = async (state: State): Promise<void> => {
    const isWithdrawal = Object.values(state).includes(false);
    const inProgress = isWithdrawal ? await count() : 0;
    if (inProgress > 0) setAsked({ state, inProgress });
    else await set(state);
  };
  const cancel = () => setAsked(null);
  const confirm = () => {
    if (asked) void set(asked.state);
    setAsked(null);
  };
  return { change, asked, cancel, confirm, isCounting };
}
