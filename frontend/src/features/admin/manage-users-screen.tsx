import { SessionGate } from '../../ui/session-gate.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { NotAnAdmin } from './not-an-admin.tsx';

const title = 'Manage users';

/** For administrators: who uses the site, and what they asked for. */
export function ManageUsersScreen() {
  return (
    <SessionGate title={title} needs="This screen is for administrators. Sign in with such an account.">
      {(user) =>
        user.role === 'Admin' ? <AdminTabs title={title} /> : <NotAnAdmin title={title} user={user} />
      }
    </SessionGate>
  );
}
