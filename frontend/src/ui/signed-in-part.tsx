import { type ReactNode, Suspense } from 'react';
import { useSessionHint } from '../lib/session/session-hint.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const nothing = () => <></>;

/**
 * A part of a screen for signed-in users, whose code is loaded on first use. The screen is whole without it: nothing is
 * shown to signed-out users, while the code loads, and if it does not load.
 */
export function SignedInPart({ children }: { children: ReactNode }) {
  if (!useSessionHint()) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
