import { SessionGate } from '../../../components/session-gate.tsx';
import { OwnProfile } from './own-profile.tsx';

/** The own account. */
export function MyAccountScreen() {
  return (
    <SessionGate title="My account" needs="Sign in to see your account and what is kept in it.">
      {(user) => <OwnProfile user={user} />}
    </SessionGate>
  );
}
