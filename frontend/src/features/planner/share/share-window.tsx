import { Modal, Skeleton, Stack } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Failed } from './failed.tsx';

interface ShareWindowProps {
  opened: boolean;
  onClose: () => void;
  /** It is off the page. */
  onClosed?: (() => void) | undefined;
  title: string;
  children: ReactNode;
}

const notLoaded = (retry: () => void) => (
  <Failed message="This window did not load. Check the connection and try again." onRetry={retry} />
);

const nothing = () => {};

/** A window over the planner. The code inside it is loaded when it is first opened. */
export function ShareWindow({ opened, onClose, onClosed = nothing, title, children }: ShareWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={onClosed} title={title} size="lg">
      <ErrorBoundary fallback={notLoaded}>
        <Suspense fallback={<LoadingLines />}>{children}</Suspense>
      </ErrorBoundary>
    </Modal>
  );
}

/** In place of what is on its way. */
export function LoadingLines() {
  return (
    <Stack gap="sm" role="status" aria-label={texts.loading}>
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
    </Stack>
  );
}
