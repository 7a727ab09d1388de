import { CourseQuizzesLink } from '../../../components/course-quizzes-link.tsx';
import { useQuizCounts } from '../../../lib/quizzes/use-quiz-counts.ts';
import { useSession } from '../../../lib/session/use-session.ts';

interface CourseQuizzesProps {
  courseId: string;
}

/** The way to the quizzes of a saved course, for who is signed in; nothing where it has none. */
export function CourseQuizzes({ courseId }: CourseQuizzesProps) {
  const { status } = useSession({ asks: false });
  return status === 'signedIn' ? <Counted courseId={courseId} /> : null;
}

function Counted({ courseId }: CourseQuizzesProps) {
  const count = useQuizCounts().get(courseId) ?? 0;
  return <CourseQuizzesLink courseId={courseId} count={count} />;
}
