import { ActionIcon, Button, Drawer, Kbd, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure, useOs } from '@mantine/hooks';
import { IconMenu2, IconMessage, IconSearch } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { comingBackTo } from '../../lib/return-path.ts';
import { useSessionHint } from '../../lib/session/session-hint.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { AccountMenu } from '../screens.ts';
import styles from './header.module.css';
import { PhoneMenu } from './phone-menu.tsx';
import { currentOf, navItems } from './nav-items.ts';
import { usePalette } from './use-palette.tsx';

const notLoaded = (retry: () => void) => <Waiting onClick={retry} />;

/** The sign-in link, or the account menu if somebody is probably signed in. */
function AccountEntry() {
  const location = useLocation();
  if (!useSessionHint())
    return (
      <Button variant="default" component={Link} to={paths.login} state={comingBackTo(location)}>
        Sign in
      </Button>
    );
  // If the code does not load, `SessionFrame` in `shell.tsx` shows a message.
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<Waiting />}>
        <AccountMenu />
      </Suspense>
    </ErrorBoundary>
  );
}

function Waiting({ onClick }: { onClick?: () => void }) {
  return (
    <Button variant="default" disabled={!onClick} onClick={onClick}>
      Account
    </Button>
  );
}

interface DrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** Shows what the assistant will do. It does not answer yet. */
function AssistantDrawer({ opened, onClose }: DrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} position="right" title="Assistant">
      <Text>The assistant isn’t available yet.</Text>
      <Text mt="md">
        It will answer questions about your open course from your notes and questions, and show its sources.
        It will also list the topics that you find hard, with quizzes to practise them.
      </Text>
      <Text mt="md">The planner already shows what you need on each exam.</Text>
      <Button mt="md" component={Link} to={paths.planner} onClick={onClose}>
        Open the planner
      </Button>
    </Drawer>
  );
}

/** A gauge in three of the four materials. index.html draws the same logo before the app has started. */
function Logo() {
  return (
    <svg viewBox="0 0 28 18" width={28} height={18} aria-hidden fill="none" strokeWidth={4.5}>
      <path d="M2.5 15.5A10.5 10.5 0 0 1 10.6 5.3" stroke="var(--earned)" />
      <path d="M12.6 5A10.5 10.5 0 0 1 20 7.6" stroke="var(--open)" strokeDasharray="1.6 1.4" />
      <circle cx={23} cy={11} r={4} fill="var(--needed)" stroke="var(--text)" strokeWidth={1.4} />
    </svg>
  );
}

/** Site name, account and the main links. In windows narrower than 960 px, the links are in a menu. */
export function Header() {
  const palette = usePalette();
  const [isAssistantOpen, assistant] = useDisclosure();
  const [isMenuOpen, menu] = useDisclosure();
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link to={paths.home} className={styles.logo}>
          <Logo />
          Markwise
        </Link>
        <MainLinks />
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
      <AssistantDrawer opened={isAssistantOpen} onClose={assistant.close} />
      <PhoneMenu opened={isMenuOpen} onClose={menu.close} />
    </header>
  );
}

function MainLinks() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.mainLinks} aria-label="Main">
      {navItems.map((item) => (
        <Link key={item.to} to={item.to} aria-current={currentOf(item, pathname)}>
          {item.label}
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
      Search…
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
      <ActionIcon {...quiet} aria-label="Search…" onClick={onFind}>
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
