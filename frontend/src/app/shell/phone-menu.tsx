import { Divider, Drawer, NavLink as MenuLink } from '@mantine/core';
import { Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Loading } from '../../ui/loading.tsx';
import { paths } from '../../lib/paths.ts';
import { comingBackTo } from '../../lib/return-path.ts';
import { useSessionHint } from '../../lib/session/session-hint.ts';
import { AccountLinks } from '../screens.ts';
import { currentOf, navItems } from './nav-items.ts';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The header's links on narrow screens. */
export function PhoneMenu({ opened, onClose }: DrawerProps) {
  const { pathname } = useLocation();
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size="xs" title="Menu">
      <nav aria-label="Menu">
        {navItems.map((item) => (
          <MenuLink
            key={item.to}
            component={Link}
            to={item.to}
            aria-current={currentOf(item, pathname)}
            label={item.label}
            onClick={onClose}
            py={12}
          />
        ))}
        <Divider my="xs" />
        <AccountPart onSelect={onClose} />
      </nav>
    </Drawer>
  );
}

/** Looks like the entry that is missing. Selecting it loads it again. */
const notLoaded = (retry: () => void) => (
  <MenuLink component="button" label="Account" onClick={retry} py={12} />
);

/** The sign-in link, or the account's links. */
function AccountPart({ onSelect }: { onSelect: () => void }) {
  const location = useLocation();
  const isHinted = useSessionHint();
  if (!isHinted)
    return (
      <MenuLink
        component={NavLink}
        to={paths.login}
        state={comingBackTo(location)}
        label="Sign in"
        onClick={onSelect}
        py={12}
      />
    );
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<Loading />}>
        <AccountLinks onSelect={onSelect} />
      </Suspense>
    </ErrorBoundary>
  );
}
