import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { comingBackTo } from '../lib/return-path.ts';
import { CardPage } from './card-page.tsx';

interface SignInNeededProps {
  /** The screen's heading. */
  title: string;
  /** Why the screen needs an account, as a sentence. */
  reason: string;
}

/** Replaces a screen that needs a session. It explains why, and brings the user back here after signing in. */
export function SignInNeeded({ title, reason }: SignInNeededProps) {
  const from = comingBackTo(useLocation());
  return (
    <CardPage size="l" title={title} lead={reason}>
      <Group mt="lg">
        <Button size="md" component={Link} to={paths.login} state={from}>
          Sign in
        </Button>
        <Button size="md" variant="default" component={Link} to={paths.register} state={from}>
          Create an account
        </Button>
      </Group>
    </CardPage>
  );
}
