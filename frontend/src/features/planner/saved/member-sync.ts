import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { createHistory } from '../../../../../core/grading/editing/history.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { noteOpenedGrades } from '../../../lib/gradebook/opened-grades.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { whileVisible } from '../../../lib/while-visible.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { rebased } from '../model/rebase.ts';
import { isAsSaved, type Membership, type SavedCourse } from '../model/saved-course.ts';
import { type PlannerState, type PlannerStore, presentOf, withQuizzes } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { fetchCourse } from './save-course.ts';
import { fetchItemWork } from './use-item-quizzes.ts';

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
    const schedule = () => {
      clearTimeout(timer);
      if (hasUnsavedPlan(store.getState())) timer = setTimeout(() => saveNow(), pauseMs);
    };
    schedule();
    const stop = store.subscribe((state, before) => {
      if (presentOf(state) !== presentOf(before) || state.saved !== before.saved) schedule();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isReady, store]);
}

/** Shows changes of an instructor's course, newly released grades and newly graded attempts, while the course is open. */
export function useReleasedGrades(isReady: boolean): void {
  const client = useApolloClient();
  const store = usePlannerStore();
  const memberOf = usePlanner(({ saved }) => (saved?.membership ? saved.id : null));
  useEffect(() => {
    if (memberOf === null || !isReady) return undefined;
    let isCurrent = true;
    const refresh = async () => {
      if (isBusy(store)) return;
      // An attempt can be graded before its grade is released, so its progress changes without the course.
      const { itemQuizzes, itemAssignments } = store.getState();
      const early = itemQuizzes.size + itemAssignments.size > 0 ? fetchItemWork(client, memberOf) : null;
      const [saved, showEarly] = await Promise.all([fetchCourse(client, memberOf), early]);
      const isChanged = isNewer(store.getState().saved, saved);
      // What a quiz can still bring depends on its grade, so both are shown at the same time.
      const showWork = showEarly ?? (isChanged ? await fetchItemWork(client, memberOf) : null);
      if (!isCurrent || isBusy(store)) return;
      showWork?.();
      showNewer(store, saved);
    };
    // If a request fails, the course on the screen stays.
    const stop = whileVisible(() => void refresh().catch(() => null));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client, store, memberOf, isReady]);
}

/** Notes which released grades the user has seen, so that Home shows only the others as new. */
export function useOpenedGrades(): void {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const membership = usePlanner(({ saved }) => saved?.membership ?? null);
  useEffect(() => {
    if (userId !== null && membership !== null) noteOpenedGrades(userId, membership.released);
  }, [userId, membership]);
}

/** Whether new rows would disturb the user: they would replace the field that is being edited, and end target mode. */
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
  if (!before || !old || !now || !isNewer(before, saved)) return;
  const { course } = rebased(presentOf(state), before, saved);
  // The history starts again, because its steps belong to the older structure.
  store.setState({
    history: createHistory(withQuizzes(course, state.itemQuizzes)),
    entries: {},
    saved,
  });
  const news = newGrades(old, now);
  if (news !== '') showNotice({ message: news });
}

function isNewer(before: SavedCourse | null, saved: SavedCourse): boolean {
  const [old, now] = [before?.membership, saved.membership];
  if (!before || !old || !now) return false;
  return (
    before.revision !== saved.revision ||
    JSON.stringify(comparedData(old)) !== JSON.stringify(comparedData(now))
  );
}

const comparedData = ({ released, plan, courseGrade = null }: Membership) => [released, plan, courseGrade];

/** A sentence with the new and changed grades. Empty if there are none. */
function newGrades(old: Membership, { course, released }: Membership): string {
  const oldGrades = new Map(old.released.map((grade) => [grade.itemId, JSON.stringify(grade)]));
  const names = new Map(
    course.categories.flatMap(({ items }) =>
      items.map(({ itemId, name }) => [itemId, name || 'an item'] as const),
    ),
  );
  const texts = released.flatMap((grade) => {
    if (oldGrades.get(grade.itemId) === JSON.stringify(grade)) return [];
    const { points, status } = grade;
    const text = status === null ? formatCompact(points ?? 0) : status.toLowerCase();
    return [`${names.get(grade.itemId) ?? 'an item'}: ${text}`];
  });
  return texts.length === 0 ? '' : `New in this course: ${texts.join(', ')}.`;
}
