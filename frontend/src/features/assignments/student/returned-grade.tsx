import { Anchor } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { AssignmentWorkFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { When } from '../../../ui/dates/when.tsx';
import { LinkedText } from '../../../ui/linked-text/linked-text.tsx';
import { pointsText } from '../../../ui/quiz-question/points-text.ts';
import styles from '../assignments.module.css';
import type { OwnAssignment } from './own-assignment.ts';

interface ReturnedGradeProps {
  assignment: OwnAssignment;
  submission: AssignmentWorkFragment;
}

/** The grade and the feedback, once they are returned. */
export function ReturnedGrade({ assignment, submission }: ReturnedGradeProps) {
  const { courseId, itemId, maximumPoints } = assignment;
  const { grade, points, lateDeduction, feedback, gradedBy, returnedAt } = submission;
  return (
    <section className={styles.card} aria-labelledby="own-grade">
      <h2 id="own-grade">Your grade</h2>
      {points === null ? null : (
        <p className={styles.points}>
          <strong>{formatCompact(points)}</strong> of {pointsText(maximumPoints)}
        </p>
      )}
      {grade !== null && lateDeduction !== null && lateDeduction > 0 ? (
        <p>
          {formatCompact(grade)} for the work, less {pointsText(lateDeduction)} because it was late.
        </p>
      ) : null}
      {feedback === '' ? null : (
        <div>
          <h3>Feedback</h3>
          <p className={styles.feedback}>
            <LinkedText text={feedback} />
          </p>
        </div>
      )}
      <p className={styles.hint}>
        Returned {returnedAt === null ? '' : <When at={returnedAt} />}
        {gradedBy === null || gradedBy === '' ? '' : `, graded by ${gradedBy}`}.{' '}
        {itemId === null ? null : (
          <Anchor
            component={Link}
            to={generatePath(paths.course, { id: courseId })}
            fz="inherit"
            underline="always"
          >
            See what it means for your course grade
          </Anchor>
        )}
      </p>
    </section>
  );
}
