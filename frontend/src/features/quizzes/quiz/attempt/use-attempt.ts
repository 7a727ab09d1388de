import { useApolloClient } from '@apollo/client/react';
import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { AttemptSyncQueue } from './attempt-sync-queue.ts';
import { AttemptSync } from './attempt-sync.ts';
import { AttemptDraft } from './attempt-draft.ts';
import { attemptServer } from './attempt-server.ts';
import { openAttempt, type AttemptState, type AttemptStore } from './attempt-state.ts';
import { storeLocally, localKey } from './local-answers.ts';
import { useSending } from './use-sending.ts';

/** The current attempt. */
export interface OpenAttempt {
  readonly store: AttemptStore;
  readonly syncQueue: AttemptSyncQueue;
  /** Shows another question. The browser stores which one. */
  readonly goTo: (index: number) => void;
  /** Flags a question for later, or removes the flag. */
  readonly flag: (questionId: string) => void;
}

const AttemptContext = createContext<OpenAttempt | null>(null);

export const AttemptProvider = AttemptContext.Provider;

export function useOpenAttempt(): OpenAttempt {
  const open = useContext(AttemptContext);
  if (open === null) throw new Error('useOpenAttempt must be used inside an AttemptProvider.');
  return open;
}

export function useAttempt<Selected>(select: (state: AttemptState) => Selected): Selected {
  return useStore(useOpenAttempt().store, select);
}

/** Opens an attempt and synchronizes it with the server. `onFinished`: see `AttemptSync`. */
export function useOpening(
  attempt: AttemptPartsFragment,
  userId: string,
  onFinished: (message: string | null) => void,
): OpenAttempt {
  const client = useApolloClient();
  const [open] = useState(() => {
    const store = openAttempt(attempt, userId);
    const key = localKey(userId, attempt.id);
    const server = attemptServer(client, attempt.id);
    const draft = new AttemptDraft(store, key);
    const syncQueue = new AttemptSyncQueue(draft, new AttemptSync({ draft, server, onFinished }));
    return { store, syncQueue, ...movesIn(store, key) };
  });
  useSending(open);
  return open;
}

function movesIn(store: AttemptStore, key: string): Pick<OpenAttempt, 'goTo' | 'flag'> {
  return {
    goTo: (index) => {
      store.setState({ place: index });
      storeLocally(key, () => ({ place: index }));
    },
    flag: (questionId) => {
      const { flagged } = store.getState();
      const others = flagged.filter((id) => id !== questionId);
      const next = others.length < flagged.length ? others : [...flagged, questionId];
      store.setState({ flagged: next });
      storeLocally(key, () => ({ flagged: next }));
    },
  };
}
