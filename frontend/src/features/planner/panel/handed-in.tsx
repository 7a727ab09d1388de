import type { HandedIn } from '../model/item-quiz.ts';
import { lockOf } from '../model/membership.ts';
import { nameOf } from '../model/names.ts';
import { type PlannerState, presentOf } from '../store/planner-store.ts';
import { quizOfItem, useList } from '../store/use-planner.ts';
import styles from './panel.module.css';

const maxNamed = 3;
const noNames: readonly string[] = [];

function namesOf(state: PlannerState, handedIn: HandedIn): readonly string[] {
  if (state.itemQuizzes.size === 0) return noNames;
  const membership = state.saved?.membership ?? null;
  return presentOf(state)
    .categories.flatMap(({ items }) => items)
    .filter((item) => !item.knownScores && !lockOf(membership, item).isReleased)
    .flatMap((item) => (quizOfItem(state, item)?.handedIn === handedIn ? [nameOf(item)] : []));
}

/**
 * Two sentences about the open items whose quizzes the student has handed in. One names the items that a person has to
 * grade, the other the items whose grades are not released yet. Empty without such items.
 */
export function HandedInItems() {
  const toGrade = useList((state) => namesOf(state, 'TO_GRADE'));
  const toRelease = useList((state) => namesOf(state, 'TO_RELEASE'));
  return (
    <>
      <Sentence
        names={toGrade}
        one="is handed in and waits to be graded"
        many="are handed in and wait to be graded"
      />
      <Sentence
        names={toRelease}
        one="is handed in. Its grade in this course is not released yet"
        many="are handed in. Their grades in this course are not released yet"
      />
    </>
  );
}

function Sentence({ names, one, many }: { names: readonly string[]; one: string; many: string }) {
  if (names.length === 0) return null;
  const moreCount = names.length - maxNamed;
  const entries = moreCount > 0 ? [...names.slice(0, maxNamed), `${moreCount} more`] : names;
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(entries);
  return (
    <p className={styles.advice}>
      {list} {names.length === 1 ? one : many}.
    </p>
  );
}
