import { Button, Group } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { SessionUserFragment } from '../gql/graphql.ts';
import { paths } from '../lib/paths.ts';
import { useOwnUpgrade } from '../lib/upgrade/use-own-upgrade.ts';
import { CardPage } from './card-page.tsx';

interface InstructorsOnlyProps {
  title: string;
  user: SessionUserFragment;
  /** Why the screen is not for students. */
  reason: string;
}

const pendingText = 'You asked for an instructor’s account: an administrator has yet to decide.';
const askText = 'If you teach, ask for an instructor’s account: an administrator decides.';

/** Shown to students on an instructors' screen: its purpose, and how to become an instructor. */
export function InstructorsOnly({ title, user, reason }: InstructorsOnlyProps) {
  const { request } = useOwnUpgrade();
  const isPending = request?.status === 'Pending';
  return (
    <CardPage
      size="l"
      title={title}
      lead={`${reason} You’re signed in as ${user.email}, a student. ${isPending ? pendingText : askText}`}
    >
      <Group gap="sm" mt="lg">
        <UpgradeButton user={user} isPending={isPending} />
        <Button variant="default" component={Link} to={paths.quizCategories}>
          Find a quiz
        </Button>
      </Group>
    </CardPage>
  );
}

function UpgradeButton({ user, isPending }: { user: SessionUserFragment; isPending: boolean }) {
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
