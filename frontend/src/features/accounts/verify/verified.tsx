import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Outcome } from '../../../ui/form/outcome.tsx';
import { paths } from '../../../lib/paths.ts';

/** What the server answers once the address is verified. */
export interface VerifiedAddress {
  readonly message: string;
  /** The URL to open after signing in, in case the registration began in another browser. Null if there is none. */
  readonly returnPath: string | null;
}

/** Shown once the address is verified and the user can sign in. */
export function Verified({ message, returnPath }: VerifiedAddress) {
  return (
    <Outcome message={message}>
      <Button
        size="md"
        component={Link}
        to={paths.login}
        state={returnPath === null ? null : { from: returnPath }}
      >
        Sign in
      </Button>
    </Outcome>
  );
}
