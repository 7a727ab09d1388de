import { Button, Dialog, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useSessionHint } from '../../lib/session/session-hint.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { AccountPalette, Palette } from '../screens.ts';

interface PaletteFailureProps {
  onRetry: () => void;
  onDismiss: () => void;
}

/** Shown if the search palette did not load. The message stays until it is dismissed or the palette loads. */
function PaletteFailure({ onRetry, onDismiss }: PaletteFailureProps) {
  return (
    <Dialog opened withBorder withCloseButton onClose={onDismiss} role="alert">
      <Group>
        <Text>The search did not load.</Text>
        <Button onClick={onRetry}>Try again</Button>
      </Group>
    </Dialog>
  );
}

/**
 * Loads the search palette's code on first use: with the button, or with Ctrl or Cmd and K anywhere, text
 * fields included.
 * @returns `open`, and the palette itself, to be rendered anywhere
 */
export function usePalette() {
  const [openCount, setOpenCount] = useState(0);
  const isHinted = useSessionHint();
  const [wasHinted, setWasHinted] = useState(isHinted);
  if (wasHinted !== isHinted) {
    setWasHinted(isHinted);
    // Signing in or out replaces the palette. The new one must not open automatically.
    setOpenCount(0);
  }
  const open = () => setOpenCount((times) => times + 1);
  useHotkeys([['mod+K', open]], [], true);
  const host =
    openCount === 0 ? null : (
      <ErrorBoundary
        fallback={(retry) => <PaletteFailure onRetry={retry} onDismiss={() => setOpenCount(0)} />}
      >
        <Suspense>
          {isHinted ? <AccountPalette openCount={openCount} /> : <Palette openCount={openCount} />}
        </Suspense>
      </ErrorBoundary>
    );
  return { open, host };
}
