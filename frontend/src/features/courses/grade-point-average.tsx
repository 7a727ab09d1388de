import { formatPercent } from '../../../../core/grading/rounding.ts';
import { gradePointAverage } from '../../../../core/grading/gpa.ts';
import { type CourseMeta, titleOf } from './course-meta.ts';
import styles from './courses.module.css';

const listed = new Intl.ListFormat('en-GB');

/** The grade point average over the current grades of saved courses, with the courses that it does not count. */
export function CoursesGradePointAverage({ courses }: { courses: readonly CourseMeta[] }) {
  const { value, counted, skipped } = gradePointAverage(courses);
  if (value === null) return null;
  const names = skipped.map(({ course }) => titleOf(course));
  return (
    <p className={styles.average}>
      <strong>GPA {formatPercent(value)}</strong> over the current letters of {counted.length}{' '}
      {counted.length === 1 ? 'course' : 'courses'}, which count equally.
      {skipped.length === 0 ? null : (
        <>
          {' '}
          <span title={skipped.map(({ course, reason }) => `${titleOf(course)}: ${reason}`).join('\n')}>
            Not counted: {listed.format(names)}.
          </span>
        </>
      )}
    </p>
  );
}
