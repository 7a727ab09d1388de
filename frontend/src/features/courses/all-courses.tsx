import { useQuizCounts } from '../../lib/quizzes/use-quiz-counts.ts';
import { MemberCourses } from './member-courses.tsx';
import { SavedCourses } from './saved-courses.tsx';
import { useMemberCourses, useSavedCourses } from './use-course-lists.ts';

/** Every course of who is signed in: the own ones, then those of others. */
export function AllCourses() {
  const own = useSavedCourses();
  const ofOthers = useMemberCourses();
  const quizCounts = useQuizCounts();
  return (
    <>
      <SavedCourses fetched={own} quizCounts={quizCounts} />
      <MemberCourses fetched={ofOthers} quizCounts={quizCounts} canLeave />
    </>
  );
}
