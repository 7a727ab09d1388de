import type { Item } from '../course.ts';
import type { ItemAction } from './actions.ts';
import { changeIfValid, withSentence } from './change-if-valid.ts';
import type { ItemField } from './field-errors.ts';
import { readGrade } from './read-grade.ts';
import { type ItemPosition, patchItem } from './rows.ts';
import { withCategories, withPin } from './target-mode.ts';
import type { WorkingCourse, WorkingItem } from './working-course.ts';

/** Stores a typed grade. See `enterGrade` in `actions.ts`. */
export function enterGrade(
  state: WorkingCourse,
  position: ItemPosition,
  item: WorkingItem,
  { text, isDone }: Extract<ItemAction, { type: 'enterGrade' }>,
): WorkingCourse {
  const isHypothetical = state.achievingTargetGrade;
  const isEmpty = text.trim() === '';
  const read = isEmpty
    ? { grade: null, maximumPoints: item.maximumPoints }
    : readGrade(text, item, { isHypothetical, gradeMaps: state.gradeMaps });
  const problem = 'problem' in read ? read.problem : null;
  // In target mode, a known item shows both grades in one cell, so a hypothetical grade replaces an invalid entered
  // text.
  const withoutOldError =
    isHypothetical && item.knownScores ? withSentence(state, gradePath(item, false), null) : state;
  return changeIfValid(withoutOldError, typedField(state, item, 'grade'), problem, (next) => {
    if ('problem' in read) return next;
    const { grade, maximumPoints } = read;
    const changesMaximum = isDone && maximumPoints !== item.maximumPoints;
    const cleared = changesMaximum ? withSentence(next, maximumPath(item), null) : next;
    const entered = withPatch(cleared, position, item, {
      ...(changesMaximum && { maximumPoints }),
      ...(!isHypothetical && { grade: grade ?? 0, knownScores: grade !== null }),
    });
    return isHypothetical ? withPin(entered, position, grade) : entered;
  });
}

/** The path of an item's entered or hypothetical grade. */
export const gradePath = ({ key }: Pick<WorkingItem, 'key'>, isHypothetical: boolean) =>
  ({ of: 'item', key, field: isHypothetical ? 'triedGrade' : 'grade' }) as const;

/** The path of the field that a typed value changes. In target mode, a typed grade is the hypothetical grade. */
export function typedField<Field extends ItemField>(
  { achievingTargetGrade }: Pick<WorkingCourse, 'achievingTargetGrade'>,
  item: WorkingItem,
  field: Field,
) {
  return field === 'grade'
    ? gradePath(item, achievingTargetGrade)
    : ({ of: 'item', key: item.key, field } as const);
}

const maximumPath = ({ key }: WorkingItem) => ({ of: 'item', key, field: 'maximumPoints' }) as const;

/** Changes fields of an item. Returns the same state if the item already has the values. */
function withPatch(
  state: WorkingCourse,
  position: ItemPosition,
  item: WorkingItem,
  patch: Partial<Item>,
): WorkingCourse {
  const isSame = Object.entries(patch).every(([field, value]) => Reflect.get(item, field) === value);
  return isSame ? state : withCategories(state, patchItem(state.categories, position, patch));
}
