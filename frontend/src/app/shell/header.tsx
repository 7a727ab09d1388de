import { ActionIcon, Button, Kbd, UnstyledButton } from '@mantine/core';
import { useDisclosure, useOs } from '@mantine/hooks';
import { IconMenu2, IconMessage, IconSearch } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { AccountEntry } from './account-entry.tsx';
import { AssistantDrawer } from './assistant-drawer.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { currentOf, places } from './places.ts';
import { usePalette } from './use-palette.tsx';

/** Who and where one is, and the ways to anywhere else. Below 960 the places fold into a menu. */
export function Header() {
  const palette = usePalette();
  const [asking, assistant] = useDisclosure();
  const [unfolded, menu] = useDisclosure();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link to={paths.home} className={styles.logo}>
          <Logo />
          Markwise
        </Link>
        <MainPlaces />
        <FindButton onClick={palette.open} />
        <Button
          variant="subtle"
          color="gray"
          className={styles.wide}
          leftSection={<IconMessage size={18} />}
          onClick={assistant.open}
        >
          Ask
        </Button>
        <div className={styles.wide}>
          <AccountEntry />
        </div>
        <NarrowButtons onFind={palette.open} onAsk={assistant.open} onMenu={menu.open} />
      </div>
      {palette.host}
      <AssistantDrawer opened={asking} onClose={assistant.close} />
      <PhoneMenu opened={unfolded} onClose={menu.close} />
    </header>
  );
}

function MainPlaces() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.places} aria-label="Main">
      {places.map((place) => (
        <Link key={place.to} to={place.to} aria-current={currentOf(place, pathname)}>
          {place.label}
        </Link>
      ))}
    </nav>
  );
}

function FindButton({ onClick }: { onClick: () => void }) {
  const isMac = useOs() === 'macos';
  return (
    <UnstyledButton className={styles.find} onClick={onClick} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={18} aria-hidden />
      Go to a screen…
      <Kbd aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</Kbd>
    </UnstyledButton>
  );
}

interface NarrowButtonsProps {
  onFind: () => void;
  onAsk: () => void;
  onMenu: () => void;
}

function NarrowButtons({ onFind, onAsk, onMenu }: NarrowButtonsProps) {
  const quiet = { variant: 'subtle', color: 'gray', size: 44 } as const;
  return (
    <div className={styles.narrow}>
      <ActionIcon {...quiet} aria-label="Go to a screen…" onClick={onFind}>
        <IconSearch size={20} />
      </ActionIcon>
      <ActionIcon {...quiet} aria-label="Ask the assistant" onClick={onAsk}>
        <IconMessage size={20} />
      </ActionIcon>
      <ActionIcon {...quiet} aria-label="Menu" onClick={onMenu}>
        <IconMenu2 size={20} />
      </ActionIcon>
    </div>
  );
}
