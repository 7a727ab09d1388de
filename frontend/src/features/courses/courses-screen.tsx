import { SignInNeeded } from '../../ui/sign-in-needed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { AllCourses } from './all-courses.tsx';
import { CourseInvitations } from './course-invitations.tsx';
import styles from './courses.module.css';
import { CourseTemplates } from './course-templates.tsx';
import { CoursesHead } from './courses-head.tsx';
import { DeletedCourses } from './deleted-courses.tsx';
import { LoadingCourses } from './loading-courses.tsx';

const needs = 'Courses are saved with an account, so that you find them on every device.';

/** The courses of who is signed in, and for everybody what to start from. */
export function CoursesScreen() {
  const { status } = useSession();
  return (
    <div className={styles.screen}>
      {status === 'signedOut' ? (
        <SignInNeeded title="Saved courses" needs={needs} />
      ) : (
        <div className="wrap">
          <CoursesHead />
          {status === 'checking' ? null : <CourseInvitations />}
          {status === 'checking' ? <LoadingCourses /> : <AllCourses />}
          {status === 'checking' ? null : <DeletedCourses />}
        </div>
      )}
      <CourseTemplates />
    </div>
  );
}
