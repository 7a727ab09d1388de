import { type ReactNode, Suspense } from 'react';
import { useSessionHint } from '../lib/session/session-hint.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const nothing = () => <></>;

/**
 * A part of a screen for signed-in users, whose code is loaded on first use. The screen is complete without
 * this part: it shows nothing to signed-out users, while the code loads, and if the code does not load.
 */
export function SignedInPart({ children }: { children: ReactNode }) {
  if (!useSessionHint()) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
