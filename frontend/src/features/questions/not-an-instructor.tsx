import { Button, Group } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import styles from './questions.module.css';

interface NotAnInstructorProps {
  title: string;
  user: SessionUserFragment;
}

/** Says what the screen is for, and the way to it. */
export function NotAnInstructor({ title, user }: NotAnInstructorProps) {
  return (
    <section className={`wrap ${styles.refused}`}>
      <h1>{title}</h1>
      <p>
        The bank holds questions with their right answers, so it is for instructors. You are signed in as{' '}
        {user.email}, a student. If you teach, ask for an instructor’s account: an administrator decides.
      </p>
      <Group gap="sm">
        {user.upgradeRequestsEnabled ? (
          <Button component={Link} to={generatePath(paths.upgradeForm, { user: user.id })}>
            Ask for an instructor’s account
          </Button>
        ) : (
          <Button component={Link} to={paths.contact}>
            Contact us
          </Button>
        )}
        <Button variant="default" component={Link} to={paths.quizCategories}>
          Find a quiz
        </Button>
      </Group>
    </section>
  );
}
