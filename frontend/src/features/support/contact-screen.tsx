import { Button } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../../../../core/texts.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { CardPage } from '../../ui/card-page.tsx';
import { Outcome } from '../../ui/form/outcome.tsx';
import { ContactForm, type ContactValues } from './contact-form.tsx';

/** Shown after the message was sent: what happens next. */
function ContactSent({ answerTo, onAgain }: { answerTo: string; onAgain: () => void }) {
  return (
    <Outcome message={texts.contact.success}>
      <p>
        The administrators got your message. They will answer by mail to <b>{answerTo}</b>. Check your spam
        folder, too.
      </p>
      <Button variant="default" onClick={onAgain}>
        Write another message
      </Button>
    </Outcome>
  );
}

const title = 'Contact us';

/** A form to write to the operators of this site, with or without an account. */
export function ContactScreen() {
  const session = useSession({ fetches: false });
  const [initial, setInitial] = useState<ContactValues | null>(null);
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  // Filled in only once, so that typed text stays when somebody signs in or out.
  if (initial === null && session.status !== 'checking')
    setInitial(session.status === 'signedIn' ? ofSender(session.user) : empty);
  if (answerTo !== null)
    return (
      <CardPage size="m" title={title}>
        <ContactSent answerTo={answerTo} onAgain={() => setAnswerTo(null)} />
      </CardPage>
    );
  return (
    <CardPage
      size="m"
      title={title}
      lead="Questions, problems or ideas: your message reaches the people who run this site."
    >
      {initial === null ? null : (
        <ContactForm
          initial={initial}
          onSent={(sent) => {
            setInitial({ ...sent, message: '' });
            setAnswerTo(sent.email);
          }}
        />
      )}
    </CardPage>
  );
}

const empty: ContactValues = { name: '', email: '', message: '' };

function ofSender({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  return { name: `${firstName} ${lastName}`.trim(), email, message: '' };
}
