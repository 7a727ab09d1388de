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

/** The address brought no token. */
export function LinkNeeded() {
  return (
    <AccountPage title="Set a new password">
      <Alert color="danger" title={texts.passwordReset.failure} mt="md">
        The link is incomplete. Open it from the mail again, or copy all of it.
      </Alert>
      <Button mt="lg" component={Link} to={paths.requestPasswordReset}>
        Ask for a new link
      </Button>
    </AccountPage>
  );
}
