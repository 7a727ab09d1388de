import { useParams } from 'react-router-dom';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { Account } from './account.tsx';

/** The account with the email address in the URL. */
export function DisplayAccountScreen() {
  const { email = '' } = useParams();
  return (
    <SessionGate title="Account" needs="Sign in to see your account. Administrators can see any account.">
      {() => <Account key={email} email={email} />}
    </SessionGate>
  );
}
