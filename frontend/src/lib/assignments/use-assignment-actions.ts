import { useApolloClient } from '@apollo/client/react';
import { failureWithReason } from '../server-failure.ts';
import { showFailure, showSuccess } from '../show-notice.tsx';
import { showUndo } from '../show-undo.tsx';
import {
  courseAssignmentsQuery,
  deleteAssignmentMutation,
  deletedAssignmentsQuery,
  restoreAssignmentMutation,
} from './assignment-documents.ts';

/** An assignment in a list. */
interface Listed {
  readonly id: string;
  readonly title: string;
}

/** Deletes and restores assignments of a course, and reports the result. */
export function useAssignmentActions() {
  const client = useApolloClient();
  const refresh = () => client.refetchQueries({ include: [courseAssignmentsQuery, deletedAssignmentsQuery] });

  const restore = async ({ id, title }: Listed): Promise<void> => {
    try {
      await client.mutate({ mutation: restoreAssignmentMutation, variables: { id } });
      await refresh();
      showSuccess(`‘${title}’ is back.`);
    } catch (error) {
      const retry = () => void restore({ id, title });
      showFailure(failureWithReason(`‘${title}’ wasn’t restored`, error), retry);
    }
  };

  const remove = async ({ id, title }: Listed): Promise<boolean> => {
    try {
      await client.mutate({ mutation: deleteAssignmentMutation, variables: { id } });
      await refresh();
      showUndo(`Deleted ‘${title}’ with its submissions.`, () => void restore({ id, title }));
      return true;
    } catch (error) {
      showFailure(failureWithReason(`‘${title}’ wasn’t deleted`, error), () => void remove({ id, title }));
      return false;
    }
  };

  return { remove, restore };
}
