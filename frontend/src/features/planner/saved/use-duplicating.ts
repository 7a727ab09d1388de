import { useApolloClient } from '@apollo/client/react';
import { generatePath, useNavigate } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { duplicateCourseMutation } from '../../../lib/courses/documents.ts';
import { paths } from '../../../lib/paths.ts';
import { serverMessage } from '../../../lib/server-failure.ts';
import { showNotice, showSuccess } from '../../../lib/show-notice.tsx';
import { usePlannerStore } from '../store/use-planner.ts';

/** Makes a copy of the course as it is saved, and opens it. */
export function useDuplicating(): () => Promise<void> {
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
      const message = serverMessage(error) ?? texts.courseSave.failure;
      showNotice({
        color: 'danger',
        message,
        action: { label: 'Try again', onClick: () => void duplicate() },
      });
    }
  };
  return duplicate;
}
