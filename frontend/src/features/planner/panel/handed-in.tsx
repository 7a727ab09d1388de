import { lockOf } from '../model/membership.ts';
import { nameOf } from '../model/names.ts';
import { type PlannerState, presentOf } from '../store/planner-store.ts';
import { quizOfItem, useList } from '../store/use-planner.ts';
import styles from './panel.module.css';

const maxNamed = 3;
const none: readonly string[] = [];

function handedInNames(state: PlannerState): readonly string[] {
  const membership = state.saved?.membership ?? null;
  return presentOf(state)
    .categories.flatMap(({ items }) => items)
    .filter((item) => !item.knownScores && !lockOf(membership, item).isReleased)
    .flatMap((item) => (quizOfItem(state, item)?.isPending === true ? [nameOf(item)] : []));
}

/** The open items whose quizzes the student handed in: their grades are decided, only not known yet. Nothing if there are none. */
export function HandedIn() {
  const names = useList((state) => (state.itemQuizzes.size === 0 ? none : handedInNames(state)));
  if (names.length === 0) return null;
  const rest = names.length - maxNamed;
  const shown = rest > 0 ? [...names.slice(0, maxNamed), `${rest} more`] : names;
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(shown);
  return (
    <p className={styles.advice}>
      {list} {names.length === 1 ? 'is handed in and waits' : 'are handed in and wait'} to be graded.
    </p>
  );
}
