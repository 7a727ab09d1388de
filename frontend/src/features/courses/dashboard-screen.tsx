import { Button, Group } from '@mantine/core';
import { IconBooks, IconListDetails, IconPencilPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useQuery } from '@apollo/client/react';
import type { Course } from '../../../../core/grading/course.ts';
import { defaultCourse } from '../../../../core/grading/editing/working-course.ts';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { deviceDraft, gaugeFigures } from '../../lib/device-draft.ts';
import { emptyCourse } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { type StoredDrafts, useStoredDrafts } from '../../lib/stored-drafts.ts';
import { CurrentGauge } from '../../ui/grade/current-gauge.tsx';
import { ago } from '../../lib/ago.ts';
import { gradingQueueEntriesQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { openMessageCountQuery, pendingCountQuery } from '../../lib/admin/count-documents.ts';
import { toGradeAddress } from '../../lib/quizzes/quiz-address.ts';
import { PendingUpgrade } from './pending-upgrade.tsx';
import { CourseInvitations } from './course-invitations.tsx';
import styles from './courses.module.css';
import { DueNext } from './due-next.tsx';
import { HomeCourses, MyCourses } from './home-courses.tsx';
import { LoadingCourses } from './loading-courses.tsx';
import { NewGrades } from './new-grades.tsx';
import { PlanCourse } from './plan-course.tsx';
import { ToPractise } from './to-practise.tsx';
import entryStyles from './to-practise.module.css';

/** The planner's unsaved course on this device. Null if there is none, or if nothing was entered into it. */
function unsavedCourse(drafts: StoredDrafts): Course | null {
  const course = deviceDraft(drafts, null);
  const text = JSON.stringify(course);
  return [defaultCourse, emptyCourse].some((untouched) => JSON.stringify(untouched) === text) ? null : course;
}

/** The planner's unsaved course on this device. */
function Continue({ course }: { course: Course }) {
  const { currentGrade, targetGrade, meterDivisions } = gaugeFigures(course);
  return (
    <section className={`${styles.card} ${styles.continue}`} aria-labelledby="continue">
      <div className={styles.words}>
        <h2 id="continue" className={styles.name}>
          {course.name === '' ? 'Untitled course' : course.name}
        </h2>
        <p className={styles.description}>Started on this device and not saved to your account yet.</p>
        <p className={styles.facts}>
          <span>Target {formatCompact(targetGrade)}</span>
        </p>
      </div>
      <div className={styles.continueFigure}>
        <CurrentGauge current={currentGrade} target={targetGrade} divisions={meterDivisions} />
      </div>
      <Button component={Link} to={paths.planner} className={styles.go ?? ''}>
        Continue
      </Button>
    </section>
  );
}

/** Maximum number of invitations. It is small, so that the courses below stay in view. */
const maxInvitations = 3;

/** Home of the signed-in user: current grades of the courses, and next steps. */
export function DashboardScreen() {
  const unsaved = unsavedCourse(useStoredDrafts());
  const session = useSession();
  const greeting = session.status === 'signedIn' ? `Hello, ${session.user.firstName}` : 'Home';
  const role = session.status === 'signedIn' ? session.user.role : null;
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.head}>
        <h1>{greeting}</h1>
        <Group gap="sm">
          <Button variant="default" component={Link} to={`${paths.courses}#templates`}>
            Start from a template
          </Button>
          <PlanCourse isMain={unsaved === null} />
        </Group>
      </div>
      {unsaved === null ? null : <Continue course={unsaved} />}
      {session.status === 'signedIn' ? <CourseInvitations max={maxInvitations} /> : null}
      {session.status === 'signedIn' ? <NewGrades userId={session.user.id} /> : null}
      {session.status === 'signedIn' ? <DueNext /> : null}
      {session.status === 'signedIn' && role === 'Student' ? (
        <PendingUpgrade userId={session.user.id} />
      ) : null}
      {role === null || role === 'Student' ? null : (
        <>
          <TeachingLinks />
          {role === 'Admin' ? <ToDecide /> : null}
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

const teachingLinks = [
  { label: 'Build a quiz', to: paths.createQuiz, Icon: IconPencilPlus },
  { label: 'Question bank', to: paths.questionBank, Icon: IconBooks },
  { label: 'All quizzes', to: paths.quizCategories, Icon: IconListDetails },
] as const;

/** Links from Home to the quiz screens, for instructors. */
function TeachingLinks() {
  return (
    <nav className={entryStyles.ways} aria-label="Teaching">
      {teachingLinks.map(({ label, to, Icon }) => (
        <Button
          key={to}
          variant="default"
          px={14}
          className={entryStyles.way ?? ''}
          component={Link}
          to={to}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}

/** The user's quizzes with attempts to grade, longest wait first. Empty if there are none, or if they did not load. */
function ToGrade() {
  const { data } = useQuery(gradingQueueEntriesQuery, { fetchPolicy: 'cache-and-network' });
  const quizzes = data?.gradingQueue ?? [];
  if (quizzes.length === 0) return null;
  return (
    <section className={`${entryStyles.card} ${entryStyles.toGrade}`} aria-labelledby="to-grade">
      <h2 id="to-grade">To grade</h2>
      <ul className={entryStyles.rows}>
        {quizzes.map(({ quizId, quizTitle, count, oldestSubmittedAt }) => (
          <li key={quizId}>
            <Link to={toGradeAddress(quizId)}>{quizTitle}</Link>
            <span>
              {count === 1 ? '1 attempt' : `${count} attempts`}, first handed in {ago(oldestSubmittedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Requests to decide and messages to answer, for admins. Empty if there are none, or if they did not load. */
function ToDecide() {
  const requests = useQuery(pendingCountQuery, { fetchPolicy: 'cache-and-network' });
  const messages = useQuery(openMessageCountQuery, { fetchPolicy: 'cache-and-network' });
  const count = requests.data?.upgradeRequests?.totalCount ?? 0;
  const openCount = messages.data?.contactMessages?.totalCount ?? 0;
  if (count + openCount === 0) return null;
  return (
    <section className={`${entryStyles.card} ${entryStyles.toGrade}`} aria-labelledby="to-decide">
      <h2 id="to-decide">To decide</h2>
      <ul className={entryStyles.rows}>
        {count === 0 ? null : (
          <li>
            <Link to={`${paths.manageUsers}?tab=requests`}>
              {count === 1 ? '1 request for an upgrade' : `${count} requests for an upgrade`}
            </Link>
          </li>
        )}
        {openCount === 0 ? null : (
          <li>
            <Link to={`${paths.manageUsers}?tab=messages`}>
              {openCount === 1 ? '1 message to answer' : `${openCount} messages to answer`}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
