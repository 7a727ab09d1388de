import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { courseAssignmentsQuery } from '../../../lib/assignments/assignment-documents.ts';
import { courseNotesAddress } from '../../../lib/notes/note-address.ts';
import { CourseQuizzesLink } from '../../../ui/course-quizzes-link.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import styles from './saved.module.css';
import { courseNoteCountQuery, courseQuizzesQuery } from './saved-course-documents.ts';
import { useItemAssignments, useItemQuizzes } from './use-item-quizzes.ts';

interface CourseLinksProps {
  courseId: string;
}

/**
 * Links to the quizzes of a saved course, and to the user's notes about it, for signed-in users. A link is hidden if it
 * leads to nothing, or if the number did not load.
 */
export function CourseLinks({ courseId }: CourseLinksProps) {
  const { status } = useSession({ fetches: false });
  const options = { variables: { courseId }, skip: status !== 'signedIn' };
  const { data } = useQuery(courseQuizzesQuery, options);
  const assignments = useQuery(courseAssignmentsQuery, options);
  const notes = useQuery(courseNoteCountQuery, options);
  useItemQuizzes(courseId, data?.quizzes ?? undefined);
  useItemAssignments(courseId, assignments.data?.assignments ?? undefined);
  const quizzes = data?.quizzes?.filter(({ deleted }) => !deleted) ?? [];
  const noteCount = notes.data?.notes?.totalCount ?? 0;
  return (
    <>
      <CourseQuizzesLink courseId={courseId} count={quizzes.length} />
      {noteCount === 0 ? null : (
        <Link to={courseNotesAddress(courseId)} className={styles.courseLink}>
          Your notes ({noteCount.toLocaleString('en')})
        </Link>
      )}
    </>
  );
}
