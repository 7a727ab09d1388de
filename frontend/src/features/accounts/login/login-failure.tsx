import { Alert, Button } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import { failureMessage, isRateLimited } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';

interface LoginFailureProps {
  error: Error;
  isSending: boolean;
  /** Mails a code that signs in despite too many attempts. Null if a code was mailed to this address before. */
  onMailCode: (() => void) | null;
}

/**
 * The error of a sign-in. The server does not name the cause, so that nobody can find out who has an account. Only
 * after the right password, the server reports that the account is disabled.
 */
export function LoginFailure({ error, isSending, onMailCode }: LoginFailureProps) {
  const message = failureMessage(error);
  if (isRateLimited(error) && onMailCode !== null)
    return (
      <Alert color="danger" title={texts.login.failure} mt="md">
        {message}
        <Button
          mt="sm"
          size="compact-md"
          variant="outline"
          color="danger"
          type="button"
          loading={isSending}
          onClick={onMailCode}
          display="block"
        >
          Mail me a code
        </Button>
      </Alert>
    );
  return (
    <FormFailure title={texts.login.failure}>
      {message === texts.login.failure
        ? 'Check the address and the password. If you have just registered, open the link in the mail first.'
        : message}
    </FormFailure>
  );
}
