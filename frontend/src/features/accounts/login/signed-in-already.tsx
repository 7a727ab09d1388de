import { Button, Group } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import type { SessionUserFragment } from '../../../gql/graphql.ts';
import { returnPath } from '../../../lib/return-path.ts';
import { useLogOut } from '../../../lib/session/use-log-out.ts';
import { CardPage } from '../../../ui/card-page.tsx';

/** Shown to signed-in users instead of a form for signed-out users. */
export function SignedInAlready({ user }: { user: SessionUserFragment }) {
  const logOut = useLogOut();
  const location = useLocation();
  return (
    <CardPage
      size="s"
      title="You’re signed in"
      lead={
        <>
          As {user.firstName} {user.lastName}, with {user.email}.
        </>
      }
    >
      <Group mt="lg">
        <Button size="md" component={Link} to={returnPath(location)}>
          Continue
        </Button>
        <Button size="md" variant="default" onClick={() => void logOut()}>
          Sign out
        </Button>
      </Group>
    </CardPage>
  );
}
