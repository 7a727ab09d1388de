import { Button } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import { isStudentRole } from '../../../../core/courses/student-role.ts';
import { type MemberGrade, memberGrade } from '../../../../core/grading/member-grade.ts';
import { formatCompact, formatPercent } from '../../../../core/grading/rounding.ts';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import type { QuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { enteredGradeText } from '../../lib/courses/entered-grade.ts';
import { LinkedText } from '../../ui/linked-text/linked-text.tsx';
import { CourseQuizzesLink } from '../../ui/course-quizzes-link.tsx';
import { titleOf } from './course-meta.ts';
import styles from './courses.module.css';
import type { FetchedCourses, MemberCourse } from './use-course-lists.ts';
import { useMembershipActions } from './use-membership-actions.ts';
import { Failure } from '../../ui/failure.tsx';

interface MemberCardProps {
  course: MemberCourse;
  /** Number of the user's quizzes in the course. */
  quizCount: number;
  /** Undefined if the course cannot be left. */
  onLeave?: (() => void) | undefined;
}

/** A course of another person at a glance: its owner, and the user's grade. */
function MemberCard({ course, quizCount, onLeave }: MemberCardProps) {
  const { id, description, createdBy, role, grade, ownStanding, lastUpdatedOn } = course;
  const memberGradeToShow = memberGrade(grade, ownStanding);
  const { source } = memberGradeToShow;
  const text = gradeText(memberGradeToShow);
  return (
    <li className={`${styles.card} ${styles.memberCard}`} data-membership={id}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={generatePath(paths.course, { id })}>{titleOf(course)}</Link>
        </h3>
        {description === '' ? null : (
          <p className={styles.description}>
            <LinkedText text={description} />
          </p>
        )}
        <p className={styles.facts}>
          <span>By {createdBy}</span>
          {role === '' ? null : <span>Your role: {role}</span>}
          <span>Course or its people updated {ago(lastUpdatedOn)}</span>
          <CourseQuizzesLink courseId={id} count={quizCount} among={titleOf(course)} />
          {grade !== null && source !== 'entered' ? <span>{enteredGradeText(grade)}</span> : null}
        </p>
        {onLeave ? (
          <Button
            className={styles.leave ?? ''}
            variant="subtle"
            color="gray"
            size="compact-md"
            aria-label={`Leave course ${titleOf(course)}`}
            onClick={onLeave}
          >
            Leave course
          </Button>
        ) : null}
      </div>
      {text === null && !isStudentRole(role) ? null : (
        <dl className={styles.grade}>
          <dt>{gradeLabels[source]}</dt>
          <dd data-empty={text === null || undefined}>{text ?? 'none yet'}</dd>
        </dl>
      )}
    </li>
  );
}

const gradeLabels: Readonly<Record<MemberGrade['source'], string>> = {
  released: 'Current grade',
  tried: 'With grades you tried',
  entered: 'Your grade',
};

/** The grade with its letter. An entered grade has no trailing zeros. Null without a grade. */
function gradeText({ currentGrade, letter, source }: MemberGrade): string | null {
  if (currentGrade === null) return null;
  const percent = source === 'entered' ? formatCompact(currentGrade) : formatPercent(currentGrade);
  return `${percent}\u00A0%${letter === null ? '' : ` ${letter}`}`;
}

const notFetched = 'The courses you’re in could not be fetched';

interface MemberCoursesProps {
  fetched: FetchedCourses<MemberCourse>;
  quizCounts: QuizCounts;
  /** Maximum number of shown courses. All if omitted. */
  max?: number;
  /** Whether a course can be left from here. */
  canLeave?: boolean;
}

/** Courses of other owners that the user is a member of. */
export function MemberCourses({ fetched, quizCounts, max, canLeave = false }: MemberCoursesProps) {
  const { list = [], error, retry } = fetched;
  const { leave } = useMembershipActions();
  // Most users have none, so nothing is shown while the list is loading.
  if (list.length === 0 && !error) return null;
  const visibleCourses = list.slice(0, max);
  return (
    <section aria-labelledby="member-courses">
      <div className={styles.sectionHead}>
        <h2 id="member-courses">Courses you’re in</h2>
        {visibleCourses.length < list.length ? (
          <Link to={paths.courses}>All {list.length} courses</Link>
        ) : null}
      </div>
      {error ? <Failure mt="md" title={notFetched} message={failureMessage(error)} onRetry={retry} /> : null}
      {visibleCourses.length === 0 ? null : (
        <ul className={styles.list} aria-labelledby="member-courses">
          {visibleCourses.map((course) => (
            <MemberCard
              key={course.id}
              course={course}
              quizCount={quizCounts.get(course.id) ?? 0}
              onLeave={canLeave ? () => void leave(course) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
