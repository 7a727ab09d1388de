import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { CompareWindow } from './compare-window.tsx';
import { LeaveWindow } from './leave-window.tsx';
import { SaveAsWindow } from './save-as-window.tsx';
import { TemplateWindow } from './template-window.tsx';

/** The windows that are about the course on the server. */
export function CourseWindows() {
  const { openDialog } = usePlannerStore().getState();
  const dialog = usePlanner((state) => state.dialog);
  const theirs = usePlanner((state) => state.theirs);
  const close = () => openDialog(null);
  const windows = { onClose: close, onClosed: focusAgain };
  return (
    <>
      <SaveAsWindow opened={dialog === 'saveAs'} {...windows} />
      <TemplateWindow opened={dialog === 'template'} {...windows} />
      <CompareWindow theirs={dialog === 'compare' ? theirs : null} {...windows} />
      <LeaveWindow onClosed={focusAgain} />
    </>
  );
}

/** What opened the window may be gone, as an entry of the menu is, or was busy: then the focus goes to the button beside. */
function focusAgain(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.querySelector<HTMLElement>('[data-save]')?.focus();
}
