import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { sampleCategories } from '../../../../../core/grading/defaults.ts';

const sampleNames = sampleCategories().map(({ name }) => name);

/** Whether the course in hand is still the sample to play with: nobody has named it or given it categories. */
export function isSample({ courseName, categories }: WorkingCourse): boolean {
  return (
    courseName === '' &&
    categories.length === sampleNames.length &&
    categories.every(({ name }, index) => name === sampleNames[index])
  );
}
