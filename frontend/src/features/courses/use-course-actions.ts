import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { notifications } from '@mantine/notifications';
import { texts } from '../../../../core/texts.ts';
import {
  deleteCourseMutation,
  duplicateCourseMutation,
  restoreCourseMutation,
  savedCoursesQuery,
} from '../../lib/courses/documents.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import { showNotice, showSuccess } from '../../lib/show-notice.tsx';
import { showUndo } from '../../lib/show-undo.tsx';
import { titleOf, type CourseMeta } from './course-meta.ts';

const deleting = 'course-deleting';

/** Duplicating and deleting in the list. Each says what came of it. */
export function useCourseActions() {
  const client = useApolloClient();

  const duplicate = async (course: CourseMeta): Promise<void> => {
    try {
      const { data } = await client.mutate({
        mutation: duplicateCourseMutation,
        variables: { id: course.id },
      });
      await refresh(client);
      showSuccess(`Made ${data?.duplicateCourse?.name ?? 'a copy'}.`);
    } catch (error) {
      tell(error, texts.courseSave.failure, () => void duplicate(course));
    }
  };

  const restore = async (course: CourseMeta): Promise<void> => {
    try {
      await client.mutate({ mutation: restoreCourseMutation, variables: { id: course.id } });
      await refresh(client);
      showSuccess(`${titleOf(course)} is back.`);
    } catch (error) {
      tell(error, texts.courses.failure, () => void restore(course));
    }
  };

  const remove = async (course: CourseMeta): Promise<void> => {
    notifications.show({
      id: deleting,
      message: texts.courseDelete.request,
      autoClose: false,
      loading: true,
    });
    try {
      await client.mutate({ mutation: deleteCourseMutation, variables: { id: course.id } });
      takeFromList(client, course.id);
      notifications.hide(deleting);
      showUndo(`Deleted ${titleOf(course)}.`, () => void restore(course));
    } catch (error) {
      notifications.hide(deleting);
      tell(error, texts.courseDelete.failure, () => void remove(course));
    }
  };
  return { duplicate, remove };
}

function takeFromList(client: ApolloClient, id: string): void {
  client.cache.updateQuery({ query: savedCoursesQuery }, (data) =>
    data ? { ...data, savedCourses: data.savedCourses.filter((course) => course.id !== id) } : undefined,
  );
}

const refresh = (client: ApolloClient) =>
  client.query({ query: savedCoursesQuery, fetchPolicy: 'network-only' });

function tell(error: unknown, fallback: string, retry: () => void): void {
  showNotice({
    color: 'danger',
    message: serverMessage(error) ?? fallback,
    action: { label: 'Try again', onClick: retry },
  });
}
