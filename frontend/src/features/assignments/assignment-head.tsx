import { useMemo } from 'react';
import { noteText } from '../../../../core/notes/note-text.ts';
import type { AssignmentContentFragment } from '../../gql/graphql.ts';
import { hasPassed } from '../../lib/dates/date-texts.ts';
import { cleanContent } from '../../lib/notes/note-content.ts';
import { When } from '../../ui/dates/when.tsx';
import { ReadOnlyNote } from '../../ui/note-editor/read-only-note.tsx';
import { pointsText } from '../../ui/quiz-question/points-text.ts';
import styles from './assignments.module.css';
import { lateRuleText } from './late-text.ts';
import { useCourse } from './use-course.ts';

interface AssignmentProps {
  assignment: AssignmentContentFragment;
}

/** The title of an assignment, its points and dates, and what late work costs. */
export function AssignmentHead({ assignment }: AssignmentProps) {
  const { courseId, title, maximumPoints, opensAt, dueAt } = assignment;
  const { course } = useCourse(courseId);
  const courseZone = course?.timeZone ?? '';
  return (
    <header>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <dl className={styles.facts}>
        {opensAt !== null && !hasPassed(opensAt) ? (
          <div>
            <dt>Opens</dt>
            <dd>
              <When at={opensAt} courseZone={courseZone} withDistance />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Due</dt>
          <dd>{dueAt === null ? 'No due date' : <When at={dueAt} courseZone={courseZone} withDistance />}</dd>
        </div>
        {dueAt === null ? null : (
          <div>
            <dt>Late work</dt>
            <dd>{lateRuleText(assignment)}</dd>
          </div>
        )}
        <div>
          <dt>Worth</dt>
          <dd>{pointsText(maximumPoints)}</dd>
        </div>
      </dl>
    </header>
  );
}

/** What to do. Nothing before the assignment opens for students. */
export function AssignmentBrief({ assignment: { brief, revision } }: AssignmentProps) {
  const content = useMemo(() => (brief === null ? null : cleanContent(brief)), [brief]);
  if (content === null) return null;
  if (noteText(content).trim() === '') return <p className={styles.hint}>The brief is empty.</p>;
  return <ReadOnlyNote key={revision} content={content} label="Brief" />;
}
