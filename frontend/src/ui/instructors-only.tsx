import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../gql/graphql.ts';
import { paths } from '../lib/paths.ts';
import { ownUpgradeQuery } from '../lib/upgrade/upgrade-documents.ts';
import styles from './instructors-only.module.css';

interface InstructorsOnlyProps {
  title: string;
  user: SessionUserFragment;
  /** Why the screen is not for students. */
  reason: string;
}

/** Shown to students on an instructors' screen: its purpose, and how to become an instructor. */
export function InstructorsOnly({ title, user, reason }: InstructorsOnlyProps) {
  const { data } = useQuery(ownUpgradeQuery, { fetchPolicy: 'cache-and-network' });
  const isPending = data?.me?.upgradeRequest?.status === 'Pending';
  return (
    <section className={`wrap ${styles.note}`}>
      <h1>{title}</h1>
      <p>
        {reason} You are signed in as {user.email}, a student.{' '}
        {isPending
          ? 'You asked for an instructor’s account: an administrator has yet to decide.'
          : 'If you teach, ask for an instructor’s account: an administrator decides.'}
      </p>
      <Group gap="sm">
        <WayToTeach user={user} isPending={isPending} />
        <Button variant="default" component={Link} to={paths.quizCategories}>
          Find a quiz
        </Button>
      </Group>
    </section>
  );
}

function WayToTeach({ user, isPending }: { user: SessionUserFragment; isPending: boolean }) {
  if (!isPending && !user.canRequestUpgrade)
    return (
      <Button component={Link} to={paths.contact}>
        Contact us
      </Button>
    );
  return (
    <Button component={Link} to={generatePath(paths.upgradeForm, { user: user.id })}>
      {isPending ? 'See the request' : 'Ask for an instructor’s account'}
    </Button>
  );
}
