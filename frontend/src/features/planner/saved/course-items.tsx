import { useApolloClient } from '@apollo/client/react';
import { Menu } from '@mantine/core';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { duplicateCourseMutation } from '../../../lib/courses/course-documents.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { discardChanges } from '../commands/open-version.ts';
import { accessTo, isAsSaved } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { useDeleting } from './use-deleting.ts';

/** Copies the course as it is saved, and opens the copy. */
function useDuplicating(): () => Promise<void> {
  const client = useApolloClient();
  const store = usePlannerStore();
  const navigate = useNavigate();
  const duplicate = async () => {
    const id = store.getState().saved?.id;
    if (id === undefined) return;
    try {
      const { data } = await client.mutate({ mutation: duplicateCourseMutation, variables: { id } });
      if (!data?.duplicateCourse) return;
      await navigate(generatePath(paths.course, { id: data.duplicateCourse.id }));
      showSuccess(`Opened ${data.duplicateCourse.name}.`);
    } catch (error) {
      showFailure(failureMessage(error, texts.courseSave.failure), () => void duplicate());
    }
  };
  return duplicate;
}

/** The entries of the course's menu that save the course or act on a saved course, except deletion. */
export function CourseItems() {
  const session = useSession({ fetches: false });
  const store = usePlannerStore();
  const { openDialog } = store.getState();
  const saved = usePlanner((state) => state.saved);
  const canDiscard = usePlanner(
    (state) => state.saved?.canEdit === true && !isAsSaved(presentOf(state), state.saved),
  );
  const duplicate = useDuplicating();
  if (session.status !== 'signedIn' && session.status !== 'offline') return null;
  return (
    <>
      <Menu.Item onClick={() => openDialog('saveAs')}>{saved === null ? 'Save…' : 'Save as…'}</Menu.Item>
      {canDiscard ? <Menu.Item onClick={() => discardChanges(store)}>Discard changes</Menu.Item> : null}
      {saved === null ? null : <Menu.Item onClick={() => void duplicate()}>Duplicate</Menu.Item>}
      {saved?.canEdit === true && session.status === 'signedIn' && session.user.role !== 'Student' ? (
        <Menu.Item component={Link} to={generatePath(paths.manageQuiz, { courseId: saved.id })}>
          Build a quiz
        </Menu.Item>
      ) : null}
      {saved !== null && accessTo(saved) === 'OWNER' ? (
        <Menu.Item onClick={() => openDialog('template')}>Share as a template…</Menu.Item>
      ) : null}
      <Menu.Divider />
    </>
  );
}

/** The last entry of the course's menu: deletes a saved course that the user owns. */
export function DeleteItem() {
  const session = useSession({ fetches: false });
  const saved = usePlanner((state) => state.saved);
  const { startDeletion } = useDeleting();
  if (session.status !== 'signedIn' && session.status !== 'offline') return null;
  if (saved === null || accessTo(saved) !== 'OWNER') return null;
  return (
    <>
      <Menu.Divider />
      <Menu.Item color="danger" onClick={() => void startDeletion()}>
        Delete this course
      </Menu.Item>
    </>
  );
}
