import { Button, Group } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import styles from './quiz-builder.module.css';

/** What a student is told who comes here. */
export function ForInstructors({ title, user }: { title: string; user: SessionUserFragment }) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <section className={styles.note}>
        <h1>{title}</h1>
        <p>
          Quizzes are built by instructors, and yours is a student’s account. You can take quizzes, and if you
          teach, ask for an instructor’s account.
        </p>
        <Group mt="lg" gap="sm">
          <Button component={Link} to={paths.quizCategories}>
            Find a quiz
          </Button>
          <Button variant="default" component={Link} to={generatePath(paths.upgradeForm, { user: user.id })}>
            Ask for an instructor’s account
          </Button>
        </Group>
      </section>
    </div>
  );
}
