import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Continue } from './continue.tsx';
import { CourseInvitations } from './course-invitations.tsx';
import styles from './courses.module.css';
import { HomeCourses, MyCourses } from './home-courses.tsx';
import { LoadingCourses } from './loading-courses.tsx';
import { TeachingWays } from './teaching-ways.tsx';
import { ToGrade } from './to-grade.tsx';
import { ToPractise } from './to-practise.tsx';

/** The courses come soon below them. */
const mostInvitations = 3;

/** Home of who is signed in: where the courses stand, and the way on. */
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
      {session.status === 'signedIn' ? <CourseInvitations most={mostInvitations} /> : null}
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
