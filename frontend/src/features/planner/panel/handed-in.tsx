import { type HandedIn, shownHandedIn } from '../model/item-quiz.ts';
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
    .filter((item) => {
      const { isReleased } = lockOf(membership, item);
      // A grade to try is instead of the one that the student waits for.
      if (item.knownScores && !isReleased) return false;
      return shownHandedIn(quizOfItem(state, item)?.handedIn ?? null, isReleased) === handedIn;
    })
    .map(nameOf);
}

/**
 * Three sentences about the items whose quizzes the student has handed in. One names the open items that a person has to
 * grade, one the open items whose grades are not released yet, and one the items with a grade that another attempt can
 * still raise. Empty without such items.
 */
export function HandedInItems() {
  const toGrade = useList((state) => namesOf(state, 'TO_GRADE'));
  const toRelease = useList((state) => namesOf(state, 'TO_RELEASE'));
  const anotherToGrade = useList((state) => namesOf(state, 'ANOTHER_TO_GRADE'));
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
      <Sentence
        names={anotherToGrade}
        one="has another attempt that waits to be graded"
        many="have another attempt that waits to be graded"
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
