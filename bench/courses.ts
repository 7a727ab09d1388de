import type { Category, Item } from '../core/grading/course.ts';

/**
 * `count` items in categories of 50. Every third item has a known grade. Points and grades vary. `dropLowest`: the
 * number of lowest grades that each category drops.
 */
export function courseOf(count: number, maximumPoints = 100, dropLowest = 0): Category[] {
  const perCategory = 50;
  const weight = 100 / count;
  const item = (at: number): Item => ({
    name: `Item ${at + 1}`,
    description: '',
    weight: Math.max(0.01, Math.round(weight * (0.5 + (at % 5) / 4) * 100) / 100),
    knownScores: at % 3 === 0,
    grade: at % 3 === 0 ? maximumPoints * (0.6 + (at % 7) / 20) : 0,
    maximumPoints: maximumPoints - (at % 11),
  });
  const items = Array.from({ length: count }, (_, at) => item(at));
  return Array.from({ length: Math.ceil(count / perCategory) }, (_, at) => ({
    name: `Category ${at + 1}`,
    categoryType: 'STANDARD',
    weight: 0,
    maximumPoints: 0,
    dropLowest,
    items: items.slice(at * perCategory, (at + 1) * perCategory),
  }));
}
