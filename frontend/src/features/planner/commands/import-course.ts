import { createWorkingCourse, toCourse } from '../../../../../core/grading/editing/working-course.ts';
import { largestFile, readCourseText, type ReadCourse } from '../model/course-files.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';
import { whyNotText } from './file-kind.ts';
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
    const text = await file.text();
    const reason = whyNotText(file, text);
    if (reason !== null) return { errors: [reason] };
    return await readCourseText(text, file.name, toCourse(presentOf(store.getState())));
  } catch {
    return { errors: ['This file cannot be read. It may have been moved, or still be open elsewhere.'] };
  }
}
