import { checkDate } from '../../dates/date-rules.ts';
import { checkSize } from '../course-rules.ts';
import { checkDescription, checkName, checkNumber } from '../value-rules.ts';
import type { Item } from '../course.ts';
import { blankItem } from '../defaults.ts';
import { withEnteredWeights } from '../weigh.ts';
import type { ItemAction } from './actions.ts';
import { enterGrade, typedField } from './enter-grade.ts';
import { withoutRows } from './field-errors.ts';
import { changeIfValid } from './change-if-valid.ts';
import {
  changeCategory,
  changeItems,
  countItems,
  findCategory,
  findItem,
  insertRow,
  type ItemPosition,
  moveRow,
  patchItem,
} from './rows.ts';
import { withCategories, withPin } from './target-mode.ts';
import { withoutItemId, type WorkingCourse, type WorkingItem } from './working-course.ts';

type ItemRowAction = Exclude<ItemAction, { type: 'pasteBlock' }>;
type ItemTextAction = Extract<ItemAction, { type: 'setItemText' }>;
type ItemNumberAction = Extract<ItemAction, { type: 'setItemNumber' }>;

export function reduceItem(state: WorkingCourse, action: ItemRowAction): WorkingCourse {
  if (action.type === 'addItem') {
    const category = findCategory(state.categories, action.categoryKey);
    if (category === null) return state;
    const item = action.index ?? state.categories[category]?.items.length ?? 0;
    return insertItem(state, { category, item }, blankItem());
  }
  const position = findItem(state.categories, action.itemKey);
  const item = position === null ? undefined : state.categories[position.category]?.items[position.item];
  if (position === null || item === undefined) return state;
  switch (action.type) {
    case 'setItemText':
      return setText(state, position, item, action);
    case 'setItemDueDate':
      return setDueDate(state, position, item, action.value);
    case 'setItemKnown':
      if (item.knownScores === action.value) return state;
      return withCategories(state, patchItem(state.categories, position, { knownScores: action.value }));
    case 'setItemNumber':
      return setNumber(state, position, item, action);
    case 'enterGrade':
      return enterGrade(state, position, item, action);
    case 'duplicateItem':
      return insertItem(state, { ...position, item: position.item + 1 }, withoutItemId(item));
    case 'deleteItem': {
      const next = withCategories(state, withoutItem(state, position));
      return { ...next, errors: withoutRows(next.errors, [item.key]) };
    }
    case 'moveItem':
      return moveItem(state, position, item, action);
  }
}

function setText(
  state: WorkingCourse,
  position: ItemPosition,
  item: WorkingItem,
  { field, value }: ItemTextAction,
): WorkingCourse {
  const problem = field === 'name' ? checkName(value) : checkDescription(value);
  return changeIfValid(state, { of: 'item', key: item.key, field }, problem, (next) =>
    item[field] === value
      ? next
      : { ...next, categories: patchItem(next.categories, position, { [field]: value }) },
  );
}

function setDueDate(
  state: WorkingCourse,
  position: ItemPosition,
  item: WorkingItem,
  value: string | null,
): WorkingCourse {
  return changeIfValid(state, { of: 'item', key: item.key, field: 'dueAt' }, checkDate(value), (next) =>
    (item.dueAt ?? null) === value
      ? next
      : { ...next, categories: patchItem(next.categories, position, { dueAt: value }) },
  );
}

function setNumber(
  state: WorkingCourse,
  position: ItemPosition,
  item: WorkingItem,
  { field, value }: ItemNumberAction,
): WorkingCourse {
  return changeIfValid(state, typedField(state, item, field), checkNumber(field, value), (next) => {
    if (value === null) return next;
    if (field === 'grade' && next.achievingTargetGrade) return withPin(next, position, value);
    return item[field] === value
      ? next
      : withCategories(next, patchItem(next.categories, position, { [field]: value }));
  });
}

function withoutItem({ categories }: WorkingCourse, { category, item }: ItemPosition) {
  return changeItems(categories, category, (items) => items.toSpliced(item, 1));
}

function insertItem(state: WorkingCourse, { category, item }: ItemPosition, content: Item): WorkingCourse {
  const problem = checkSize(state.categories.length, countItems(state.categories) + 1);
  return changeIfValid(state, { of: 'course', field: 'categories' }, problem, (next) => {
    const row = { ...content, key: `row-${next.nextKey}` };
    const categories = changeItems(next.categories, category, (items) => insertRow(items, item, row));
    return withCategories({ ...next, nextKey: next.nextKey + 1 }, categories);
  });
}

function moveItem(
  state: WorkingCourse,
  position: ItemPosition,
  item: WorkingItem,
  { toCategoryKey, toIndex }: Extract<ItemAction, { type: 'moveItem' }>,
): WorkingCourse {
  const to = findCategory(state.categories, toCategoryKey);
  if (to === null) return state;
  if (to === position.category) {
    const sorted = changeItems(state.categories, to, (items) => moveRow(items, position.item, toIndex));
    return withCategories(state, sorted);
  }
  const remaining = withoutItem(state, position);
  return withCategories(
    state,
    changeCategory(remaining, to, (row) =>
      withEnteredWeights({ ...row, items: insertRow(row.items, toIndex, item) }),
    ),
  );
}
