import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

/**
 * The specification's one sentence, and the cause, where it is known, below it. Not above other fields than the address:
 * it would name a wrong cause there.
 */
export function RegistrationFailure({ error }: { error: Error }) {
  const marked = fieldMessages(error);
  if (Object.keys(marked).length > 0 && !('email' in marked))
    return <Alert color="danger" title="Check what is marked below." mt="md" />;
  return (
    <FormFailure title={texts.registration.failure}>
      <Cause error={error} />
    </FormFailure>
  );
}

function Cause({ error }: { error: Error }) {
  if (Object.keys(fieldMessages(error)).length > 0) return <>What has to change is said below.</>;
  const message = failureMessage(error);
  if (message !== texts.registration.failure) return <>{message}</>;
  return (
    <>
      If the account is yours,{' '}
      <Anchor component={Link} to={paths.login} inherit underline="always">
        sign in
      </Anchor>{' '}
      or{' '}
      <Anchor component={Link} to={paths.requestPasswordReset} inherit underline="always">
        set a new password
      </Anchor>
      .
    </>
  );
}
