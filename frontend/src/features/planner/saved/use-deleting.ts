import { useApolloClient } from '@apollo/client/react';
import { generatePath, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { countPeople } from '../../../lib/courses/count-people.ts';
import { deleteCourseMutation, restoreCourseMutation } from '../../../lib/courses/course-documents.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { usePlannerStore } from '../store/use-planner.ts';

/**
 * Deletes the current course, opens the list of courses, and offers to restore the course. If people are in the course,
 * `startDeletion` asks for a confirmation. `remove` does not ask.
 */
export function useDeleting() {
  const client = useApolloClient();
  const store = usePlannerStore();
  const navigate = useNavigate();

  const restore = async (id: string) => {
    try {
      await client.mutate({ mutation: restoreCourseMutation, variables: { id }, fetchPolicy: 'no-cache' });
      await navigate(generatePath(paths.course, { id }));
    } catch (error) {
      showDeletingFailure(error, () => void restore(id));
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
      showDeletingFailure(error, () => void remove());
      return;
    }
    setSaving('deleted');
    await navigate(paths.courses);
    showUndo(
      `Deleted ${saved.course.name === '' ? 'the course' : saved.course.name}.`,
      () => void restore(saved.id),
    );
  };
  const startDeletion = async () => {
    const { saved, askToDelete } = store.getState();
    if (saved === null) return;
    const people = await countPeople(client, saved.id);
    if (people > 0) askToDelete(people);
    else await remove();
  };
  return { startDeletion, remove };
}

function showDeletingFailure(error: unknown, retry: () => void): void {
  showFailure(failureMessage(error, texts.courseDelete.failure), retry, 'course-deleting');
}
