import { Suspense, useState } from 'react';
import { texts } from '../../../../core/texts.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FullScreenLoader } from '../../ui/full-screen-loader.tsx';
import { useSessionWanted } from '../../lib/session/session-hint.ts';
import { SessionKeeper } from '../screens.ts';
import { SessionCodeFailure } from './session-code-failure.tsx';

const notLoaded = (retry: () => void) => <SessionCodeFailure onRetry={retry} />;

/** Asks who is signed in, where somebody may be or a screen has to know. Who never signed in here loads nothing. */
export function SessionFrame() {
  const isWanted = useSessionWanted();
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  // It stays to say what became of the session when that is over.
  if (!wasWanted) return null;
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<FullScreenLoader message={texts.user.request} />}>
        <SessionKeeper />
      </Suspense>
    </ErrorBoundary>
  );
}
