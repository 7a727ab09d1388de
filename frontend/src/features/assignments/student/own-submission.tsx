import type { AssignmentWorkFragment } from '../../../gql/graphql.ts';
import { When } from '../../../ui/dates/when.tsx';
import { LinkedText } from '../../../ui/linked-text/linked-text.tsx';
import styles from '../assignments.module.css';
import { lateDeductionText } from '../late-text.ts';
import type { OwnAssignment } from './own-assignment.ts';

/** The text or the link of a submission. */
export function SubmittedWork({ submission }: { submission: AssignmentWorkFragment }) {
  return (
    <div className={styles.work}>
      <LinkedText text={submission.text ?? submission.link ?? ''} />
    </div>
  );
}

interface OwnSubmissionProps {
  assignment: OwnAssignment;
  submission: AssignmentWorkFragment;
}

/** What the student submitted last. */
export function OwnSubmission({ assignment, submission }: OwnSubmissionProps) {
  const { submittedAt, number, returned } = submission;
  const late = returned ? null : lateDeductionText({ ...assignment, submittedAt });
  return (
    <div>
      <p className={styles.hint}>
        Submitted <When at={submittedAt} />
        {number > 1 ? `, ${number.toLocaleString('en')} times so far` : ''}
        {late === null ? '' : `. ${late}`}
      </p>
      <SubmittedWork submission={submission} />
    </div>
  );
}
