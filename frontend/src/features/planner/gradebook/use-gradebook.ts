import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { hideNoticesOf } from '../../../lib/notices-of.ts';
import { whileVisible } from '../../../lib/while-visible.ts';
import { blurFocusedField } from '../../../lib/blur-focused-field.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { fetchGradebook, fetchStart, restOf } from './fetch-gradebook.ts';
import { createGradebookStore, type GradebookState, type GradebookStore } from './gradebook-store.ts';
import { createGradeSender } from './grade-sender.ts';
import { loadUnsaved, storeUnsaved } from './unsaved-grades.ts';

/** The gradebook of the open course. */
export interface Gradebook {
  readonly store: GradebookStore;
  /** Sends what the server does not have yet. */
  readonly send: () => Promise<void>;
  /** Reads all grades again. */
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

/** Opens the gradebook of a course with the grades that were not sent before. Other pages of rows follow. */
export function useOpenGradebook(courseId: string, userId: string): Opening {
  const client = useApolloClient();
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    const open = async () => {
      try {
        const { opened, pageInfo } = await fetchStart(client, courseId);
        if (gone.signal.aborted) return;
        const store = createGradebookStore(opened, loadUnsaved(userId, courseId));
        const gradebook = {
          store,
          send: createGradeSender(client, store),
          refresh: oneAtATime(() => refreshRows(client, store)),
        };
        keepInSync(gradebook, userId, gone.signal);
        gone.signal.addEventListener('abort', () => hideNoticesOf(store));
        setOpening({ state: 'open', gradebook });
        for await (const more of restOf(client, courseId, pageInfo)) {
          if (gone.signal.aborted) return;
          store.getState().addRows(more);
        }
        store.getState().setComplete();
        void gradebook.send();
      } catch (error) {
        if (!gone.signal.aborted) setOpening({ state: 'failed', message: failureMessage(error) });
      }
    };
    void open();
    return () => gone.abort();
  }, [client, courseId, userId]);
  return opening;
}

/**
 * Works one after the other. A call during the work waits for work that begins after it, so that its result has all that
 * was stored before the call. Calls that wait share that work.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = () => (running = work().finally(() => (running = null)));
  const startNext = () => {
    next = null;
    return start();
  };
  return () => {
    if (next) return next;
    return running ? (next = running.then(startNext, startNext)) : start();
  };
}

/** What was read is not shown if a grade or an item was changed in between: the reply would take it back. */
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
 * Sends and stores what is entered. Reads the grades again when the user returns to the tab, and every minute while the
 * tab is visible: quizzes and other instructors add grades.
 */
function keepInSync({ store, send, refresh }: Gradebook, userId: string, signal: AbortSignal): void {
  const stop = store.subscribe((state, before) => {
    if (state.pending !== before.pending || state.refused !== before.refused)
      store.setState({ isStored: storeUnsaved(userId, state) });
    if (state.pending !== before.pending && state.failure === null) void send();
  });
  // What is being sent is still stored after the screen is closed.
  signal.addEventListener('abort', () => {
    if (store.getState().pending.size === 0) stop();
  });
  window.addEventListener('online', () => void send(), { signal });
  const refreshIfIdle = () => {
    const { pending, isComplete } = store.getState();
    if (pending.size > 0 || !isComplete || isTyping()) return;
    // The grades that are shown stay if the server does not answer.
    refresh().catch(() => undefined);
  };
  signal.addEventListener('abort', whileVisible(refreshIfIdle));
  window.addEventListener('pagehide', blurFocusedField, { signal });
  window.addEventListener(
    'beforeunload',
    (event) => {
      blurFocusedField();
      const { pending, refused, isStored } = store.getState();
      if (pending.size > 0 || (refused.size > 0 && !isStored)) event.preventDefault();
    },
    { signal },
  );
}
