import { CourseQuizzesLink } from '../../../components/course-quizzes-link.tsx';
import { useQuizCounts } from '../../../lib/quizzes/use-quiz-counts.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { SavedCourse } from '../model/saved-course.ts';

interface CourseQuizzesProps {
  saved: SavedCourse;
}

/** The way to the quizzes of a saved course, for who is signed in; nothing where it has none. */
export function CourseQuizzes({ saved }: CourseQuizzesProps) {
  const { status } = useSession({ asks: false });
  return status === 'signedIn' ? <Counted saved={saved} /> : null;
}

function Counted({ saved: { id, course } }: CourseQuizzesProps) {
  const count = useQuizCounts().get(id) ?? 0;
  return <CourseQuizzesLink courseId={id} courseName={course.name || 'Untitled course'} count={count} />;
}
