import { gradePointAverage } from '../../../../core/grading/gpa.ts';
import { formatPercent } from '../../../../core/grading/rounding.ts';
import { type ShownCourse, titleOf } from './course-meta.ts';
import styles from './courses.module.css';

const listed = new Intl.ListFormat('en-GB');

interface CoursesGradePointAverageProps {
  courses: readonly ShownCourse[];
  /** The average is shown if so many courses count. */
  min: number;
}

/** The grade point average over the current grades of saved courses, with the courses that it does not count. */
export function CoursesGradePointAverage({ courses, min }: CoursesGradePointAverageProps) {
  const { value, counted, skipped } = gradePointAverage(courses.filter(({ access }) => access === 'OWNER'));
  if (value === null || counted.length < min) return null;
  const changed = counted.filter(({ isChanged }) => isChanged).map(titleOf);
  return (
    <div className={styles.average}>
      <p>
        <strong>GPA {formatPercent(value)}</strong> over the current letters of {counted.length}{' '}
        {counted.length === 1 ? 'course' : 'courses, which count equally'}
        {changed.length === 0 ? '' : `, with your unsaved changes to ${listed.format(changed)}`}.
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
