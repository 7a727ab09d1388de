import { Menu } from '@mantine/core';
import type { Ref } from 'react';
import styles from './menu-anchor.module.css';

/**
 * What a menu that is made when its button is clicked hangs on: it lies over the button without taking its place. The
 * kit would make the button itself the menu's target, and with it a menu for every row.
 */
export function MenuAnchor() {
  return (
    <Menu.Target>
      <Anchor />
    </Menu.Target>
  );
}

/** Takes nothing but the ref: the button bears the names and states that the kit gives its target. */
function Anchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} aria-hidden className={styles.anchor} />;
}
