import { Menu, Modal, Skeleton, Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { DueDates, ShareForm, TemplateList } from './share-chunks.ts';
import { Failure } from '../../../ui/failure.tsx';

interface ShareWindowProps {
  opened: boolean;
  onClose: () => void;
  /** Called after the window has disappeared. */
  onClosed?: (() => void) | undefined;
  title: string;
  children: ReactNode;
}

const notLoaded = (retry: () => void) => (
  <Failure message="This window didn’t load. Check the connection and try again." onRetry={retry} />
);

const noop = () => {};

/** A window over the planner. Its code is loaded when it is first opened. */
function ShareWindow({ opened, onClose, onClosed = noop, title, children }: ShareWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} onExitTransitionEnd={onClosed} title={title} size="lg">
      <ErrorBoundary fallback={notLoaded}>
        <Suspense fallback={<LoadingLines />}>{children}</Suspense>
      </ErrorBoundary>
    </Modal>
  );
}

/** Placeholder while the content is loading. */
function LoadingLines() {
  return (
    <Stack gap="sm" role="status" aria-label={texts.loading}>
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
      <Skeleton height={76} radius="md" />
    </Stack>
  );
}

export type OpenWindow = 'share' | 'templates' | 'dueDates' | null;

/** The entries of the course's menu that open the windows. */
export function ShareItems({ onOpen }: { onOpen: (name: OpenWindow) => void }) {
  return (
    <>
      <Menu.Item onClick={() => onOpen('share')}>Share a copy…</Menu.Item>
      <Menu.Item onClick={() => onOpen('templates')}>Start from a template…</Menu.Item>
    </>
  );
}

interface ShareWindowsProps {
  open: OpenWindow;
  onClose: () => void;
  /** Called after a window has closed. It can restore the focus if the window was opened from a menu that is closed. */
  onClosed?: () => void;
}

export function ShareWindows({ open, onClose, onClosed }: ShareWindowsProps) {
  return (
    <>
      <ShareWindow opened={open === 'share'} onClose={onClose} onClosed={onClosed} title="Share a copy">
        <ShareForm />
      </ShareWindow>
      <ShareWindow
        opened={open === 'templates'}
        onClose={onClose}
        onClosed={onClosed}
        title="Start from a template"
      >
        <TemplateList onChosen={onClose} />
      </ShareWindow>
      <ShareWindow opened={open === 'dueDates'} onClose={onClose} onClosed={onClosed} title="Due dates">
        <DueDates onDone={onClose} />
      </ShareWindow>
    </>
  );
}
