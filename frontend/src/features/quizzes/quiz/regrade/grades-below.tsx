import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { formatCompact } from '../../../../../../core/grading/rounding.ts';
import type { GradeBelowPartsFragment } from '../../../../gql/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { takeQuizResultMutation } from './regrade-documents.ts';
import styles from './regrade.module.css';

interface GradesBelowProps {
  grades: readonly GradeBelowPartsFragment[];
  /** True after the regrade, so that its results can replace the grades. */
  isDone: boolean;
}

/**
 * The people whose entered grades are lower than the quiz now. Perhaps somebody entered these grades to raise a lower
 * result. After the regrade they lower it.
 */
export function GradesBelow({ grades, isDone }: GradesBelowProps) {
  const [first] = grades;
  if (!first) return null;
  return (
    <section className={styles.changes} aria-labelledby="grades-below">
      <h3 id="grades-below" className={styles.heading}>
        {grades.length === 1
          ? 'One entered grade is lower than the quiz'
          : `${grades.length} entered grades are lower than the quiz`}
      </h3>
      <ul className={styles.questions}>
        {grades.map((grade) => (
          <Row key={grade.studentId} grade={grade} isDone={isDone} />
        ))}
      </ul>
      <p className={styles.note}>
        An entered grade counts instead of the quiz.{' '}
        {isDone
          ? 'Using the quiz’s result also removes the feedback and the note about the entered grade. '
          : ''}
        <Anchor
          component={Link}
          to={`${generatePath(paths.course, { id: first.courseId })}?tab=gradebook`}
          underline="always"
          inherit
        >
          Open the gradebook
        </Anchor>
      </p>
    </section>
  );
}

function Row({ grade, isDone }: { grade: GradeBelowPartsFragment; isDone: boolean }) {
  const { courseId, studentId, itemId, name, points, quizPoints, maximumPoints, gradedBy, revision } = grade;
  const [take, { data, error, loading }] = useMutation(takeQuizResultMutation);
  const text = useRef<HTMLParagraphElement>(null);
  const isChanged = (data?.updateGrades?.conflicts.length ?? 0) > 0;
  const isTaken = Boolean(data?.updateGrades) && !isChanged;
  const quiz = `${formatCompact(quizPoints)} of ${formatCompact(maximumPoints)}`;
  const use = async (): Promise<void> => {
    const grades = [{ studentId, itemId, points: null, status: null, feedback: '', note: '', revision }];
    // The text shows the failure from `error`.
    await take({ variables: { courseId, grades }, refetchQueries: 'active' }).catch(() => undefined);
    // The button has disappeared, or its request has failed. The text explains the result.
    text.current?.focus();
  };
  return (
    <li className={styles.question}>
      <p ref={text} tabIndex={-1} className={styles.words}>
        {isTaken
          ? `${name} has the quiz’s result: ${quiz}.`
          : `${name} keeps ${formatCompact(points)}, entered by ${gradedBy}. The quiz ${isDone ? 'now gives' : 'would give'} ${quiz}.`}
        {isChanged ? ' The grade was changed in the gradebook, so it stays.' : ''}
        {error ? ` The grade could not be changed. ${failureMessage(error)}` : ''}
      </p>
      {isDone && !isTaken && !isChanged ? (
        <Group gap="sm">
          <Button
            size="compact-md"
            variant="default"
            loading={loading}
            aria-label={`Use the quiz’s result for ${name}`}
            onClick={() => void use()}
          >
            Use the quiz’s result
          </Button>
        </Group>
      ) : null}
    </li>
  );
}
