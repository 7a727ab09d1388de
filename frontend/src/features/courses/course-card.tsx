import { Link, generatePath } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { CourseQuizzesLink } from '../../ui/course-quizzes-link.tsx';
import { CurrentGauge } from '../../ui/grade/current-gauge.tsx';
import { ago } from '../../lib/ago.ts';
import { draftKeyOf } from '../../lib/draft-keys.ts';
import { paths } from '../../lib/paths.ts';
import { tried } from '../../lib/tried.ts';
import { CourseMenu } from './course-menu.tsx';
import { titleOf, type CourseMeta } from './course-meta.ts';
import styles from './courses.module.css';

interface CourseCardProps {
  course: CourseMeta;
  /** How many quizzes of it one finds. */
  quizCount: number;
}

/** A saved course at a glance. */
export function CourseCard({ course, quizCount }: CourseCardProps) {
  const { id, description, currentGrade, targetGrade, meterDivisions, lastUpdatedOn, isTemplate } = course;
  const [first = 0, second = 100] = meterDivisions;
  const hasDraft = tried(() => localStorage.getItem(draftKeyOf(id))) !== null;
  return (
    <li className={styles.card} data-course={id}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={generatePath(paths.course, { id })}>{titleOf(course)}</Link>
        </h2>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          <span>Target {formatCompact(targetGrade)}</span>
          <span>Saved {ago(lastUpdatedOn)}</span>
          <CourseQuizzesLink courseId={id} count={quizCount} among={titleOf(course)} />
          {isTemplate ? <span>Template</span> : null}
          {hasDraft ? <span className={styles.draft}>Unsaved changes on this device</span> : null}
        </p>
      </div>
      <div className={styles.figure}>
        <CurrentGauge current={currentGrade} target={targetGrade} divisions={[first, second]} />
      </div>
      <CourseMenu course={course} />
    </li>
  );
}
