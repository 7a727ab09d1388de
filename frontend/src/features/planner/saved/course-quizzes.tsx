import { useQuery } from '@apollo/client/react';
import { CourseQuizzesLink } from '../../../ui/course-quizzes-link.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { courseQuizzesQuery } from './saved-course-documents.ts';
import { useItemQuizzes } from './use-item-quizzes.ts';

interface CourseQuizzesProps {
  courseId: string;
}

/** Link to the quizzes of a saved course, for signed-in users. Empty without quizzes, or if they do not load. */
export function CourseQuizzes({ courseId }: CourseQuizzesProps) {
  const { status } = useSession({ fetches: false });
  const { data } = useQuery(courseQuizzesQuery, {
    variables: { courseId },
    skip: status !== 'signedIn',
  });
  useItemQuizzes(courseId, data?.quizzes ?? undefined);
  const quizzes = data?.quizzes?.filter(({ deleted }) => !deleted) ?? [];
  return <CourseQuizzesLink courseId={courseId} count={quizzes.length} />;
}
