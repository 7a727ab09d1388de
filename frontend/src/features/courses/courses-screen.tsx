import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { invitationParam, type InvitationKind } from '../../lib/courses/invitation-address.ts';
import { ago } from '../../lib/ago.ts';
import { fromTemplate } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';
import { useQuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { CourseTemplateList } from '../../ui/course-templates/course-template-list.tsx';
import { DateTimeText } from '../../ui/list/date-time-text.tsx';
import { SignInNeeded } from '../../ui/sign-in-needed.tsx';
import { CourseInvitations } from './course-invitations.tsx';
import { titleOf } from './course-meta.ts';
import { CoursesGradePointAverage } from './grade-point-average.tsx';
import { deletedCoursesQuery } from './course-list-documents.ts';
import styles from './courses.module.css';
import { PlanCourse } from './plan-course.tsx';
import { LoadingCourses } from './loading-courses.tsx';
import { MemberCourses } from './member-courses.tsx';
import { PlanFirstCourse } from './plan-first-course.tsx';
import { SavedCourses } from './saved-courses.tsx';
import { useCourseActions } from './use-course-actions.ts';
import { useMemberCourses, useSavedCourses, courseListState } from './use-course-lists.ts';
import { Failure } from '../../ui/failure.tsx';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';

const notFetched = 'The deleted courses could not be fetched';

/** The user's deleted courses that can be restored, most recently deleted first. */
function DeletedCourses() {
  const { data, error, refetch } = useQuery(deletedCoursesQuery, { fetchPolicy: 'cache-and-network' });
  const { restore } = useCourseActions();
  const courses = data?.deletedCourses ?? [];
  // Most users have none, so nothing is shown while the list is loading.
  if (courses.length === 0 && !error) return null;
  const retry = () => void refetch().catch(ignoreShownFailure);
  return (
    <section aria-labelledby="deleted-courses">
      <div className={styles.sectionHead}>
        <h2 id="deleted-courses">Recently deleted</h2>
      </div>
      {error ? <Failure mt="md" title={notFetched} message={failureMessage(error)} onRetry={retry} /> : null}
      <ul className={styles.deleted} aria-labelledby="deleted-courses">
        {courses.map((course) => (
          <li key={course.id}>
            <div>
              <h3 className={styles.deletedName}>{titleOf(course)}</h3>
              <p className={styles.deletedFacts}>
                Deleted {ago(course.deletedAt)}. You can restore it until{' '}
                <DateTimeText at={course.restoreExpiresAt} />
              </p>
            </div>
            <Button
              variant="default"
              flex="none"
              aria-label={`Restore ${titleOf(course)}`}
              onClick={() => void restore(course)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sectionId = 'templates';

/** The templates. A copy of the chosen template opens in the planner, where it can be saved. */
function CourseTemplates() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page is too short to scroll there before the templates have loaded.
  const scrollIfNamed = () => {
    if (hash === `#${sectionId}`) heading.current?.scrollIntoView();
  };
  return (
    <section className={`wrap ${styles.templates}`} aria-labelledby={sectionId}>
      <h2 ref={heading} id={sectionId}>
        Start from a template
      </h2>
      <CourseTemplateList
        onChoose={(course) => void navigate(paths.planner, { state: fromTemplate(course) })}
        onShown={scrollIfNamed}
      />
    </section>
  );
}

/** All courses of the signed-in user: owned courses first, then memberships. */
function AllCourses() {
  const savedCourses = useSavedCourses();
  const memberCourses = useMemberCourses();
  const quizCounts = useQuizCounts();
  const { isMemberOnly, isUndecided } = courseListState(savedCourses, memberCourses);
  const members = <MemberCourses fetched={memberCourses} quizCounts={quizCounts} canLeave />;
  const average = <CoursesGradePointAverage {...{ savedCourses, memberCourses }} min={1} />;
  if (isUndecided) return <LoadingCourses />;
  return isMemberOnly ? (
    <>
      {average}
      {members}
      <PlanFirstCourse />
    </>
  ) : (
    <>
      {average}
      <SavedCourses fetched={savedCourses} quizCounts={quizCounts} />
      {members}
    </>
  );
}

function CoursesHead() {
  return (
    <div className={styles.head}>
      <h1>Saved courses</h1>
      <PlanCourse isMain />
    </div>
  );
}

const savedCourses = {
  title: 'Saved courses',
  reason: 'Courses are saved with an account, so that you find them on every device.',
};

const invitationReason =
  'Sign in, or create an account, with the address that was invited. You then see which course it is and who invites you, and can accept or decline.';

/**
 * What users who are not signed in see at the link of an invitation. It does not name the course, because only the
 * invited person may know it.
 */
const invitations: Readonly<Record<InvitationKind, typeof savedCourses>> = {
  course: {
    title: 'You’re invited to a course',
    reason: invitationReason,
  },
  staff: {
    title: 'You’re invited to the staff of a course',
    reason: invitationReason,
  },
};

/** The signed-in user's courses, and the templates for everyone. */
export function CoursesScreen() {
  const { status } = useSession();
  const [params] = useSearchParams();
  const kind = params.get(invitationParam);
  const signInTexts = kind === 'course' || kind === 'staff' ? invitations[kind] : savedCourses;
  return (
    <div className={styles.screen}>
      {status === 'signedOut' ? (
        <SignInNeeded {...signInTexts} />
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
