import { useQuery } from '@apollo/client/react';
import { CourseQuizzesLink } from '../../../ui/course-quizzes-link.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { courseQuizzesQuery } from './saved-course-documents.ts';

interface CourseQuizzesProps {
  courseId: string;
}

/** The way to the quizzes of a saved course, for who is signed in; nothing where it has none, or they did not come. */
export function CourseQuizzes({ courseId }: CourseQuizzesProps) {
  const { status } = useSession({ asks: false });
  const { data } = useQuery(courseQuizzesQuery, {
    variables: { courseId },
    skip: status !== 'signedIn',
    fetchPolicy: 'cache-and-network',
  });
  const quizzes = data?.quizzes.filter(({ deleted }) => !deleted) ?? [];
  return <CourseQuizzesLink courseId={courseId} count={quizzes.length} />;
}
