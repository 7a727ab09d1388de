import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { withData } from '../../../lib/with-data.tsx';

/**
 * The parts of the planner for saved courses. They send requests, so their code is loaded on first use.
 * `app/screens.ts` lists the chunk numbers.
 */
export const SaveControl = lazyChunk(
  30,
  withData(async () => (await import('./save-control.tsx')).SaveControl),
);

export const SaveFirst = lazyChunk(
  37,
  withData(async () => (await import('./save-first.tsx')).SaveFirst),
);

export const CourseItems = lazyChunk(
  31,
  withData(async () => (await import('./course-items.tsx')).CourseItems),
);

export const DeleteItem = lazyChunk(
  61,
  withData(async () => (await import('./course-items.tsx')).DeleteItem),
);

export const CourseLoader = lazyChunk(
  32,
  withData(async () => (await import('./course-loader.tsx')).CourseLoader),
);

export const GradebookNote = lazyChunk(
  62,
  withData(async () => (await import('./gradebook-note.tsx')).GradebookNote),
);

export const CourseLinks = lazyChunk(
  36,
  withData(async () => (await import('./course-links.tsx')).CourseLinks),
);

export const PeoplePage = lazyChunk(
  33,
  withData(async () => (await import('../people/people-page.tsx')).PeoplePage),
);

export const GradebookPage = lazyChunk(
  38,
  withData(async () => (await import('../gradebook/gradebook-page.tsx')).GradebookPage),
);

export const QuizzesPage = lazyChunk(
  44,
  withData(async () => (await import('./quizzes-page.tsx')).QuizzesPage),
);

export const CourseNotesPage = lazyChunk(
  63,
  withData(async () => (await import('./course-notes-page.tsx')).CourseNotesPage),
);

export const AssignmentsPage = lazyChunk(
  64,
  withData(async () => (await import('./assignments-page.tsx')).AssignmentsPage),
);

export const ItemQuiz = lazyChunk(
  39,
  withData(async () => (await import('../gradebook/item-quiz.tsx')).ItemQuiz),
);

const tabs: ReadonlyMap<string | null, { preload: () => void }> = new Map([
  ['people', PeoplePage],
  ['gradebook', GradebookPage],
  ['quizzes', QuizzesPage],
  ['assignments', AssignmentsPage],
  ['course-notes', CourseNotesPage],
]);

/** Preloads the code of a tab of the course, so that it loads together with the course itself. */
export const preloadTab = (tab: string | null) => tabs.get(tab)?.preload();
