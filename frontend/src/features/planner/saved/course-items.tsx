import { Menu } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { useDeleting } from './use-deleting.ts';
import { useDuplicating } from './use-duplicating.ts';

/** In the course's menu: what can be done with it in the account. */
export function CourseItems() {
  const session = useSession({ asks: false });
  const { openDialog } = usePlannerStore().getState();
  const saved = usePlanner((state) => state.saved);
  const remove = useDeleting();
  const duplicate = useDuplicating();
  if (session.status !== 'signedIn' && session.status !== 'offline') return null;
  return (
    <>
      <Menu.Item onClick={() => openDialog('saveAs')}>{saved === null ? 'Save…' : 'Save as…'}</Menu.Item>
      {saved === null ? null : <Menu.Item onClick={() => void duplicate()}>Duplicate</Menu.Item>}
      {saved?.canEdit === true && session.status === 'signedIn' && session.user.role !== 'Student' ? (
        <Menu.Item component={Link} to={generatePath(paths.manageQuiz, { courseId: saved.id })}>
          Build a quiz
        </Menu.Item>
      ) : null}
      {saved?.canEdit === true ? (
        <>
          <Menu.Item onClick={() => openDialog('template')}>Share as a template…</Menu.Item>
          <Menu.Item color="danger" onClick={() => void remove()}>
            Delete this course
          </Menu.Item>
        </>
      ) : null}
      <Menu.Divider />
    </>
  );
}
