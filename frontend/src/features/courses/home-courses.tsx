import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useQuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import styles from './courses.module.css';
import { CoursesGradePointAverage } from './grade-point-average.tsx';
import { LoadingCourses } from './loading-courses.tsx';
import { MemberCourses } from './member-courses.tsx';
import { PlanFirstCourse } from './plan-first-course.tsx';
import { SavedCourses } from './saved-courses.tsx';
import { useMemberCourses, useSavedCourses, courseListState } from './use-course-lists.ts';

const maxSavedCourses = 6;
const maxMemberCourses = 3;
/** Minimum number of courses for a grade point average. The card of a single course already shows its grade. */
const minOfAverage = 2;

/**
 * The courses on Home: saved courses, then courses of which the user is a member. If there are no saved courses,
 * the courses of which the user is a member come first.
 * @param children shown between the two lists
 */
export function HomeCourses({ children }: { children: ReactNode }) {
  const savedCourses = useSavedCourses();
  const memberCourses = useMemberCourses();
  const quizCounts = useQuizCounts();
  const { isMemberOnly, isUndecided } = courseListState(savedCourses, memberCourses);
  const members = <MemberCourses fetched={memberCourses} quizCounts={quizCounts} max={maxMemberCourses} />;
  const average = <CoursesGradePointAverage {...{ savedCourses, memberCourses }} min={minOfAverage} />;
  return (
    <>
      {isMemberOnly ? average : null}
      {isMemberOnly ? members : null}
      {isMemberOnly ? (
        <PlanFirstCourse />
      ) : (
        <MyCourses>
          {average}
          {isUndecided ? (
            <LoadingCourses />
          ) : (
            <SavedCourses fetched={savedCourses} quizCounts={quizCounts} max={maxSavedCourses} />
          )}
        </MyCourses>
      )}
      {children}
      {isMemberOnly ? null : members}
    </>
  );
}

/** The saved courses, with a link to all of them. */
export function MyCourses({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="my-courses">
      <div className={styles.sectionHead}>
        <h2 id="my-courses">Your courses</h2>
        <Link to={paths.courses}>All courses</Link>
      </div>
      {children}
    </section>
  );
}
