import { Button } from '@mantine/core';
import { Link, generatePath } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { CourseQuizzesLink } from '../../ui/course-quizzes-link.tsx';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import { titleOf } from './course-meta.ts';
import styles from './courses.module.css';
import type { MemberCourse } from './use-course-lists.ts';

interface MemberCardProps {
  course: MemberCourse;
  /** How many quizzes of it one finds. */
  quizCount: number;
  /** Undefined where the course cannot be left. */
  onLeave?: (() => void) | undefined;
}

/** A course of somebody else's at a glance: whose it is, and the own grade in it. */
export function MemberCard({ course, quizCount, onLeave }: MemberCardProps) {
  const { id, description, createdBy, role, grade, lastUpdatedOn } = course;
  return (
    <li className={`${styles.card} ${styles.memberCard}`} data-membership={id}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={generatePath(paths.course, { id })}>{titleOf(course)}</Link>
        </h3>
        {description === '' ? null : <p className={styles.description}>{description}</p>}
        <p className={styles.facts}>
          <span>By {createdBy}</span>
          {role === '' ? null : <span>Your role: {role}</span>}
          <span>Updated {ago(lastUpdatedOn)}</span>
          <CourseQuizzesLink courseId={id} count={quizCount} among={titleOf(course)} />
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
      <dl className={styles.grade}>
        <dt>Your grade</dt>
        <dd data-empty={grade === null || undefined}>
          {grade === null ? 'none yet' : `${formatCompact(grade)}\u00A0%`}
        </dd>
      </dl>
    </li>
  );
}
