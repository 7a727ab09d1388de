import { Button, Dialog, Group, Text } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { texts } from '../../../../core/texts.ts';
import { useNeedsSession } from '../../lib/session/session-hint.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FullScreenLoader } from '../../ui/full-screen-loader.tsx';
import { SessionProvider } from '../screens.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** Shown if the code of the session did not load. The rest of the site works without it. */
function SessionCodeFailure({ onRetry }: { onRetry: () => void }) {
  const [shown, setShown] = useState(true);
  return (
    <Dialog opened={shown} withBorder withCloseButton onClose={() => setShown(false)} role="alert">
      <Text mb="sm">Your account did not load. Check the connection and try again.</Text>
      <Group>
        <Button onClick={onRetry}>Try again</Button>
      </Group>
    </Dialog>
  );
}

const notLoaded = (retry: () => void) => <SessionCodeFailure onRetry={retry} />;

/**
 * Finds out who is signed in, if the browser may have a session or a screen needs the user. Otherwise it loads no
 * code and sends no request.
 */
function SessionFrame() {
  const needsSession = useNeedsSession();
  const [neededSession, setNeededSession] = useState(needsSession);
  if (needsSession && !neededSession) setNeededSession(true);
  // It stays mounted to report the end of the session.
  if (!neededSession) return null;
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<FullScreenLoader message={texts.user.request} />}>
        <SessionProvider />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Header />
      {children}
      <Footer />
      <SessionFrame />
    </div>
  );
}
