import { Drawer, NavLink as MenuLink } from '@mantine/core';
import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { places } from './places.ts';

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The header's places where there is no room for them. */
export function PhoneMenu({ opened, onClose }: DrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" size="xs" title="Menu">
      <nav aria-label="Menu">
        {[...places, { label: 'Sign in', to: paths.login }].map(({ label, to }) => (
          <MenuLink key={to} component={NavLink} to={to} end label={label} onClick={onClose} py={12} />
        ))}
      </nav>
    </Drawer>
  );
}
