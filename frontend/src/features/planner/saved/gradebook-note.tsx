import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../../../lib/session/use-session.ts';
import pages from '../pages/pages.module.css';
import { peopleCountQuery } from './saved-course-documents.ts';

/** A note for editors of a course with people, so that they don’t enter the students’ grades in the planner. */
export function GradebookNote({ courseId }: { courseId: string }) {
  const { status } = useSession({ fetches: false });
  const { data } = useQuery(peopleCountQuery, { variables: { courseId }, skip: status !== 'signedIn' });
  if ((data?.course?.members?.totalCount ?? 0) === 0) return null;
  return (
    <p className={pages.banner}>
      <IconEyeOff size={20} aria-hidden />
      <span>
        <strong>Students don’t see the grades on this page.</strong> It plans the course for one student.
        Enter the students’ grades in the{' '}
        <Anchor component={Link} to="?tab=gradebook" underline="always" inherit>
          gradebook
        </Anchor>
        .
      </span>
    </p>
  );
}
