import { gradePointAverage, type GradedCourse } from '../../../../core/grading/gpa.ts';
import { isStudentRole } from '../../../../core/courses/student-role.ts';
import { memberGrade } from '../../../../core/grading/member-grade.ts';
import { formatPercent } from '../../../../core/grading/rounding.ts';
import { useStoredDrafts } from '../../lib/stored-drafts.ts';
import { asShown, type CourseMeta, titleOf } from './course-meta.ts';
import styles from './courses.module.css';
import type { FetchedCourses, MemberCourse } from './use-course-lists.ts';

const listed = new Intl.ListFormat('en-GB');

interface CoursesGradePointAverageProps {
  savedCourses: FetchedCourses<CourseMeta>;
  memberCourses: FetchedCourses<MemberCourse>;
  /** Minimum number of courses that count. With fewer, no average is shown. */
  min: number;
}

interface AveragedCourse extends GradedCourse {
  readonly id: string;
  readonly name: string;
  /** Whether the grade comes from unsaved changes on this device. */
  readonly isChanged: boolean;
}

/** The courses of others in which the user has or gets a grade. A tutor, for example, gets none. */
function gradedMemberCourses(courses: readonly MemberCourse[]): AveragedCourse[] {
  return courses
    .map(({ id, name, role, grade, ownStanding }) => ({
      id,
      name,
      role,
      isChanged: false,
      ...memberGrade(grade, ownStanding),
    }))
    .filter(({ role, currentGrade }) => currentGrade !== null || isStudentRole(role));
}

/**
 * The grade point average over the user's current grades in saved courses and in courses of others, with the courses
 * that it does not count. Empty until both lists have loaded, because the average would change.
 */
export function CoursesGradePointAverage({
  savedCourses,
  memberCourses,
  min,
}: CoursesGradePointAverageProps) {
  const drafts = useStoredDrafts();
  const { list: saved } = savedCourses;
  const { list: members, error } = memberCourses;
  if (!saved || (!members && !error)) return null;
  const owned = saved.filter(({ access }) => access === 'OWNER').map((course) => asShown(course, drafts));
  const { value, counted, skipped } = gradePointAverage<AveragedCourse>([
    ...owned,
    ...gradedMemberCourses(members ?? []),
  ]);
  if (value === null || counted.length < min) return null;
  const changed = counted.filter(({ isChanged }) => isChanged).map(titleOf);
  return (
    <div className={styles.average}>
      <p>
        <strong>GPA {formatPercent(value)}</strong> over the current letters of {counted.length}{' '}
        {counted.length === 1 ? 'course' : 'courses, which count equally'}
        {changed.length === 0 ? '' : `, with your unsaved changes to ${listed.format(changed)}`}.
        {members ? '' : ' The courses you’re in don’t count, because they could not be fetched.'}
      </p>
      {skipped.length === 0 ? null : (
        <details>
          <summary>
            {skipped.length === 1 ? '1 course doesn’t count' : `${skipped.length} courses don’t count`}
          </summary>
          <ul aria-label="Courses that don’t count">
            {skipped.map(({ course, reason }) => (
              <li key={course.id}>
                {titleOf(course)}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
