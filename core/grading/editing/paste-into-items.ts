import { checkSize } from '../course-rules.ts';
import { checkDescription, checkName, checkNumber } from '../value-rules.ts';
import type { Item } from '../course.ts';
import { blankItem } from '../defaults.ts';
import { parseEntry, parseMaximumPoints, parseSwitch } from '../paste.ts';
import type { ItemAction } from './actions.ts';
import type { BlockColumn, BlockField } from './block-columns.ts';
import { gradePath, typedField } from './enter-grade.ts';
import { type ItemField, withError } from './field-errors.ts';
import { changeIfValid } from './change-if-valid.ts';
import { withGrade } from './parallel-grades.ts';
import { type GradeContext, readGrade } from './read-grade.ts';
import { changeItems, countItems, findItem, type ItemPosition } from './rows.ts';
import { replan, withCategories } from './target-mode.ts';
import type { WorkingCourse, WorkingItem } from './working-course.ts';

type PasteAction = Extract<ItemAction, { type: 'pasteBlock' }>;

/** Fills a block of cells downward from an item. See `pasteBlock` in `actions.ts`. */
export function pasteIntoItems(
  state: WorkingCourse,
  { itemKey, columns, block }: PasteAction,
): WorkingCourse {
  const position = findItem(state.categories, itemKey);
  if (position === null || block.length === 0) return state;
  const length = state.categories[position.category]?.items.length ?? 0;
  const added = Math.max(0, position.item + block.length - length);
  const problem = checkSize(state.categories.length, countItems(state.categories) + added);
  return changeIfValid(state, { of: 'course', field: 'categories' }, problem, (next) =>
    fillCells(withItemsAdded(next, position.category, added), position, columns, block),
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
  position: ItemPosition,
  columns: readonly BlockColumn[],
  block: PasteAction['block'],
): WorkingCourse {
  let { errors, pinnedGrades } = state;
  const fillItem = (item: WorkingItem, index: number): WorkingItem => {
    const { patch, grade, problems } = readRow(item, columns, {
      cells: block[index - position.item] ?? [],
      isHypothetical: state.achievingTargetGrade,
      gradeMaps: state.gradeMaps,
    });
    for (const [field, problem] of problems) {
      const path = typedField(state, item, field);
      errors = withError(errors, path, problem);
      if (path.field === 'triedGrade' && item.knownScores)
        errors = withError(errors, gradePath(item, false), null);
    }
    if (problems.length === 0) return item;
    if (grade === undefined) return { ...item, ...patch };
    if (!state.achievingTargetGrade) return { ...item, ...patch, ...enteredGrade(grade, patch) };
    pinnedGrades = withGrade(pinnedGrades, { category: position.category, item: index }, grade);
    // In target mode, a Known column is ignored.
    return { ...item, ...patch, knownScores: item.knownScores };
  };
  const categories = changeItems(state.categories, position.category, (items) => items.map(fillItem));
  return replan(withCategories({ ...state, errors, pinnedGrades }, categories));
}

type Patch = { -readonly [Field in keyof Item]?: Item[Field] };

/**
 * The entered grade of an item after a paste. A grade makes the item known, unless the row has a value for Known.
 * Without a grade, the item is always open.
 */
function enteredGrade(grade: number | null, { knownScores }: Patch): Pick<Item, 'grade' | 'knownScores'> {
  return grade === null ? { grade: 0, knownScores: false } : { grade, knownScores: knownScores ?? true };
}

interface RowRead {
  /** All changes except the grade. */
  readonly patch: Patch;
  /**
   * Points. Null for an empty cell, and for an invalid cell of a row that gets another name. Undefined for a missing cell
   * and any other invalid cell.
   */
  readonly grade: number | null | undefined;
  /** Each field that the row fills, with its error. Null for a valid value, which removes an earlier error. */
  readonly problems: readonly (readonly [ItemField, string | null])[];
}

function readRow(
  item: WorkingItem,
  columns: readonly BlockColumn[],
  { cells, ...context }: GradeContext & { cells: readonly string[] },
): RowRead {
  const patch: Patch = {};
  const problems: [ItemField, string | null][] = [];
  for (const [column, field] of columns.entries()) {
    const cell = cells[column]?.trim() ?? '';
    if (cell === '' || field === null || field === 'grade') continue;
    const read = readCell(field, cell, item);
    Object.assign(patch, read.patch);
    problems.push([field, read.problem]);
  }
  // The grade is read last, because a percent depends on the maximum points, which the same row can change.
  const cell = cells[columns.indexOf('grade')]?.trim();
  if (cell === undefined) return { patch, grade: undefined, problems };
  if (cell === '') return { patch, grade: null, problems: [...problems, ['grade', null]] };
  const read = readGrade(cell, { ...item, ...patch }, context);
  if ('problem' in read) {
    // With another name, the row is another item: the grade of the previous one must not count for it.
    const isOther = patch.name !== undefined && patch.name !== item.name;
    return { patch, grade: isOther ? null : undefined, problems: [...problems, ['grade', read.problem]] };
  }
  const { grade, maximumPoints } = read;
  problems.push(['grade', null]);
  if (maximumPoints !== item.maximumPoints) problems.push(['maximumPoints', null]);
  return { patch: { ...patch, maximumPoints }, grade, problems };
}

/** The value of a pasted cell, or its error. */
function readCell(
  field: Exclude<BlockField, 'grade'>,
  cell: string,
  { knownScores }: WorkingItem,
): { patch: Patch; problem: string | null } {
  switch (field) {
    case 'name':
      return checkedCell({ name: cell }, checkName(cell));
    case 'description':
      return checkedCell({ description: cell }, checkDescription(cell));
    case 'knownScores': {
      const isKnown = parseSwitch(cell);
      // The current value is part of the patch, so that a grade in the same row does not make the item known.
      return {
        patch: { knownScores: isKnown ?? knownScores },
        problem: isKnown === null ? notYesOrNo : null,
      };
    }
    default: {
      const value = field === 'maximumPoints' ? parseMaximumPoints(cell) : parseEntry(cell);
      return checkedCell({ [field]: value ?? 0 }, checkNumber(field, value));
    }
  }
}

const notYesOrNo = 'Known must be yes or no.';

function checkedCell(patch: Patch, problem: string | null) {
  return { patch: problem === null ? patch : {}, problem };
}
