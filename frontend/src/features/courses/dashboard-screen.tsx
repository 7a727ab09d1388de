import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Continue } from './continue.tsx';
import styles from './courses.module.css';
import { LoadingCourses } from './loading-courses.tsx';
import { MemberCourses } from './member-courses.tsx';
import { SavedCourses } from './saved-courses.tsx';
import { ToGrade } from './to-grade.tsx';
import { ToPractise } from './to-practise.tsx';

const shownCourses = 6;
const shownMemberCourses = 3;

/** Home of who is signed in: where the courses stand, and the way on. */
export function DashboardScreen() {
  const session = useSession();
  const greeting = session.status === 'signedIn' ? `Hello, ${session.user.firstName}` : 'Your courses';
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
      {session.status === 'signedIn' && session.user.role !== 'Student' ? <ToGrade /> : null}
      <section aria-labelledby="my-courses">
        <div className={styles.sectionHead}>
          <h2 id="my-courses">My courses</h2>
          <Link to={paths.courses}>All courses</Link>
        </div>
        {session.status === 'checking' ? <LoadingCourses /> : <SavedCourses most={shownCourses} />}
      </section>
      {session.status === 'checking' ? null : <ToPractise />}
      {session.status === 'checking' ? null : <MemberCourses most={shownMemberCourses} />}
    </div>
  );
}
