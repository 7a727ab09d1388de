import { NavLink as MenuLink } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { useLogOut } from '../../lib/session/use-log-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { accountNavItems, nameOf } from './account-entries.ts';

/** The account menu's links inside the phone menu. */
export function AccountLinks({ onSelect }: { onSelect: () => void }) {
  const session = useSession({ fetches: false });
  const logOut = useLogOut();
  const user = session.status === 'signedIn' ? session.user : null;
  const leave = () => {
    onSelect();
    void logOut();
  };
  return (
    <>
      {accountNavItems(user).map(({ label, to }) => (
        <MenuLink key={to} component={NavLink} to={to} end label={label} onClick={onSelect} py={12} />
      ))}
      <MenuLink
        component="button"
        label="Sign out"
        description={user ? nameOf(user) : null}
        onClick={leave}
        py={12}
      />
    </>
  );
}
