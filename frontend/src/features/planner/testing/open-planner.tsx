import { shownNotices } from '../../../testing/notices.ts';
import { screen, within } from '@testing-library/react';
import type { Course } from '../../../../../core/grading/course.ts';
import { Suspense, type ReactNode } from 'react';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { useFocusRestore } from '../../../app/use-focus-restore.ts';
import { renderSite } from '../../../testing/render.tsx';
import { writeDraft } from '../model/draft.ts';
import { PlannerScreen } from '../planner-screen.tsx';
import { draftKey } from '../../../lib/draft-keys.ts';

/** Opens the planner with a course, or with the draft on the device. `sibling` is rendered before it. */
export function openPlanner(course?: Course, sibling: ReactNode = null) {
  if (course)
    localStorage.setItem(draftKey, writeDraft({ course: createWorkingCourse(course), entries: {} }));
  return renderSite(
    <>
      <Suspense>{sibling}</Suspense>
      <LocalPlanner />
    </>,
    { at: '/grade-analyzer' },
  );
}

/** The planner with the site's focus handling. */
function LocalPlanner() {
  useFocusRestore();
  return <PlannerScreen />;
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The panel with the current grade and the recommended grades. */
export const panel = () => within(screen.getByRole('complementary', { name: 'Where you stand' }));

/** The current, guaranteed and maximum grade, as the gauge shows them. */
export const gaugeLabel = () => panel().getByRole('group').getAttribute('aria-label');

/** The toolbar's Undo button is the first on the page. A notice may show another one. */
export const undoButton = () => screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body;

/** The Undo button of a notice. */
export const undoOffer = () => within(shownNotices()).getByRole('button', { name: 'Undo' });

export const button = (name: string) => screen.getByRole('button', { name });

/** The values of all fields of one column, from top to bottom. */
export const column = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[data-row] [data-column="${name}"]`)].map(
    ({ value }) => value,
  );
