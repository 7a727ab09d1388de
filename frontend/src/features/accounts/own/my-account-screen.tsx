import { SessionGate } from '../../../ui/session-gate.tsx';
import { MyAccount } from './my-account.tsx';

/** The current user's account. */
export function MyAccountScreen() {
  return (
    <SessionGate title="My account" needs="Sign in to see your account and your data.">
      {(user) => <MyAccount key={user.id} user={user} />}
    </SessionGate>
  );
}
