import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { comingBackTo } from '../../../lib/return-path.ts';
import { failureMessage, isNotFound, isUnauthenticated } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import styles from './saved.module.css';

interface CourseFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown if a saved course does not open: the reason, and what to do next. */
export function CourseFailure({ error, onRetry }: CourseFailureProps) {
  const location = useLocation();
  if (isUnauthenticated(error))
    return (
      <Sheet
        title="Sign in to open this course"
        description="Only the owner of a saved course and the people in it can open it."
      >
        <Button component={Link} to={paths.login} state={comingBackTo(location)}>
          Sign in
        </Button>
        <Button variant="default" component={Link} to={paths.register} state={comingBackTo(location)}>
          Create an account
        </Button>
        <PlannerButton />
      </Sheet>
    );
  if (isNotFound(error)) return <NotFound />;
  return (
    <Sheet title={texts.courseLoad.failure} description={failureMessage(error)} isAlert>
      <Button onClick={onRetry}>Try again</Button>
      <PlannerButton />
    </Sheet>
  );
}

type User = Pick<SessionUserFragment, 'email' | 'role'>;

/** Why the course does not open, by role. It may be closed to a user only because it has another address of theirs. */
const closedTexts: Readonly<Record<User['role'], (email: string) => string>> = {
  Student: (email) =>
    `It may have been deleted, or nobody added ${email} to it, the address that you’re signed in with. Ask your instructor which address is in the course.`,
  Instructor: (email) =>
    `If the course is yours, it may have been deleted. My courses lists deleted courses for 30 days. If it is somebody else’s, they haven’t added ${email}, the address that you’re signed in with. Ask them to invite it.`,
  Admin: () =>
    'Admins can open every course. So this one was deleted, or the link is wrong. Its owner can restore it under My courses for 30 days.',
};

function NotFound() {
  const session = useSession({ fetches: false });
  const user: User | null = session.status === 'signedIn' ? session.user : null;
  return (
    <Sheet
      title={texts.courseLoad.none}
      description={
        user === null
          ? 'It may have been deleted, it belongs to another account, or you’re no longer in it.'
          : closedTexts[user.role](user.email)
      }
      isAlert
    >
      <Button component={Link} to={paths.courses}>
        My courses
      </Button>
      <PlannerButton />
    </Sheet>
  );
}

interface SheetProps {
  title: string;
  description: string;
  isAlert?: boolean;
  children: ReactNode;
}

function Sheet({ title, description, isAlert = false, children }: SheetProps) {
  return (
    <div className="wrap">
      <section className={styles.sheet} {...(isAlert && { role: 'alert' })}>
        <Title order={1} tabIndex={-1}>
          {title}
        </Title>
        <Text mt="sm" c="dimmed">
          {description}
        </Text>
        <Group mt="lg" gap="sm">
          {children}
        </Group>
      </section>
    </div>
  );
}

function PlannerButton() {
  return (
    <Button variant="default" component={Link} to={paths.planner}>
      Open the planner
    </Button>
  );
}
