import { achieveTarget } from '../achieve-target.ts';
import type { TargetAction } from './actions.ts';
import { withSentence } from './change-if-valid.ts';
import { carryOver, emptyGrades, shareRows, withGrade } from './parallel-grades.ts';
import { findItem } from './rows.ts';
import { standingOf, weighedOf } from './selectors.ts';
import type { WorkingCategory, WorkingCourse, WorkingItem } from './working-course.ts';

/**
 * Computes the highest possible grade, and in target mode the recommended grades. Target mode stays on if the target
 * goes out of reach: the pins stay, the recommended grades become null because they no longer lead to the target, and
 * the message has the highest possible grade.
 */
export function replan(state: WorkingCourse): WorkingCourse {
  const { categories, targetGrade, pinnedGrades: pinned } = state;
  const { maxAchievableGrade } = standingOf(categories);
  if (!state.achievingTargetGrade) return { ...state, maxAchievableGrade, message: null };
  const answer = achieveTarget(categoriesToSolve(state), targetGrade, { pinned }, weighedOf(categories));
  const needed = answer.reachable ? answer.recommended : pinned;
  const recommended = needed.map((row, c) =>
    row.map((grade, i) => ((pinned[c]?.[i] ?? null) === null ? grade : null)),
  );
  return {
    ...state,
    maxAchievableGrade,
    message: answer.reachable ? null : answer.message,
    recommendedGrades: shareRows(state.recommendedGrades, recommended),
    gradesInAchievingTargetGrade: shareRows(state.gradesInAchievingTargetGrade, needed),
  };
}

/** The categories for the solver: a known item with a hypothetical grade is changed to an open item. */
export function categoriesToSolve({ categories, pinnedGrades }: WorkingCourse): readonly WorkingCategory[] {
  const isHypothetical = (item: WorkingItem, c: number, i: number) =>
    item.knownScores && (pinnedGrades[c]?.[i] ?? null) !== null;
  return categories.map((category, c) =>
    category.items.some((item, i) => isHypothetical(item, c, i))
      ? {
          ...category,
          items: category.items.map((item, i) =>
            isHypothetical(item, c, i) ? { ...item, knownScores: false } : item,
          ),
        }
      : category,
  );
}

/**
 * Replaces the categories. Pins move with their items. The pin of an item is removed if the item becomes known or open.
 */
export function withCategories(state: WorkingCourse, categories: readonly WorkingCategory[]): WorkingCourse {
  if (categories === state.categories) return state;
  if (!state.achievingTargetGrade) return replan(withoutGrades({ ...state, categories }));
  const pinned = carryOver(state.pinnedGrades, state.categories, categories);
  return replan({ ...state, categories, pinnedGrades: shareRows(state.pinnedGrades, pinned) });
}

/** Sets all recommended, hypothetical and pinned grades to null, as they are outside target mode. */
function withoutGrades(state: WorkingCourse): WorkingCourse {
  const none = emptyGrades(state.categories, state.pinnedGrades);
  return { ...state, recommendedGrades: none, gradesInAchievingTargetGrade: none, pinnedGrades: none };
}

export function withPin(
  state: WorkingCourse,
  position: { readonly category: number; readonly item: number },
  pin: number | null,
): WorkingCourse {
  if ((state.pinnedGrades[position.category]?.[position.item] ?? null) === pin) return state;
  return replan({ ...state, pinnedGrades: withGrade(state.pinnedGrades, position, pin) });
}

export function reduceTarget(state: WorkingCourse, action: TargetAction): WorkingCourse {
  switch (action.type) {
    case 'achieveTarget':
      return enterTargetMode(state);
    case 'leaveTargetMode':
      return leaveTargetMode(state);
    case 'pinItem':
    case 'unpinItem': {
      const position = findItem(state.categories, action.itemKey);
      if (!state.achievingTargetGrade || position === null) return state;
      if (action.type === 'unpinItem') return withPin(state, position, null);
      const hypothetical = state.gradesInAchievingTargetGrade[position.category]?.[position.item] ?? null;
      return hypothetical === null ? state : withPin(state, position, hypothetical);
    }
    case 'dismissMessage':
      return state.message === null ? state : { ...state, message: null };
  }
}

/** Turns target mode on. If the target is out of reach, only the message changes. */
function enterTargetMode(state: WorkingCourse): WorkingCourse {
  const planned = replan({ ...state, achievingTargetGrade: true });
  return planned.message === null ? planned : { ...state, message: planned.message };
}

function leaveTargetMode(state: WorkingCourse): WorkingCourse {
  if (!state.achievingTargetGrade) return state;
  // `pinnedGrades` is emptied, because `withoutGrades` reuses its rows and expects only nulls in them.
  const left = withoutGrades({ ...state, achievingTargetGrade: false, message: null, pinnedGrades: [] });
  return Object.keys(state.errors.items).reduce(
    (next, key) => withSentence(next, { of: 'item', key, field: 'triedGrade' }, null),
    left,
  );
}
