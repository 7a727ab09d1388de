import { useQuery } from '@apollo/client/react';
import { ActionIcon, Anchor, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { AssignmentContentFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { screenHeading } from '../../../lib/screen-heading.ts';
import { SubmissionStatusBadge } from '../../../ui/assignments/submission-status.tsx';
import { When } from '../../../ui/dates/when.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { submissionQuery } from '../assignment-documents.ts';
import styles from '../assignments.module.css';
import { SubmittedWork } from '../student/own-submission.tsx';
import { GradeForm } from './grade-form.tsx';
import { isToGrade, type SubmissionRow } from './use-submission-rows.ts';

interface OpenedSubmissionProps {
  userId: string;
  assignment: AssignmentContentFragment;
  rows: readonly SubmissionRow[];
  submissionId: string;
  /** Opens another submission, or the list for null. */
  onOpen: (submissionId: string | null) => void;
  /** Fetches the rows again. */
  onChanged: () => Promise<unknown>;
}

/** One submission with its grade. Saving a grade opens the next submission to grade. */
export function OpenedSubmission(props: OpenedSubmissionProps) {
  const { userId, assignment, rows, submissionId, onOpen, onChanged } = props;
  const { data, error, refetch } = useQuery(submissionQuery, {
    variables: { id: submissionId },
    fetchPolicy: 'network-only',
  });
  const submitted = rows.filter(({ submission }) => submission !== null);
  const at = submitted.findIndex(({ submission }) => submission?.id === submissionId);
  const row = submitted[at];
  const idAt = (position: number) => submitted[position]?.submission?.id;
  const next = nextToGrade(submitted, at);
  const submission = data?.assignmentSubmission;
  useEffect(() => {
    if (submission === undefined || submission === null) screenHeading()?.focus();
  }, [submission]);
  const name = row?.name || row?.email || 'No name';
  return (
    <article>
      <p className={styles.trail}>
        <Anchor component="button" type="button" onClick={() => onOpen(null)}>
          {assignment.title}
        </Anchor>
      </p>
      <div className={styles.headRow}>
        <h1 className={styles.title} tabIndex={-1}>
          {name}
        </h1>
        <nav className={styles.steps} aria-label="Submissions">
          <Step label="Previous student" id={idAt(at - 1)} icon={IconChevronLeft} onOpen={onOpen} />
          <span>
            {at + 1} of {submitted.length}
          </span>
          <Step label="Next student" id={idAt(at + 1)} icon={IconChevronRight} onOpen={onOpen} />
        </nav>
      </div>
      {error && !submission ? (
        <Failure
          mt="md"
          title="The submission could not be opened"
          message={failureMessage(error)}
          onRetry={() => refetch()}
        />
      ) : null}
      {submission || error ? null : <Skeleton height={180} mt="md" />}
      {submission ? (
        <>
          <section className={styles.card} aria-label="Submission">
            <div className={styles.cardHead}>
              <p className={styles.hint}>
                Submitted <When at={submission.submittedAt} />
                {submission.number > 1 ? `, ${submission.number.toLocaleString('en')} times so far` : ''}
              </p>
              <SubmissionStatusBadge status={submission.status} />
            </div>
            <SubmittedWork submission={submission} />
          </section>
          <GradeForm
            userId={userId}
            assignment={assignment}
            submission={submission}
            hasNext={next !== undefined}
            onSaved={onChanged}
            onGoOn={() => onOpen(next ?? null)}
            onStale={() => refetch()}
          />
        </>
      ) : null}
    </article>
  );
}

/** The next submission that waits for its grade, from the current one on. */
function nextToGrade(submitted: readonly SubmissionRow[], at: number): string | undefined {
  const others = [...submitted.slice(at + 1), ...submitted.slice(0, Math.max(at, 0))];
  return others.find(isToGrade)?.submission?.id;
}

interface StepProps {
  label: string;
  /** Undefined at the end of the list. */
  id: string | undefined;
  icon: typeof IconChevronLeft;
  onOpen: (submissionId: string) => void;
}

function Step({ label, id, icon: Icon, onOpen }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      disabled={id === undefined}
      onClick={() => id !== undefined && onOpen(id)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
