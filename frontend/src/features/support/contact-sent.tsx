import { Button } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';
import { Outcome } from '../../ui/form/outcome.tsx';

/** What happens next. */
export function ContactSent({ answerTo, onAgain }: { answerTo: string; onAgain: () => void }) {
  return (
    <Outcome message={texts.contact.success}>
      <p>
        Your message is kept here and goes to the administrators by mail. When they answer, it is by mail to{' '}
        <b>{answerTo}</b>; look into the spam folder, too.
      </p>
      <Button variant="default" onClick={onAgain}>
        Write another message
      </Button>
    </Outcome>
  );
}
