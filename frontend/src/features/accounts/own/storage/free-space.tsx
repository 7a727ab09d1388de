import { Alert, Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Role } from '../../../../gql/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import type { Fill } from './storage-use.ts';

interface FreeSpaceProps {
  fill: Exclude<Fill, 'roomy'>;
  role: Role;
}

/** What can be deleted, and where. */
export function FreeSpace({ fill, role }: FreeSpaceProps) {
  const isStudent = role === 'Student';
  const things = isStudent ? 'courses or practice quizzes' : 'courses, quizzes, questions or files';
  return (
    <Alert
      mt="md"
      color={fill === 'full' ? 'danger' : 'ink'}
      title={fill === 'full' ? 'Your storage is full' : 'Your storage is nearly full'}
    >
      {fill === 'full' ? `You can still take quizzes, but you can’t save new ${things}. ` : null}
      Delete <Way to={paths.courses}>courses</Way>
      {isStudent ? (
        <>
          {' or '}
          <Way to={paths.quizCategories}>practice quizzes</Way>
        </>
      ) : (
        <>
          {', '}
          <Way to={paths.quizCategories}>quizzes and their files</Way>
          {' or '}
          <Way to={paths.questionBank}>questions</Way>
        </>
      )}
      {' that you no longer need. They free their space 30 days after you delete them. '}
      To free space right away, shorten long notes in a course.
    </Alert>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={to} inherit underline="always">
      {children}
    </Anchor>
  );
}
