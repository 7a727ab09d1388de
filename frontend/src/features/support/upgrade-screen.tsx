import { SessionGate } from '../../ui/session-gate.tsx';
import { UpgradeRequest } from './upgrade-request.tsx';

const title = 'Faculty upgrade';

/** Requests an instructor's account for a student. */
export function UpgradeScreen() {
  return (
    <SessionGate
      title={title}
      needs="Sign in to ask for an instructor's account: a request belongs to an account."
    >
      {(user) => <UpgradeRequest key={user.id} user={user} />}
    </SessionGate>
  );
}
