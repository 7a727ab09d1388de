import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { screenHeading } from '../../lib/screen-heading.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { showFailure, showNotice, showSuccess } from '../../lib/show-notice.tsx';
import { showUndo } from '../../lib/show-undo.tsx';
import { titleOf } from './course-meta.ts';
import {
  acceptCourseInvitationMutation,
  declineCourseInvitationMutation,
  leaveCourseMutation,
} from './course-list-documents.ts';

interface NamedCourse {
  readonly id: string;
  readonly name: string;
}

/** Joins and leaves courses of other owners, and declines invitations. */
export function useMembershipActions() {
  const client = useApolloClient();

  const join = async (course: NamedCourse, done: string): Promise<void> => {
    try {
      const focus = focusAfter(course);
      await client.mutate({ mutation: acceptCourseInvitationMutation, variables: { courseId: course.id } });
      await refresh(client);
      focus();
      showSuccess(done);
    } catch (error) {
      showFailure(failureMessage(error), () => void join(course, done));
    }
  };
  const accept = (course: NamedCourse) => join(course, `You’re in ${titleOf(course)}.`);

  const decline = async (course: NamedCourse): Promise<void> => {
    try {
      const focus = focusAfter(course);
      await client.mutate({ mutation: declineCourseInvitationMutation, variables: { courseId: course.id } });
      await refresh(client);
      focus();
      showNotice({
        message: `Declined ${titleOf(course)}.`,
        action: { label: 'Accept instead', onClick: () => void accept(course) },
      });
    } catch (error) {
      showFailure(failureMessage(error), () => void decline(course));
    }
  };

  const leave = async (course: NamedCourse): Promise<void> => {
    try {
      const focus = focusAfter(course);
      await client.mutate({ mutation: leaveCourseMutation, variables: { courseId: course.id } });
      await refresh(client);
      focus();
      showUndo(`Left ${titleOf(course)}.`, () => void join(course, `You’re back in ${titleOf(course)}.`));
    } catch (error) {
      showFailure(failureMessage(error), () => void leave(course));
    }
  };
  return { accept, decline, leave };
}

/** Refetches all data on the screen: courses, quizzes and practice depend on the user's memberships. */
async function refresh(client: ApolloClient): Promise<void> {
  // Each list shows its own failure.
  await Promise.allSettled([client.refetchQueries({ include: 'active' })]);
}

/**
 * The row of the course disappears. If it has the focus, the returned function moves the focus to the next row, the
 * previous one, or the heading, unless the user has moved it to another element since.
 */
function focusAfter({ id }: NamedCourse): () => void {
  const escaped = CSS.escape(id);
  const row = document.querySelector(`[data-invitation="${escaped}"], [data-membership="${escaped}"]`);
  if (row === null || !row.contains(document.activeElement)) return () => {};
  const next = row.nextElementSibling ?? row.previousElementSibling;
  return () => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || row.contains(activeElement);
    if (isLost) (next?.querySelector<HTMLElement>('a, button') ?? screenHeading())?.focus();
  };
}
