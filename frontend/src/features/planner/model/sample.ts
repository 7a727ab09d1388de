import type { WorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { sampleCategories } from '../../../../../core/grading/defaults.ts';

const sampleNames = sampleCategories().map(({ name }) => name);

/** Whether the current course is still the sample: it has no name, and its categories have the sample's names. */
export function isSample({ courseName, categories }: WorkingCourse): boolean {
  return (
    courseName === '' &&
    categories.length === sampleNames.length &&
    categories.every(({ name }, index) => name === sampleNames[index])
  );
}
