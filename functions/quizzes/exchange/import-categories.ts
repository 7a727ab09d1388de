import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import type { FoundQuestion } from './read-import.ts';

/** Of a category by its name; null where there is none of that name. */
export type CategoryFinder = (name: string) => string | null;

export interface Shelving {
  /** The category's id for each question, in their order. */
  readonly categoryIds: readonly (string | null)[];
  readonly report: readonly ReportLine[];
}

/** By its whole name, or by its last level: Moodle's categories are paths. */
function findByPath(name: string, find: CategoryFinder): string | null {
  return find(name) ?? find(name.slice(name.lastIndexOf('/') + 1));
}

function reportUnknown(unknown: readonly FoundQuestion[]): ReportLine[] {
  const byName = new Map<string, FoundQuestion[]>();
  for (const question of unknown) {
    const name = question.category ?? '';
    const named = byName.get(name);
    if (named) named.push(question);
    else byName.set(name, [question]);
  }
  return [...byName].map(([name, questions]) => {
    const [first] = questions;
    const count = questions.length;
    const they = count === 1 ? '1 question stands' : `${count.toLocaleString('en-US')} questions stand`;
    const message = `There is no category “${name.slice(0, 100)}”: ${they} in none.`;
    return { line: first?.categoryLine ?? first?.line ?? null, level: 'loss', message };
  });
}

/** Each into the category that the file names, where there is one; none is made. */
export function shelve(questions: readonly FoundQuestion[], find: CategoryFinder): Shelving {
  const categoryIds = questions.map(({ category }) =>
    category === undefined ? null : findByPath(category, find),
  );
  const unknown = questions.filter(({ category }, at) => category !== undefined && categoryIds[at] === null);
  return { categoryIds, report: reportUnknown(unknown) };
}

/** All into one. */
export function shelveAll(questions: readonly FoundQuestion[], categoryId: string): Shelving {
  return { categoryIds: questions.map(() => categoryId), report: [] };
}
