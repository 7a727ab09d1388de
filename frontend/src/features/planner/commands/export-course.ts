import { fileNameOf, writeCourseText } from '../model/course-files.ts';
import { courseToSave } from '../model/saved-course.ts';
import { presentOf, type PlannerStore } from '../store/planner-store.ts';

const mediaTypes = { json: 'application/json', csv: 'text/csv;charset=utf-8' };

/** Downloads the course as a file. */
export async function exportCourse(store: PlannerStore, kind: 'json' | 'csv'): Promise<void> {
  const course = courseToSave(presentOf(store.getState()));
  download(await writeCourseText(course, kind), `${fileNameOf(course)}.${kind}`, mediaTypes[kind]);
}

/** Saves a text as a file on the user’s device. `type`: its media type. */
export function download(text: string, fileName: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the URL only after the click, so it has to stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
