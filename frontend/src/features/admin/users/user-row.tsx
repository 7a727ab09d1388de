import { useSession } from '../../../lib/session/use-session.ts';
import type { ManagedUserFragment } from '../../../gql/graphql.ts';
import { Cell } from '../../../ui/list/records.tsx';
import { DisableAccount } from './disable-account.tsx';
import { RoleSelect } from './role-select.tsx';
import { UpgradeSwitch } from './upgrade-switch.tsx';
import { UserName } from './user-name.tsx';

const columns = {
  account: 'Account',
  role: 'Role',
  upgrade: 'May ask for an upgrade',
  since: 'Since',
  access: 'Access',
};
export const userColumns = Object.values(columns);

/** One account, and what an administrator may change of it: nothing of the own one. */
export function UserRow({ user }: { user: ManagedUserFragment }) {
  const session = useSession();
  const isOwn = session.status === 'signedIn' && session.user.id === user.id;
  return (
    <tr>
      <Cell label={columns.account}>
        <UserName user={user} isOwn={isOwn} />
      </Cell>
      <Cell label={columns.role}>{isOwn ? user.role : <RoleSelect user={user} />}</Cell>
      <Cell label={columns.upgrade}>{isOwn ? null : <UpgradeSwitch user={user} />}</Cell>
      <Cell label={columns.since}>
        <time dateTime={user.createdOn}>
          {new Date(user.createdOn).toLocaleDateString('en', { dateStyle: 'medium' })}
        </time>
      </Cell>
      <Cell label={columns.access}>{isOwn ? null : <DisableAccount user={user} />}</Cell>
    </tr>
  );
}
