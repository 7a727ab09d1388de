import { TextCell } from '../grid/text-cell.tsx';
import { isSample } from '../model/sample.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import { CourseActions } from './course-actions.tsx';
import styles from './course-header.module.css';
import { CourseStatus } from './course-status.tsx';

/** The name of the course and the actions on it. */
export function CourseHeader({ isPhone }: { isPhone: boolean }) {
  const name = usePlanner((state) => presentOf(state).courseName);
  const error = usePlanner((state) => presentOf(state).errors.course.courseName ?? null);
  const entry = usePlanner(({ entries }) => entries['course']?.['name']);
  const isUntitledSample = usePlanner((state) => isSample(presentOf(state)));
  const placeholder = isUntitledSample ? 'Sample course' : 'Untitled course';
  return (
    <div className={styles.header}>
      <div className={styles.title}>
        <h1 className={styles.spoken}>{name === '' ? placeholder : name}</h1>
        <TextCell
          row="course"
          column="name"
          entry={entry}
          label="Course name"
          value={name}
          error={error}
          placeholder={placeholder}
          actions={(value) => [{ type: 'setCourseText', field: 'courseName', value }]}
          className={styles.name}
        />
        <CourseStatus />
      </div>
      <CourseActions isPhone={isPhone} />
    </div>
  );
}
