import { Button } from '@mantine/core';
import { AccountPage } from '../form/account-page.tsx';
import { Outcome } from '../../../components/form/outcome.tsx';

interface RegisteredProps {
  message: string;
  email: string;
  onAgain: () => void;
}

/** What happens next. */
export function Registered({ message, email, onAgain }: RegisteredProps) {
  return (
    <AccountPage title="Check your mail">
      <Outcome message={message}>
        <p>
          A message is on its way to <b>{email}</b>. Open the link in it within 24 hours: it proves that the
          address is yours. Then you can sign in.
        </p>
        <p>Nothing there after a few minutes? Look among the unwanted mail, and check the address.</p>
        <Button variant="default" onClick={onAgain}>
          Register another address
        </Button>
      </Outcome>
    </AccountPage>
  );
}
