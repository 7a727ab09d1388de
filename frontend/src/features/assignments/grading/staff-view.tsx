import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Alert, Button, Group, Skeleton } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AssignmentContentFragment } from '../../../gql/graphql.ts';
import { courseAssignmentsTab } from '../../../lib/assignments/assignment-address.ts';
import { useAssignmentActions } from '../../../lib/assignments/use-assignment-actions.ts';
import { failureMessage, failureWithReason } from '../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { Failure } from '../../../ui/failure.tsx';
import { updateAssignmentMutation } from '../assignment-documents.ts';
import { AssignmentBrief, AssignmentHead } from '../assignment-head.tsx';
import styles from '../assignments.module.css';
import { OpenedSubmission } from './opened-submission.tsx';
import { SubmissionList } from './submission-list.tsx';
import type { SubmissionRows } from './use-submission-rows.ts';

interface StaffViewProps {
  userId: string;
  assignment: AssignmentContentFragment;
  submissions: SubmissionRows;
  canEdit: boolean;
  onEdit: () => void;
}

/** The parameter of the URL with the ID of the opened submission. */
const submissionParam = 'submission';

/** An assignment for its editors and graders: what students see, and the submissions of all of them. */
export function StaffView({ userId, assignment, submissions, canEdit, onEdit }: StaffViewProps) {
  const { rows, error, reload } = submissions;
  const { params, write } = useAddressParams();
  const openedId = params.get(submissionParam);
  const open = (id: string | null) => write({ [submissionParam]: id });
  if (rows && openedId !== null && rows.some(({ submission }) => submission?.id === openedId))
    return (
      <OpenedSubmission
        key={openedId}
        userId={userId}
        assignment={assignment}
        rows={rows}
        submissionId={openedId}
        onOpen={open}
        onChanged={reload}
      />
    );
  return (
    <article>
      <div className={styles.headRow}>
        <AssignmentHead assignment={assignment} />
        {canEdit ? <EditorActions assignment={assignment} onEdit={onEdit} /> : null}
      </div>
      {assignment.isPublished ? null : <NotPublished assignment={assignment} canEdit={canEdit} />}
      <section className={styles.page} aria-label="What to do">
        <AssignmentBrief assignment={assignment} />
      </section>
      <section aria-labelledby="submissions" className={styles.submissions}>
        <h2 id="submissions">Submissions</h2>
        {error !== null && rows === null ? (
          <Failure
            title="The submissions could not be fetched"
            message={failureMessage(error)}
            onRetry={reload}
          />
        ) : null}
        {rows === null ? (
          error === null && <Skeleton height={120} />
        ) : (
          <SubmissionList assignment={assignment} rows={rows} onOpen={open} onChanged={reload} />
        )}
      </section>
    </article>
  );
}

function EditorActions({ assignment, onEdit }: Pick<StaffViewProps, 'assignment' | 'onEdit'>) {
  const { remove } = useAssignmentActions();
  const navigate = useNavigate();
  const removeAssignment = async () => {
    if (await remove(assignment)) await navigate(courseAssignmentsTab(assignment.courseId));
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={onEdit}
      >
        Edit
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label="Delete the assignment"
        title="Delete"
        onClick={() => void removeAssignment()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function NotPublished({ assignment, canEdit }: Pick<StaffViewProps, 'assignment' | 'canEdit'>) {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const publish = async (): Promise<void> => {
    const { id, revision } = assignment;
    setSending(true);
    try {
      const variables = { id, input: { isPublished: true }, revision };
      await client.mutate({ mutation: updateAssignmentMutation, variables });
      showSuccess('Published. The members of the course see it now.');
    } catch (error) {
      showFailure(failureWithReason('The assignment wasn’t published', error), () => void publish());
    } finally {
      setSending(false);
    }
  };
  return (
    <Alert color="ink" mt="md" title="Not published">
      Only the staff of the course sees this assignment.
      {canEdit ? (
        <Group mt="sm">
          <Button size="compact-md" loading={isSending} onClick={() => void publish()}>
            Publish
          </Button>
        </Group>
      ) : null}
    </Alert>
  );
}
