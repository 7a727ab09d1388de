import { useEffect, useEffectEvent } from 'react';
import { isOpen, refusalOf } from '../../../../../core/assignments/submission-rules.ts';
import { ownStatusOf } from '../../../lib/assignments/own-status.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { useNow } from '../../../lib/use-now.ts';
import { SubmissionStatusBadge } from '../../../ui/assignments/submission-status.tsx';
import { When } from '../../../ui/dates/when.tsx';
import { AssignmentBrief, AssignmentHead } from '../assignment-head.tsx';
import styles from '../assignments.module.css';
import type { OwnAssignment } from './own-assignment.ts';
import { OwnSubmission } from './own-submission.tsx';
import { ReturnedGrade } from './returned-grade.tsx';
import { SubmitForm } from './submit-form.tsx';

interface StudentViewProps {
  userId: string;
  assignment: OwnAssignment;
  /** Fetches the assignment again. */
  onRefresh: () => Promise<unknown>;
}

/** An assignment for its students: what to do, their own work, and the grade. */
export function StudentView({ userId, assignment, onRefresh }: StudentViewProps) {
  const { submission, opensAt } = assignment;
  const time = useNow();
  const now = new Date(time).toISOString();
  const refusal = refusalOf(assignment, submission, now);
  const isWaiting = opensAt !== null && (assignment.brief === null || !isOpen(assignment, now));
  useRefreshAt(isWaiting ? opensAt : null, onRefresh);
  return (
    <article>
      <AssignmentHead assignment={assignment} />
      {isWaiting ? (
        <section className={styles.card} aria-label="Not open yet">
          <p>
            This assignment opens <When at={opensAt} withDistance />. You can read it and submit your work
            from then on.
          </p>
        </section>
      ) : (
        <>
          <section className={styles.page} aria-label="What to do">
            <AssignmentBrief assignment={assignment} />
          </section>
          {submission?.returned ? <ReturnedGrade assignment={assignment} submission={submission} /> : null}
          <section className={styles.card} aria-labelledby="own-work">
            <div className={styles.cardHead}>
              <h2 id="own-work">Your work</h2>
              <SubmissionStatusBadge status={ownStatusOf(assignment, time)} />
            </div>
            {submission ? <OwnSubmission assignment={assignment} submission={submission} /> : null}
            {refusal === 'PAST_DUE' ? (
              <p>
                {submission
                  ? 'The due date has passed, so you can no longer submit again.'
                  : 'The due date has passed, and no late work is accepted.'}
              </p>
            ) : null}
            <SubmitForm
              userId={userId}
              assignment={assignment}
              now={now}
              refusal={refusal}
              onRefresh={onRefresh}
            />
          </section>
        </>
      )}
    </article>
  );
}

/** Longer timers overflow, and nobody waits for them. */
const longestWaitMs = 24 * 3600 * 1000;
/** The clock of the server can be a little behind. */
const marginMs = 1000;

/** Fetches the assignment again when it opens, because its brief is sent only then. */
function useRefreshAt(at: string | null, onRefresh: () => Promise<unknown>): void {
  const refresh = useEffectEvent(() => void onRefresh().catch(ignoreShownFailure));
  useEffect(() => {
    if (at === null) return undefined;
    const wait = Math.max(Date.parse(at) - Date.now(), 0) + marginMs;
    if (wait > longestWaitMs) return undefined;
    const timer = setTimeout(() => refresh(), wait);
    return () => clearTimeout(timer);
  }, [at]);
}
