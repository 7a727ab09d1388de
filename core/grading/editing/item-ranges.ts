import type { GradeRange } from '../course.ts';
import { withCategories } from './target-mode.ts';
import type { WorkingCourse, WorkingItem } from './working-course.ts';

/** The course with the grades that its items can still get. Recommended grades are computed again. */
export function withRanges(
  state: WorkingCourse,
  rangeFor: (item: WorkingItem) => GradeRange | undefined,
): WorkingCourse {
  let hasChanged = false;
  const categories = state.categories.map((category) => {
    const items = category.items.map((item) => {
      const range = rangeFor(item);
      return isSameRange(item.range, range) ? item : { ...item, range };
    });
    if (items.every((item, index) => item === category.items[index])) return category;
    hasChanged = true;
    return { ...category, items };
  });
  return hasChanged ? withCategories(state, categories) : state;
}

function isSameRange(one: GradeRange | undefined, other: GradeRange | undefined): boolean {
  return one?.grade === other?.grade && one?.lowest === other?.lowest && one?.highest === other?.highest;
}
