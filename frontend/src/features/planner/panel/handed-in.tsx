import { lockOf } from '../model/membership.ts';
import { nameOf } from '../model/names.ts';
import { type PlannerState, presentOf } from '../store/planner-store.ts';
import { quizOfItem, useList } from '../store/use-planner.ts';
import styles from './panel.module.css';

const maxNamed = 3;
const noNames: readonly string[] = [];

function handedInNames(state: PlannerState): readonly string[] {
  const membership = state.saved?.membership ?? null;
  return presentOf(state)
    .categories.flatMap(({ items }) => items)
    .filter((item) => !item.knownScores && !lockOf(membership, item).isReleased)
    .flatMap((item) => (quizOfItem(state, item)?.isPending === true ? [nameOf(item)] : []));
}

/**
 * Names the open items whose quizzes the student has handed in, and that a person has to grade. Empty if there are none.
 */
export function HandedIn() {
  const names = useList((state) => (state.itemQuizzes.size === 0 ? noNames : handedInNames(state)));
  if (names.length === 0) return null;
  const moreCount = names.length - maxNamed;
  const entries = moreCount > 0 ? [...names.slice(0, maxNamed), `${moreCount} more`] : names;
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(entries);
  return (
    <p className={styles.advice}>
      {list} {names.length === 1 ? 'is handed in and waits' : 'are handed in and wait'} to be graded.
    </p>
  );
}
