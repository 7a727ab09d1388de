import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import { SaveControl } from '../saved/chunks.ts';
import { SignInToSave } from './sign-in-to-save.tsx';

/** Saves the course with the account; without one it says what saving needs, and leads there and back. */
export function SaveButton() {
  if (!useSessionHint()) return <SignInToSave />;
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<NotReady />}>
        <SaveControl />
      </Suspense>
    </ErrorBoundary>
  );
}

const notLoaded = (retry: () => void) => <NotReady onRetry={retry} />;

/** Its code is on the way, or did not come. */
function NotReady({ onRetry }: { onRetry?: () => void }) {
  return (
    <Button variant="default" px={14} disabled={!onRetry} onClick={onRetry}>
      Save
    </Button>
  );
}
