import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { AssignmentContentFragment } from '../../../gql/graphql.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { SubmissionStatusBadge } from '../../../ui/assignments/submission-status.tsx';
import { ConfirmWindow } from '../../../ui/confirm-window.tsx';
import { When } from '../../../ui/dates/when.tsx';
import { BreakableText } from '../../../ui/list/breakable-text.tsx';
import { Cell, Records } from '../../../ui/list/records.tsx';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import { returnSubmissionsMutation } from '../assignment-documents.ts';
import styles from '../assignments.module.css';
import { isToGrade, type SubmissionRow } from './use-submission-rows.ts';

interface SubmissionListProps {
  assignment: AssignmentContentFragment;
  rows: readonly SubmissionRow[];
  onOpen: (submissionId: string) => void;
  /** Fetches the rows again. */
  onChanged: () => Promise<unknown>;
}

/** The students of the course and their work. */
export function SubmissionList({ assignment, rows, onOpen, onChanged }: SubmissionListProps) {
  const toGrade = rows.filter(isToGrade);
  const first = toGrade[0]?.submission?.id;
  if (rows.length === 0)
    return <p className={styles.hint}>The course has no students yet. Their submissions appear here.</p>;
  return (
    <>
      <p className={styles.hint}>{countsText(rows)}</p>
      <Group gap="sm" my="sm">
        {first === undefined ? null : (
          <Button onClick={() => onOpen(first)}>
            Grade {toGrade.length === 1 ? '1 submission' : `${toGrade.length} submissions`}
          </Button>
        )}
        <ReturnAll assignment={assignment} rows={rows} onChanged={onChanged} />
      </Group>
      <Records caption="Submissions" columns={['Student', 'Status', 'Submitted', 'Points']}>
        {rows.map((row) => (
          <tr key={row.studentId}>
            <td>
              <Student row={row} onOpen={onOpen} />
            </td>
            <Cell label="Status">
              <SubmissionStatusBadge status={row.status} />
            </Cell>
            <Cell label="Submitted">{row.submission ? <When at={row.submission.submittedAt} /> : null}</Cell>
            <Cell label="Points">{pointsOf(row, assignment)}</Cell>
          </tr>
        ))}
      </Records>
    </>
  );
}

function Student({ row, onOpen }: { row: SubmissionRow } & Pick<SubmissionListProps, 'onOpen'>) {
  const { name, email, submission } = row;
  const shown = name || email || 'No name';
  return (
    <>
      {submission ? (
        <Anchor component="button" type="button" fw={600} onClick={() => onOpen(submission.id)}>
          {shown}
        </Anchor>
      ) : (
        shown
      )}
      {name === '' || email === '' ? null : (
        <span className={styles.email}>
          <BreakableText>{email}</BreakableText>
        </span>
      )}
    </>
  );
}

function pointsOf({ submission }: SubmissionRow, { maximumPoints }: AssignmentContentFragment) {
  if (submission?.points == null) return null;
  const deduction = submission.lateDeduction ?? 0;
  return (
    <>
      <span className={styles.nowrap}>
        {formatCompact(submission.points)} of {formatCompact(maximumPoints)}
      </span>
      {deduction === 0 ? null : <span className={styles.email}>{pointsText(deduction)} less: late</span>}
    </>
  );
}

/** ‘12 students: 5 to grade, 3 graded and not returned, 2 returned, 2 not submitted’ */
function countsText(rows: readonly SubmissionRow[]): string {
  const countOf = (...statuses: readonly string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).length;
  const parts = [
    [rows.filter(isToGrade).length, 'to grade'],
    [countOf('GRADED'), 'graded and not returned'],
    [countOf('RETURNED'), 'returned'],
    [countOf('NOT_SUBMITTED'), 'not submitted'],
    [countOf('MISSING'), 'missing'],
  ] as const;
  const shown = parts.flatMap(([count, name]) => (count === 0 ? [] : `${count} ${name}`));
  return `${rows.length === 1 ? '1 student' : `${rows.length} students`}: ${shown.join(', ')}.`;
}

type ReturnAllProps = Omit<SubmissionListProps, 'onOpen'>;

/** Returns all grades, after asking. Hidden if there are none. */
function ReturnAll({ assignment: { id, itemId }, rows, onChanged }: ReturnAllProps) {
  const [isAsking, setAsking] = useState(false);
  const [send, { loading, error, reset }] = useMutation(returnSubmissionsMutation);
  const { length: count } = rows.filter(({ status }) => status === 'GRADED');
  const close = () => {
    setAsking(false);
    reset();
  };
  const returnAll = async () => {
    try {
      const { data } = await send({ variables: { assignmentId: id } });
      const returned = data?.returnSubmissions?.returnedCount ?? count;
      close();
      showSuccess(`${gradesText(returned)} returned.`);
      await onChanged();
    } catch {
      // The window shows the failure.
    }
  };
  return (
    <>
      {count === 0 ? null : (
        <Button variant="default" onClick={() => setAsking(true)}>
          Return {count === 1 ? 'the grade' : `all ${count} grades`}
        </Button>
      )}
      <ConfirmWindow
        opened={isAsking}
        onClose={close}
        title={count === 1 ? 'Return the grade?' : `Return ${count} grades?`}
        confirm="Return"
        isSending={loading}
        error={error}
        failureTitle="The grades were not returned"
        onConfirm={() => void returnAll()}
      >
        The students see their grade and your feedback, and can no longer submit.{' '}
        {itemId === null ? '' : 'The grades are entered in the gradebook. '}
        Submissions without a grade are not returned.
      </ConfirmWindow>
    </>
  );
}

const gradesText = (count: number) => (count === 1 ? '1 grade' : `${count.toLocaleString('en')} grades`);
