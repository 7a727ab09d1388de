import { Alert, Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { AccountPage } from '../form/account-page.tsx';

/** The link of a mail was of no use. */
export function NewLink() {
  return (
    <>
      The link works once, for one hour.{' '}
      <Anchor component={Link} to={paths.requestPasswordReset} inherit underline="always">
        Ask for a new one
      </Anchor>
      .
    </>
  );
}

/** The link of the address does not work: why, and the way to another one. */
export function LinkNeeded({ why }: { why: string }) {
  return (
    <AccountPage title="Set a new password">
      <Alert color="danger" title={texts.passwordReset.failure} mt="md">
        {why}
      </Alert>
      <Button mt="lg" component={Link} to={paths.requestPasswordReset}>
        Ask for a new link
      </Button>
    </AccountPage>
  );
}
