import { useMutation } from '@apollo/client/react';
import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { assignmentLimits } from '../../../../../core/assignments/assignment-rules.ts';
import { lateDeduction, pointsAfter } from '../../../../../core/assignments/late-work.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { readNumber } from '../../../../../core/quizzes/score.ts';
import type { AssignmentContentFragment, AssignmentWorkFragment } from '../../../gql/graphql.ts';
import { failureMessage, fieldMessages, isConflict } from '../../../lib/server-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { gradeSubmissionMutation } from '../assignment-documents.ts';
import styles from '../assignments.module.css';
import { lateDeductionText } from '../late-text.ts';
import { useLocalWork } from '../local-work.ts';

interface TypedGrade {
  readonly points: string;
  readonly feedback: string;
}

function readTyped(content: unknown): TypedGrade | null {
  const { points, feedback } = { points: null, feedback: null, ...(content as object | null) };
  return typeof points === 'string' && typeof feedback === 'string' ? { points, feedback } : null;
}

interface GradeFormProps {
  userId: string;
  assignment: AssignmentContentFragment;
  submission: AssignmentWorkFragment;
  /** Whether another submission waits for its grade. */
  hasNext: boolean;
  /** Called after saving: fetches the rows again. */
  onSaved: () => Promise<unknown>;
  /** Opens the next submission to grade, or the list. */
  onGoOn: () => void;
  /** Called if the submission was changed after it was loaded. */
  onStale: () => Promise<unknown>;
}

/** The grade and the feedback of a submission. Enter in the field of the grade saves it and opens the next submission. */
export function GradeForm(props: GradeFormProps) {
  const { userId, assignment, submission, hasNext, onSaved, onGoOn, onStale } = props;
  const local = useLocalWork({ userId, kind: 'grade', about: submission.id });
  const form = useRef<HTMLFormElement>(null);
  const draft = readTyped(local.opened?.content);
  const [typed, setTyped] = useState<TypedGrade>(draft ?? storedOf(submission));
  const [problem, setProblem] = useState<string | null>(null);
  const [grade, { loading, error }] = useMutation(gradeSubmissionMutation);
  const refused = fieldMessages(error);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-points]')?.focus();
  }, []);
  const type = (part: Partial<TypedGrade>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    setProblem(null);
    local.keep({
      name: `Grade of ${submission.studentName}`,
      revision: submission.revision,
      content: next,
    });
  };
  const save = async (returned: boolean): Promise<boolean> => {
    const points = readNumber(typed.points);
    const isPossible = points !== null && points >= 0;
    setProblem(isPossible ? null : 'Enter the points, for example 0.');
    if (!isPossible || loading) return false;
    const input = { grade: points, feedback: typed.feedback, ...(returned && { returned }) };
    try {
      await grade({ variables: { id: submission.id, input, revision: submission.revision } });
      local.drop();
      await onSaved();
      return true;
    } catch (failure) {
      if (isConflict(failure)) await onStale();
      return false;
    }
  };
  const saveAndGoOn = async () => {
    if (!(await save(false))) return;
    if (hasNext) return onGoOn();
    showSuccess(submission.returned ? 'Saved. The student sees it now.' : 'The grade is saved.');
  };
  const saveAndReturn = async () => {
    if (await save(true)) showSuccess('The grade is saved and returned.');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void saveAndGoOn();
  };
  useHotkeys([['mod+Enter', () => void saveAndGoOn()]], []);
  const hasOtherErrors = error !== undefined && Object.keys(refused).length === 0;
  return (
    <form ref={form} className={styles.card} noValidate onSubmit={submit} aria-label="Grade">
      {draft === null ? null : (
        <p className={styles.hint}>You typed this grade earlier. It isn’t saved yet.</p>
      )}
      <EarlierGrade submission={submission} />
      <TextInput
        label={`Points, of ${formatCompact(assignment.maximumPoints)}`}
        className={styles.pointsField ?? ''}
        inputMode="decimal"
        autoComplete="off"
        data-points
        value={typed.points}
        error={problem ?? refused['input.grade']}
        onChange={({ currentTarget }) => type({ points: currentTarget.value })}
      />
      <LateNote assignment={assignment} submission={submission} points={readNumber(typed.points)} />
      <Textarea
        label="Feedback"
        description="The student sees it with the grade."
        autosize
        minRows={3}
        maxRows={20}
        maxLength={assignmentLimits.feedback}
        value={typed.feedback}
        error={refused['input.feedback']}
        onChange={({ currentTarget }) => type({ feedback: currentTarget.value })}
      />
      {hasOtherErrors ? (
        <Failure
          title="The grade was not saved"
          message={
            isConflict(error)
              ? 'The student or another grader changed this submission after you opened it. You see its latest state above: check it, and save again.'
              : failureMessage(error)
          }
        />
      ) : null}
      <Group>
        <Button type="submit" loading={loading}>
          {hasNext ? 'Save and next' : 'Save the grade'}
        </Button>
        {submission.returned ? null : (
          <Button variant="default" disabled={loading} onClick={() => void saveAndReturn()}>
            Save and return
          </Button>
        )}
      </Group>
      <p className={styles.hint}>
        {submission.returned
          ? 'This grade is returned: the student sees a change at once.'
          : 'The student sees nothing of it until you return it.'}
      </p>
    </form>
  );
}

/** The grade on the server, as the fields show it. A grade of earlier work is not the grade of this one. */
function storedOf({ grade, feedback, status }: AssignmentWorkFragment): TypedGrade {
  const isGraded = status === 'GRADED' || status === 'RETURNED';
  return { points: isGraded && grade !== null ? formatCompact(grade) : '', feedback };
}

/** The grade that the student's earlier work had. */
function EarlierGrade({ submission: { grade, status } }: Pick<GradeFormProps, 'submission'>) {
  if (grade === null || status === 'GRADED' || status === 'RETURNED') return null;
  return (
    <p className={styles.cost}>
      The earlier work had {formatCompact(grade)} points. The student submitted again since, so this work
      needs its own grade.
    </p>
  );
}

/** What late work loses, and the points that count. */
function LateNote({
  assignment,
  submission,
  points,
}: Pick<GradeFormProps, 'assignment' | 'submission'> & { points: number | null }) {
  const work = { ...assignment, submittedAt: submission.submittedAt };
  const text = lateDeductionText(work);
  if (text === null) return null;
  const counts = points === null ? null : pointsAfter(points, lateDeduction(work));
  return (
    <p className={styles.cost}>
      {text}.
      {counts === null
        ? ''
        : ` ${formatCompact(counts)} of ${formatCompact(assignment.maximumPoints)} count.`}
    </p>
  );
}
