import { useApolloClient } from '@apollo/client/react';
import { generatePath, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { deleteCourseMutation, restoreCourseMutation } from '../../../lib/courses/documents.ts';
import { paths } from '../../../lib/paths.ts';
import { serverMessage } from '../../../lib/server-failure.ts';
import { showNotice } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { usePlannerStore } from '../store/use-planner.ts';

/** Deletes the course in hand, goes to the list, and for some seconds offers to take it back. */
export function useDeleting(): () => Promise<void> {
  const client = useApolloClient();
  const store = usePlannerStore();
  const navigate = useNavigate();

  const restore = async (id: string) => {
    try {
      await client.mutate({ mutation: restoreCourseMutation, variables: { id }, fetchPolicy: 'no-cache' });
      await navigate(generatePath(paths.course, { id }));
    } catch (error) {
      tell(error, () => void restore(id));
    }
  };
  const remove = async () => {
    const { saved, setSaving } = store.getState();
    if (saved === null) return;
    setSaving('deleting');
    try {
      await client.mutate({ mutation: deleteCourseMutation, variables: { id: saved.id } });
    } catch (error) {
      setSaving('failed');
      tell(error, () => void remove());
      return;
    }
    setSaving('deleted');
    await navigate(paths.courses);
    showUndo(
      `Deleted ${saved.course.name === '' ? 'the course' : saved.course.name}.`,
      () => void restore(saved.id),
    );
  };
  return remove;
}

function tell(error: unknown, retry: () => void): void {
  const message = serverMessage(error) ?? texts.courseDelete.failure;
  showNotice({
    id: 'course-deleting',
    color: 'danger',
    message,
    action: { label: 'Try again', onClick: retry },
  });
}
