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
  return (
    <>
      <SaveAsWindow opened={dialog === 'saveAs'} onClose={close} />
      <TemplateWindow opened={dialog === 'template'} onClose={close} />
      <CompareWindow theirs={dialog === 'compare' ? theirs : null} onClose={close} />
      <LeaveWindow />
    </>
  );
}
