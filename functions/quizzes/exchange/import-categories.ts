import { longestCategoryName, tidyCategoryName } from '../../../core/quizzes/quiz-category.ts';
import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import { lineProblem } from '../../core/text-problems.ts';
import type { FoundQuestion } from './read-import.ts';

/** Of a category by its name; null where there is none of that name. */
export type CategoryFinder = (name: string) => string | null;

export interface Shelving {
  /** The category's id for each question, in their order. */
  readonly categoryIds: readonly (string | null)[];
  readonly report: readonly ReportLine[];
}

function lastLevelOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** By its whole name, or by its last level: Moodle's categories are paths. */
function findByPath(name: string, find: CategoryFinder): string | null {
  return find(name) ?? find(lastLevelOf(name));
}

/** What a category is called that is made for a name in a file; null where that is no name of a category. */
export function newCategoryName(name: string): string | null {
  const categoryName = tidyCategoryName(lastLevelOf(name));
  return lineProblem(categoryName, { least: 1, most: longestCategoryName }) === null ? categoryName : null;
}

function reportUnknown(unknown: readonly FoundQuestion[], makes: boolean): ReportLine[] {
  const byName = new Map<string, FoundQuestion[]>();
  for (const question of unknown) {
    const name = question.category ?? '';
    const named = byName.get(name);
    if (named) named.push(question);
    else byName.set(name, [question]);
  }
  return [...byName].map(([name, questions]) => {
    const [first] = questions;
    const line = first?.categoryLine ?? first?.line ?? null;
    const count = questions.length.toLocaleString('en-US');
    const one = questions.length === 1;
    const made = makes ? newCategoryName(name) : null;
    if (made !== null) {
      const message = `The category “${made}” is made for ${one ? '1 question' : `${count} questions`}.`;
      return { line, level: 'note', message };
    }
    const they = one ? '1 question stands' : `${count} questions stand`;
    return { line, level: 'loss', message: `There is no category “${name.slice(0, 100)}”: ${they} in none.` };
  });
}

/** Each into the category that the file names, where there is one; `makes`: whether the others are going to be made. */
export function shelve(questions: readonly FoundQuestion[], find: CategoryFinder, makes: boolean): Shelving {
  const categoryIds = questions.map(({ category }) =>
    category === undefined ? null : findByPath(category, find),
  );
  const unknown = questions.filter(({ category }, at) => category !== undefined && categoryIds[at] === null);
  return { categoryIds, report: reportUnknown(unknown, makes) };
}

/** All into one. */
export function shelveAll(questions: readonly FoundQuestion[], categoryId: string): Shelving {
  return { categoryIds: questions.map(() => categoryId), report: [] };
}
