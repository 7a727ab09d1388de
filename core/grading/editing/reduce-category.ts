import { checkSize } from '../course-rules.ts';
import { checkName, checkNumber } from '../value-rules.ts';
import { type Category, isCategoryType } from '../course.ts';
import { blankCategory } from '../defaults.ts';
import { unknownCategoryType, withEnteredWeights } from '../weigh.ts';
import type { CategoryAction } from './actions.ts';
import { type CategoryField, withoutRows } from './field-errors.ts';
import { changeIfValid } from './change-if-valid.ts';
import { changeCategory, countItems, findCategory, moveRow } from './rows.ts';
import { withCategories } from './target-mode.ts';
import { withKeys, withoutItemId, type WorkingCategory, type WorkingCourse } from './working-course.ts';

export function reduceCategory(state: WorkingCourse, action: CategoryAction): WorkingCourse {
  if (action.type === 'addCategory') return insertCategory(state, blankCategory(), action.index);
  const index = findCategory(state.categories, action.categoryKey);
  const category = index === null ? undefined : state.categories[index];
  if (index === null || category === undefined) return state;
  switch (action.type) {
    case 'setCategoryName':
      return setField(state, index, 'name', action.value, checkName(action.value));
    case 'setCategoryType': {
      const { value } = action;
      const problem = isCategoryType(value) ? null : unknownCategoryType(category.name, value);
      return setField(state, index, 'categoryType', value, problem);
    }
    case 'setCategoryNumber': {
      const { field, value } = action;
      const problem = checkNumber(field === 'maximumPoints' ? 'categoryMaximumPoints' : field, value);
      return setField(state, index, field, value ?? 0, problem);
    }
    case 'duplicateCategory':
      return insertCategory(state, { ...category, items: category.items.map(withoutItemId) }, index + 1);
    case 'deleteCategory': {
      const deletedKeys = [category.key, ...category.items.map((item) => item.key)];
      const next = withCategories(state, state.categories.toSpliced(index, 1));
      return { ...next, errors: withoutRows(next.errors, deletedKeys) };
    }
    case 'moveCategory':
      return withCategories(state, moveRow(state.categories, index, action.toIndex));
  }
}

function setField<Field extends CategoryField>(
  state: WorkingCourse,
  index: number,
  field: Field,
  value: WorkingCategory[Field],
  problem: string | null,
): WorkingCourse {
  const category = state.categories[index];
  if (category === undefined) return state;
  return changeIfValid(state, { of: 'category', key: category.key, field }, problem, (next) => {
    if (category[field] === value) return next;
    const categories = changeCategory(next.categories, index, (row) => {
      const changed = { ...row, [field]: value };
      return field === 'categoryType' && problem === null ? withEnteredWeights(changed) : changed;
    });
    return field === 'name' ? { ...next, categories } : withCategories(next, categories);
  });
}

function insertCategory(
  state: WorkingCourse,
  category: Category,
  index = state.categories.length,
): WorkingCourse {
  const items = countItems(state.categories) + category.items.length;
  const problem = checkSize(state.categories.length + 1, items);
  return changeIfValid(state, { of: 'course', field: 'categories' }, problem, (next) => {
    const { categories: added, nextKey } = withKeys([category], next.nextKey);
    return withCategories({ ...next, nextKey }, next.categories.toSpliced(Math.max(0, index), 0, ...added));
  });
}
