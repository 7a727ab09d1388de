import { useNavigate } from 'react-router-dom';
import { useLogOut } from '../../lib/session/use-log-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { accountNavItems, nameOf } from './account-entries.ts';
import { Palette, type PaletteProps } from './palette.tsx';

/** The palette for signed-in users. */
export function AccountPalette({ asked }: Pick<PaletteProps, 'asked'>) {
  const session = useSession({ asks: false });
  const logOut = useLogOut();
  const navigate = useNavigate();
  const user = session.status === 'signedIn' ? session.user : null;
  const navItems = accountNavItems(user).map(({ label, to }) => ({
    id: to,
    label,
    onClick: () => void navigate(to),
  }));
  const leave = {
    id: 'sign-out',
    label: 'Sign out',
    ...(user && { description: nameOf(user) }),
    onClick: () => void logOut(),
  };
  return <Palette asked={asked} account={[...navItems, leave]} />;
}
