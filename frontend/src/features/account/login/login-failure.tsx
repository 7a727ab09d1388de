import { texts } from '../../../../../core/texts.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';

/** The server says no more than that it failed, whatever is wrong, so that nobody learns who has an account. */
export function LoginFailure({ error }: { error: Error }) {
  const message = failureMessage(error);
  return (
    <FormFailure title={texts.login.failure}>
      {message === texts.login.failure
        ? 'Check the address and the password. If you have just registered, open the link in the mail first.'
        : message}
    </FormFailure>
  );
}
