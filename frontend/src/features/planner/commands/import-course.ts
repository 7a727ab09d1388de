import { createWorkingCourse, toCourse } from '../../../../../core/grading/editing/working-course.ts';
import { largestFile, readCourseText, type ReadCourse } from '../model/course-files.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';
import { offerUndo } from './undo-toast.tsx';

/** Opens the course of a file. Gives back what is wrong with it; then the course in hand is as it was. */
export async function importCourse(store: PlannerStore, file: File): Promise<readonly string[]> {
  if (file.size > largestFile) return ['This file is larger than 10 MB. A course is never that large.'];
  const read = await readFile(store, file);
  if ('errors' in read) return read.errors;
  const { nextKey } = presentOf(store.getState());
  store.getState().open({ course: createWorkingCourse(read.course, { firstKey: nextKey }), entries: {} });
  const items = read.course.categories.reduce((sum, category) => sum + category.items.length, 0);
  offerUndo(store, `Imported ${file.name}: ${items} ${items === 1 ? 'item' : 'items'}.`);
  return [];
}

async function readFile(store: PlannerStore, file: File): Promise<ReadCourse> {
  try {
    return await readCourseText(await file.text(), file.name, toCourse(presentOf(store.getState())));
  } catch (error) {
    return { errors: [`This file cannot be read. ${error instanceof Error ? error.message : ''}`.trim()] };
  }
}
