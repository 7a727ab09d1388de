import { checkDescription, checkName, checkNumber, checkSize } from '../course-rules.ts';
import type { Item } from '../course.ts';
import { blankItem } from '../defaults.ts';
import { parseEntry, parseSwitch } from '../paste.ts';
import type { ItemAction } from './actions.ts';
import { type ItemField, withError } from './field-errors.ts';
import { judged } from './judged.ts';
import { withGrade } from './parallel-grades.ts';
import { changeItems, countItems, findItem, type ItemPlace } from './rows.ts';
import { replan, withCategories } from './target-mode.ts';
import type { WorkingCourse, WorkingItem } from './working-course.ts';

type PasteAction = Extract<ItemAction, { type: 'pasteBlock' }>;

/** Fills a block of cells downward from an item; see `pasteBlock` in `actions.ts`. */
export function pasteIntoItems(
  state: WorkingCourse,
  { itemKey, columns, block }: PasteAction,
): WorkingCourse {
  const place = findItem(state.categories, itemKey);
  if (place === null || block.length === 0) return state;
  const length = state.categories[place.category]?.items.length ?? 0;
  const added = Math.max(0, place.item + block.length - length);
  const problem = checkSize(state.categories.length, countItems(state.categories) + added);
  return judged(state, { of: 'course', field: 'categories' }, problem, (next) =>
    fillCells(withItemsAdded(next, place.category, added), place, columns, block),
  );
}

function withItemsAdded(state: WorkingCourse, category: number, count: number): WorkingCourse {
  if (count === 0) return state;
  const rows = Array.from({ length: count }, (_, index) => ({
    ...blankItem(),
    key: `row-${state.nextKey + index}`,
  }));
  const categories = changeItems(state.categories, category, (items) => [...items, ...rows]);
  return withCategories({ ...state, nextKey: state.nextKey + count }, categories);
}

function fillCells(
  state: WorkingCourse,
  place: ItemPlace,
  columns: readonly ItemField[],
  block: PasteAction['block'],
): WorkingCourse {
  let { errors, pinnedGrades } = state;
  const fillItem = (item: WorkingItem, index: number): WorkingItem => {
    const { patch, problems } = readRow(columns, block[index - place.item] ?? []);
    for (const [field, problem] of problems) {
      errors = withError(errors, { of: 'item', key: item.key, field }, problem);
    }
    if (patch.grade !== undefined && state.achievingTargetGrade) {
      pinnedGrades = withGrade(pinnedGrades, { category: place.category, item: index }, patch.grade);
      // A grade to try makes nothing known.
      delete patch.grade;
      delete patch.knownScores;
    }
    return problems.length === 0 ? item : { ...item, ...patch };
  };
  const categories = changeItems(state.categories, place.category, (items) => items.map(fillItem));
  return replan(withCategories({ ...state, errors, pinnedGrades }, categories));
}

type Patch = { -readonly [Field in keyof Item]?: Item[Field] };

/** What a pasted row changes, and for each of its filled cells the sentence against it, or null. */
function readRow(columns: readonly ItemField[], cells: readonly string[]) {
  const patch: Patch = {};
  const problems: [ItemField, string | null][] = [];
  for (const [column, field] of columns.entries()) {
    const cell = cells[column]?.trim() ?? '';
    if (cell === '') continue;
    const read = readCell(field, cell);
    if (read.problem === null) Object.assign(patch, read.patch);
    problems.push([field, read.problem]);
  }
  return { patch, problems };
}

/** What a pasted cell makes of its field, or the sentence against it. */
function readCell(field: ItemField, cell: string): { patch: Partial<Item>; problem: string | null } {
  switch (field) {
    case 'name':
      return { patch: { name: cell }, problem: checkName(cell) };
    case 'description':
      return { patch: { description: cell }, problem: checkDescription(cell) };
    case 'knownScores': {
      const isKnown = parseSwitch(cell);
      return isKnown === null
        ? { patch: {}, problem: 'Known must be yes or no.' }
        : { patch: { knownScores: isKnown }, problem: null };
    }
    default: {
      const value = parseEntry(cell);
      return { patch: { [field]: value ?? 0 }, problem: checkNumber(field, value) };
    }
  }
}
