import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { withData } from '../../../lib/with-data.tsx';

/** The parts of the planner that share a course or open a shared one. `app/screens.ts` lists the chunk numbers. */
export const ShareForm = lazyChunk(
  5,
  withData(async () => (await import('./share-form.tsx')).ShareForm),
);

export const TemplateList = lazyChunk(
  6,
  withData(async () => (await import('./template-list.tsx')).TemplateList),
);

/** The window with the due dates. As for the other windows of the course, the code is loaded at the first use. */
export const DueDates = lazyChunk(45, async () => (await import('../grid/due-dates.tsx')).DueDates);

export const SharedCopy = lazyChunk(
  7,
  withData(async () => (await import('./shared-copy.tsx')).SharedCopy),
);
