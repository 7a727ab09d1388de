import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { hideNoticesOf } from '../../../lib/notices-of.ts';
import { whileVisible } from '../../../lib/while-visible.ts';
import { blurFocusedField } from '../../../lib/blur-focused-field.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { fetchGradebook, fetchStart, fetchLaterPages } from './fetch-gradebook.ts';
import { createGradebookStore, type GradebookState, type GradebookStore } from './gradebook-store.ts';
import { createGradeSender } from './grade-sender.ts';
import { loadUnsaved, storeUnsaved } from './unsaved-grades.ts';

/** The gradebook of the open course. */
export interface Gradebook {
  readonly store: GradebookStore;
  /** Sends the grades that the server does not have yet. */
  readonly send: () => Promise<void>;
  /** Fetches all grades again. */
  readonly refresh: () => Promise<void>;
}

const GradebookContext = createContext<Gradebook | null>(null);
export const GradebookProvider = GradebookContext.Provider;

export function useGradebook(): Gradebook {
  const gradebook = use(GradebookContext);
  if (gradebook === null) throw new Error('There is no gradebook here.');
  return gradebook;
}

export function useGrades<Value>(select: (state: GradebookState) => Value): Value {
  return useStore(useGradebook().store, select);
}

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'open'; readonly gradebook: Gradebook };

/**
 * Opens the gradebook of a course with its first page of rows, and with the grades of this device that were not sent
 * yet. The other pages load afterwards.
 */
export function useOpenGradebook(courseId: string, userId: string): Opening {
  const client = useApolloClient();
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const open = async () => {
      try {
        const { opened, pageInfo } = await fetchStart(client, courseId);
        if (controller.signal.aborted) return;
        const store = createGradebookStore(opened, loadUnsaved(userId, courseId));
        const gradebook = {
          store,
          send: createGradeSender(client, store),
          refresh: oneAtATime(() => refreshRows(client, store)),
        };
        keepInSync(gradebook, userId, controller.signal);
        controller.signal.addEventListener('abort', () => hideNoticesOf(store));
        setOpening({ state: 'open', gradebook });
        for await (const more of fetchLaterPages(client, courseId, pageInfo)) {
          if (controller.signal.aborted) return;
          store.getState().addRows(more);
        }
        store.getState().setComplete();
        void gradebook.send();
      } catch (error) {
        if (!controller.signal.aborted) setOpening({ state: 'failed', message: failureMessage(error) });
      }
    };
    void open();
    return () => controller.abort();
  }, [client, courseId, userId]);
  return opening;
}

/**
 * Returns a function that runs `work`, and never twice at the same time. A call during a run waits for a run that
 * begins later, so that the result includes everything that was stored before the call. All waiting calls share that
 * run.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = () => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  const startNext = () => {
    next = null;
    return start();
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(startNext, startNext);
    return next;
  };
}

/**
 * Fetches all grades. Ignores the reply if a grade or an item has changed since: the reply would show the old value.
 */
async function refreshRows(client: ApolloClient, store: GradebookStore): Promise<void> {
  const { course, version } = store.getState();
  const opened = await fetchGradebook(client, course.id);
  if (store.getState().version === version && !isTyping()) store.getState().replace(opened);
}

/** Whether a cell is being edited. New rows would take its field away. */
function isTyping(): boolean {
  return document.activeElement?.matches('[data-grade-field]') === true;
}

/**
 * Sends entered grades, and stores them on this device until the server has them. Fetches the grades again when the
 * user returns to the tab, and every minute while the tab is visible, because quizzes and other instructors add grades.
 */
function keepInSync({ store, send, refresh }: Gradebook, userId: string, signal: AbortSignal): void {
  const stop = store.subscribe((state, before) => {
    if (
      state.pending !== before.pending ||
      state.refused !== before.refused ||
      state.conflicts !== before.conflicts
    )
      store.setState({ isStored: storeUnsaved(userId, state) });
    if (state.pending !== before.pending && state.failure === null) void send();
  });
  // If grades are pending when the screen is closed, the stored draft is still updated when the server replies.
  signal.addEventListener('abort', () => {
    if (store.getState().pending.size === 0) stop();
  });
  window.addEventListener('online', () => void send(), { signal });
  const refreshIfIdle = () => {
    const { pending, isComplete } = store.getState();
    if (pending.size > 0 || !isComplete || isTyping()) return;
    // If the request fails, the grades on the screen stay.
    refresh().catch(() => undefined);
  };
  signal.addEventListener('abort', whileVisible(refreshIfIdle));
  window.addEventListener('pagehide', blurFocusedField, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      blurFocusedField();
      const { pending, refused, conflicts, isStored } = store.getState();
      const isLost = !isStored && refused.size + conflicts.length > 0;
      if (pending.size > 0 || isLost) event.preventDefault();
    },
    { signal },
  );
}
