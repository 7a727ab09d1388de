import { useMutation } from '@apollo/client/react';
import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { readNumber } from '../../../../../../core/quizzes/score.ts';
import type { ResultQuestionPartsFragment, SubmissionPartsFragment } from '../../../../gql/graphql.ts';
import { failureMessage, fieldMessages, isConflict } from '../../../../lib/server-failure.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { pointsText } from '../../../../ui/quiz-question/points-text.ts';
import styles from './editor.module.css';
import { gradeAnswerMutation } from './grading-documents.ts';
import { OtherFeedback } from './other-feedback.tsx';
import { useTypedGrade } from './use-typed-grade.ts';
import { Failure } from '../../../../ui/failure.tsx';

interface GradeFormProps {
  question: ResultQuestionPartsFragment;
  submission: SubmissionPartsFragment;
  /** Whether another answer waits for a grade. */
  hasNext: boolean;
  /** Called after saving: opens the next answer to grade. */
  onGoOn: () => void;
  /** Called if the attempt was graded elsewhere after it was loaded. */
  onStale: () => void;
  /** Closes the form. Undefined if it is always open. */
  onClose?: () => void;
}

/** The points to send. Null if the automatic points are unchanged, so that they stay automatic. */
function pointsToSend(value: number, { type, earned, automaticPoints }: ResultQuestionPartsFragment) {
  const isUnchanged = type !== 'ESSAY' && automaticPoints === null && value === earned;
  return isUnchanged ? null : value;
}

/** The points and the feedback of an answer. */
export function GradeForm({ question, submission, hasNext, onGoOn, onStale, onClose }: GradeFormProps) {
  const grade = useTypedGrade(submission.id, question);
  const { type, wasTypedEarlier, otherFeedback, onSaved } = grade;
  const { points, feedback } = grade.typed;
  const [problem, setProblem] = useState<string | null>(null);
  const [hasToChoose, setHasToChoose] = useState(false);
  const [gradeAnswer, { loading, error }] = useMutation(gradeAnswerMutation);
  const refused = fieldMessages(error);
  const send = async (value: number | null): Promise<boolean> => {
    setHasToChoose(otherFeedback !== null);
    if (otherFeedback !== null) return false;
    const { id: attemptId, revision } = submission;
    const variables = { attemptId, questionId: question.id, points: value, feedback, revision };
    try {
      await gradeAnswer({ variables });
      onSaved();
      return true;
    } catch (failure) {
      if (isConflict(failure)) onStale();
      return false;
    }
  };
  const save = async (opensNext: boolean) => {
    const value = readNumber(points);
    const isPossible = value !== null && value >= 0 && value <= question.points;
    setProblem(isPossible ? null : `The question gives 0 to ${pointsText(question.points)}.`);
    if (!isPossible || !(await send(pointsToSend(value, question)))) return;
    if (opensNext) return onGoOn();
    showSuccess('The grade is saved.');
    onClose?.();
  };
  const restoreAutomatic = async () => {
    setProblem(null);
    if (!(await send(null))) return;
    showSuccess('The automatic points count again.');
    onClose?.();
  };
  const cancel = () => {
    onSaved();
    onClose?.();
  };
  const opensNext = question.isPending && hasNext;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(opensNext);
  };
  return (
    <form className={styles.grade} onSubmit={submit} noValidate>
      {error && Object.keys(refused).length === 0 ? (
        <Failure
          mb="md"
          title="The grade was not saved"
          message={
            isConflict(error)
              ? 'This attempt was graded after you opened it. The latest grade is shown above: check it, and save again.'
              : failureMessage(error)
          }
        />
      ) : null}
      {wasTypedEarlier && question.isPending ? (
        <p className={styles.localGrades}>You typed this grade earlier. It isn’t saved yet.</p>
      ) : null}
      <TextInput
        label={`Points, of ${question.points}`}
        className={styles.points ?? ''}
        inputMode="decimal"
        data-points={question.id}
        value={points}
        error={problem ?? refused['points']}
        onChange={({ currentTarget }) => type({ points: currentTarget.value })}
      />
      <Textarea
        label="Feedback"
        description="The student sees it with the result."
        autosize
        minRows={2}
        maxLength={5000}
        mt="sm"
        value={feedback}
        error={hasToChoose && otherFeedback !== null ? 'Choose which feedback to keep.' : refused['feedback']}
        onChange={({ currentTarget }) => type({ feedback: currentTarget.value })}
      />
      {otherFeedback === null ? null : <OtherFeedback feedback={otherFeedback} onKeep={grade.keepFeedback} />}
      <Group mt="md">
        <Button type="submit" loading={loading}>
          {opensNext ? 'Save and next' : buttonText(question.isPending)}
        </Button>
        {opensNext ? (
          <Button variant="default" disabled={loading} onClick={() => void save(false)}>
            {buttonText(true)}
          </Button>
        ) : null}
        {typeof question.automaticPoints === 'number' ? (
          <Button variant="default" disabled={loading} onClick={() => void restoreAutomatic()}>
            {`Use the automatic ${pointsText(question.automaticPoints)}`}
          </Button>
        ) : null}
        {onClose ? (
          <Button variant="subtle" disabled={loading} onClick={cancel}>
            Cancel
          </Button>
        ) : null}
      </Group>
    </form>
  );
}

/** For the last answer of an attempt: its student sees the result at once. */
export const gradeSaved = 'The grade is saved. The student sees the result now.';

const buttonText = (isPending: boolean) => (isPending ? 'Save the grade' : 'Change the grade');
