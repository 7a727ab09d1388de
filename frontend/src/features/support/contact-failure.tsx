import { texts } from '../../../../core/texts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { failureMessage } from '../../lib/server-failure.ts';

/** What one has typed is still there. */
export function ContactFailure({ error }: { error: Error }) {
  const message = failureMessage(error);
  return (
    <FormFailure title={texts.contact.failure}>
      {message === texts.contact.failure ? 'Something in the form is not right: see below.' : message}
    </FormFailure>
  );
}
