import type { ApolloClient } from '@apollo/client';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { updateGradesMutation } from './gradebook-documents.ts';
import type { PendingGrade } from './gradebook-rows.ts';
import type { GradebookStore } from './gradebook-store.ts';

/** Maximum number of grades in one request. */
export const maxGrades = 500;

/** Paths such as `grades.12.points`. */
const gradePath = /^grades\.(\d+)\./;

/** The server's messages by grade. Empty if the whole request failed. */
function problemsOf(sent: readonly PendingGrade[], error: unknown): Map<PendingGrade, string> {
  return new Map(
    Object.entries(fieldMessages(error)).flatMap(([path, message]) => {
      const grade = sent[Number(gradePath.exec(path)?.[1])];
      return grade ? [[grade, message] as const] : [];
    }),
  );
}

/**
 * Returns a function that sends entered grades, one request at a time, until the server has them all. After a failed
 * request it returns. The next call sends these grades again.
 */
export function createGradeSender(client: ApolloClient, store: GradebookStore): () => Promise<void> {
  const courseId = store.getState().course.id;
  return async function send(): Promise<void> {
    for (;;) {
      const sent = store.getState().take(maxGrades);
      if (sent.length === 0) return;
      const grades = sent.map(({ studentId, itemId, grade: { points, status }, ...more }) => {
        const { note, feedback, revision } = more;
        return { studentId, itemId, points, status, note, feedback, revision };
      });
      try {
        // oxlint-disable-next-line no-await-in-loop -- one request at a time, so that revisions are known
        const { data } = await client.mutate({
          mutation: updateGradesMutation,
          variables: { courseId, grades },
        });
        store.getState().confirm(sent, data?.updateGrades ?? { rows: [], conflicts: [] });
      } catch (error) {
        const problems = problemsOf(sent, error);
        if (problems.size === 0) {
          store.getState().fail(sent, failureMessage(error));
          return;
        }
        // If the server refuses one grade, it stores none of the request. So the others are sent again.
        store.getState().reject(sent, problems);
      }
    }
  };
}
