import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readCourseFile } from '../../../../core/grading/course-file.ts';
import type { Course } from '../../../../core/grading/course.ts';
import { defaultCourse } from '../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { standing } from '../../../../core/grading/standing.ts';
import { draftKey } from '../../lib/draft-keys.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { orNull } from '../../lib/or-null.ts';
import { CurrentGauge } from '../../ui/grade/current-gauge.tsx';
import { CourseInvitations } from './course-invitations.tsx';
import styles from './courses.module.css';
import { HomeCourses, MyCourses } from './home-courses.tsx';
import { LoadingCourses } from './loading-courses.tsx';
import { TeachingWays } from './teaching-ways.tsx';
import { ToGrade } from './to-grade.tsx';
import { ToPractise } from './to-practise.tsx';

/** The planner's unsaved course on this device. Null if there is none, or if it is the untouched sample. */
function readDeviceDraft(): Course | null {
  const draft: unknown = orNull(() => JSON.parse(localStorage.getItem(draftKey) ?? 'null'));
  if (typeof draft !== 'object' || draft === null || !('file' in draft)) return null;
  const read = readCourseFile(draft.file);
  if ('errors' in read || JSON.stringify(read.course) === JSON.stringify(defaultCourse)) return null;
  return read.course;
}

/** The course on this device that belongs to no account. */
function Continue() {
  const [course] = useState(readDeviceDraft);
  if (course === null) return null;
  const { currentGrade } = standing(course.categories);
  return (
    <section className={`${styles.card} ${styles.continue}`} aria-labelledby="continue">
      <div className={styles.words}>
        <h2 id="continue" className={styles.name}>
          {course.name === '' ? 'Untitled course' : course.name}
        </h2>
        <p className={styles.description}>Started on this device and not saved to your account yet.</p>
        <p className={styles.facts}>
          <span>Target {formatCompact(course.targetGrade)}</span>
        </p>
      </div>
      <div className={styles.continueFigure}>
        <CurrentGauge current={currentGrade} target={course.targetGrade} divisions={course.meterDivisions} />
      </div>
      <Button component={Link} to={paths.planner} className={styles.go ?? ''}>
        Continue
      </Button>
    </section>
  );
}

/** Few, so that the courses below stay in view. */
const maxInvitations = 3;

/** Home of the signed-in user: current grades of the courses, and next steps. */
export function DashboardScreen() {
  const session = useSession();
  const greeting = session.status === 'signedIn' ? `Hello, ${session.user.firstName}` : 'Your courses';
  const role = session.status === 'signedIn' ? session.user.role : null;
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.head}>
        <h1>{greeting}</h1>
        <Group gap="sm">
          <Button variant="default" component={Link} to={`${paths.courses}#templates`}>
            Start from a template
          </Button>
          <Button component={Link} to={paths.planner} leftSection={<IconPlus size={16} aria-hidden />}>
            Plan a course
          </Button>
        </Group>
      </div>
      <Continue />
      {session.status === 'signedIn' ? <CourseInvitations max={maxInvitations} /> : null}
      {role === null || role === 'Student' ? null : (
        <>
          <TeachingWays />
          <ToGrade />
        </>
      )}
      {session.status === 'checking' ? (
        <MyCourses>
          <LoadingCourses />
        </MyCourses>
      ) : (
        <HomeCourses>
          <ToPractise isStudent={role === 'Student'} />
        </HomeCourses>
      )}
    </div>
  );
}
