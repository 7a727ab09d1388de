import { maxCategoryNameLength, tidyCategoryName } from '../../../core/quizzes/quiz-category.ts';
import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import { lineProblem } from '../../platform/text-problems.ts';
import { categoryKey } from '../categories/quiz-category.policy.ts';
import type { FoundQuestion } from './read-import.ts';

/** ID of a category by its name. Null if there is none. */
export type CategoryFinder = (name: string) => string | null;

export interface Categorized {
  /** The category ID of each question, in order. */
  readonly categoryIds: readonly (string | null)[];
  /** Number of unknown categories that can be created. */
  readonly newCategories: number;
  readonly report: readonly ReportLine[];
}

/** Maximum new categories per import, because a bank has a limited number. */
const maxNewCategories = 50;

function lastLevelOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Finds a category by its whole name, or by its last level: Moodle's categories are paths. */
function findByPath(name: string, find: CategoryFinder): string | null {
  return find(name) ?? find(lastLevelOf(name));
}

const nameIn = (name: string) => tidyCategoryName(lastLevelOf(name));

/** Why no category can be created for a name in a file, or null. */
function nameProblem(name: string): string | null {
  return lineProblem(nameIn(name), { min: 1, max: maxCategoryNameLength });
}

/** The name of the category to create for a name in a file. Null if the name is invalid. */
export function newCategoryName(name: string): string | null {
  return nameProblem(name) === null ? nameIn(name) : null;
}

/** The names without duplicates, each as first written. Nulls, for invalid names, are skipped. */
export function distinctNames(names: readonly (string | null)[]): string[] {
  const byKey = Map.groupBy(
    names.filter((name) => name !== null),
    categoryKey,
  );
  return [...byKey.values()].flatMap(([first]) => first ?? []);
}

/** The error if one import would create this many categories, or null. */
export function newCategoriesProblem(count: number): string | null {
  if (count <= maxNewCategories) return null;
  const many = count.toLocaleString('en-US');
  return `The questions name ${many} categories that do not exist. An import creates at most ${maxNewCategories}.`;
}

function reportUnknown(name: string, questions: readonly FoundQuestion[], creates: boolean): ReportLine {
  const [first] = questions;
  const line = first?.categoryLine ?? first?.line ?? null;
  const count = questions.length.toLocaleString('en-US');
  const isSingle = questions.length === 1;
  const problem = nameProblem(name);
  if (creates && problem === null) {
    const message = `The category “${nameIn(name)}” is created for ${isSingle ? '1 question' : `${count} questions`}.`;
    return { line, level: 'note', message };
  }
  const questionsAre = isSingle ? '1 question is' : `${count} questions are`;
  const missing = `There is no category “${name.slice(0, maxCategoryNameLength)}”: ${questionsAre} without a category.`;
  const message = creates ? `${missing} It cannot be created because of its name: ${problem}` : missing;
  return { line, level: 'loss', message };
}

function reportAll(unknown: readonly FoundQuestion[], newCategories: number, creates: boolean): ReportLine[] {
  const byName = Map.groupBy(unknown, ({ category = '' }) => category);
  const lines = [...byName].map(([name, questions]) => reportUnknown(name, questions, creates));
  const problem = creates ? newCategoriesProblem(newCategories) : null;
  return problem === null ? lines : [{ line: null, level: 'error', message: problem }, ...lines];
}

/**
 * Assigns each question to the category that the file names, if it exists. `creates`: whether missing
 * categories will be created.
 */
export function categorize(
  questions: readonly FoundQuestion[],
  find: CategoryFinder,
  creates: boolean,
): Categorized {
  const categoryIds = questions.map(({ category }) =>
    category === undefined ? null : findByPath(category, find),
  );
  const unknown = questions.filter(({ category }, at) => category !== undefined && categoryIds[at] === null);
  const names = unknown.map(({ category = '' }) => newCategoryName(category));
  const newCategories = distinctNames(names).length;
  return { categoryIds, newCategories, report: reportAll(unknown, newCategories, creates) };
}

/** Assigns all questions to one category. */
export function categorizeAll(questions: readonly FoundQuestion[], categoryId: string): Categorized {
  return { categoryIds: questions.map(() => categoryId), newCategories: 0, report: [] };
}
