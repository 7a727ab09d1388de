import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { texts } from '../../../../core/texts.ts';
import {
  deleteCourseMutation,
  duplicateCourseMutation,
  restoreCourseMutation,
  savedCoursesQuery,
} from '../../lib/courses/course-documents.ts';
import { screenHeading } from '../../lib/screen-heading.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { showFailure, showProgress, showSuccess } from '../../lib/show-notice.tsx';
import { showUndo } from '../../lib/show-undo.tsx';
import { type CourseMeta, titleOf } from './course-meta.ts';
import { deletedCoursesQuery } from './course-list-documents.ts';

const linkIn = (card: Element | null | undefined) => card?.querySelector<HTMLElement>('h2 a') ?? null;

const cardOf = (id: string) => document.querySelector(`[data-course="${CSS.escape(id)}"]`);

/**
 * The element that gets the focus when a course is removed from the list: the next or previous course, or the heading.
 */
function neighbourOf(id: string): HTMLElement | null {
  const card = cardOf(id);
  return linkIn(card?.nextElementSibling) ?? linkIn(card?.previousElementSibling) ?? screenHeading();
}

/** Focuses a restored course, if the list shows it. */
function focusCourse(id: string): void {
  // The list renders once the response is in the cache.
  requestAnimationFrame(() => linkIn(cardOf(id))?.focus());
}

type NamedCourse = Pick<CourseMeta, 'id' | 'name'>;

/** Copies, deletes and restores courses of the list. Each action reports its result. */
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
      showFailure(failureMessage(error, texts.courseSave.failure), () => void duplicate(course));
    }
  };

  const restore = async (course: NamedCourse): Promise<void> => {
    try {
      await client.mutate({ mutation: restoreCourseMutation, variables: { id: course.id } });
      await refresh(client);
      await fetchDeleted(client);
      focusCourse(course.id);
      showSuccess(`${titleOf(course)} is back.`);
    } catch (error) {
      showFailure(failureMessage(error, texts.courses.failure), () => void restore(course));
    }
  };

  const remove = async (course: CourseMeta): Promise<void> => {
    const progress = showProgress(texts.courseDelete.request);
    try {
      await client.mutate({ mutation: deleteCourseMutation, variables: { id: course.id } });
      const neighbour = neighbourOf(course.id);
      removeFromList(client, course.id);
      neighbour?.focus();
      void fetchDeleted(client);
      showUndo(`Deleted ${titleOf(course)}.`, () => void restore(course), { replaces: progress });
    } catch (error) {
      notifications.hide(progress);
      showFailure(failureMessage(error, texts.courseDelete.failure), () => void remove(course));
    }
  };

  return { duplicate, remove, restore };
}

/** Fetches the deleted courses again. A failure is ignored, because the list fetches them again when it is shown. */
const fetchDeleted = (client: ApolloClient) =>
  client.query({ query: deletedCoursesQuery, fetchPolicy: 'network-only' }).catch(() => {});

function removeFromList(client: ApolloClient, id: string): void {
  client.cache.updateQuery({ query: savedCoursesQuery }, (data) =>
    data?.savedCourses
      ? { ...data, savedCourses: data.savedCourses.filter((course) => course.id !== id) }
      : undefined,
  );
}

const refresh = (client: ApolloClient) =>
  client.query({ query: savedCoursesQuery, fetchPolicy: 'network-only' });
