import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { createHistory } from '../../../../../core/grading/editing/history.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { whileVisible } from '../../../lib/while-visible.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { rebased } from '../model/rebase.ts';
import { isAsSaved, type Membership, type SavedCourse } from '../model/saved-course.ts';
import { type PlannerState, type PlannerStore, presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { fetchCourse } from './save-course.ts';

const pauseMs = 700;

function hasUnsavedPlan(state: PlannerState): boolean {
  const { saved, saving } = state;
  const isResting = saving === 'idle' || saving === 'failed';
  return (
    isResting && saved !== null && (saved.membership ?? null) !== null && !isAsSaved(presentOf(state), saved)
  );
}

/** Saves a member's plan a moment after each change. */
export function usePlanAutosave(isReady: boolean, save: () => unknown): void {
  const store = usePlannerStore();
  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (hasUnsavedPlan(store.getState())) timer = setTimeout(() => saveNow(), pauseMs);
    };
    plan();
    const stop = store.subscribe((state, before) => {
      if (presentOf(state) !== presentOf(before) || state.saved !== before.saved) plan();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isReady, store]);
}

/** Shows changes of an instructor's course and newly released grades, while the course is open. */
export function useReleasedGrades(isReady: boolean): void {
  const client = useApolloClient();
  const store = usePlannerStore();
  const memberOf = usePlanner(({ saved }) => (saved?.membership ? saved.id : null));
  useEffect(() => {
    if (memberOf === null || !isReady) return undefined;
    let isCurrent = true;
    const refresh = async () => {
      if (isBusy(store)) return;
      // What is shown stays if the server does not answer.
      const saved = await fetchCourse(client, memberOf).catch(() => null);
      if (isCurrent && saved !== null && !isBusy(store)) showNewer(store, saved);
    };
    const stop = whileVisible(() => void refresh());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client, store, memberOf, isReady]);
}

/** New rows would take a field away from the user, and end target mode. */
function isBusy(store: PlannerStore): boolean {
  const { saving, entries, ...state } = store.getState();
  const isTyping = document.activeElement?.matches('[data-row] input, [data-row] button') === true;
  return (
    saving !== 'idle' || isTyping || Object.keys(entries).length > 0 || presentOf(state).achievingTargetGrade
  );
}

function showNewer(store: PlannerStore, saved: SavedCourse): void {
  const state = store.getState();
  const before = state.saved;
  const [old, now] = [before?.membership, saved.membership];
  if (!before || !old || !now || isSame(before, old, saved, now)) return;
  const { course } = rebased(presentOf(state), before, saved);
  // The steps before belong to the older structure.
  store.setState({ history: createHistory(course), entries: {}, saved });
  const news = newGrades(old, now);
  if (news !== '') showNotice({ message: news });
}

function isSame(before: SavedCourse, old: Membership, saved: SavedCourse, now: Membership): boolean {
  return (
    before.revision === saved.revision && JSON.stringify(figuresOf(old)) === JSON.stringify(figuresOf(now))
  );
}

const figuresOf = ({ released, plan, courseGrade = null }: Membership) => [released, plan, courseGrade];

/** The grades that are new, in words. Empty if there are none. */
function newGrades(old: Membership, { course, released }: Membership): string {
  const known = new Map(old.released.map((grade) => [grade.itemId, JSON.stringify(grade)]));
  const names = new Map(
    course.categories.flatMap(({ items }) =>
      items.map(({ itemId, name }) => [itemId, name || 'an item'] as const),
    ),
  );
  const words = released.flatMap((grade) => {
    if (known.get(grade.itemId) === JSON.stringify(grade)) return [];
    const { points, status } = grade;
    const text = status === null ? formatCompact(points ?? 0) : status.toLowerCase();
    return [`${names.get(grade.itemId) ?? 'an item'}: ${text}`];
  });
  return words.length === 0 ? '' : `New in this course: ${words.join(', ')}.`;
}
