import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Outcome } from '../../../ui/form/outcome.tsx';
import { paths } from '../../../lib/paths.ts';

/** Shown once the address is verified and the user can sign in. */
export function Verified({ message }: { message: string }) {
  return (
    <Outcome message={message}>
      <Button size="md" component={Link} to={paths.login}>
        Sign in
      </Button>
    </Outcome>
  );
}
