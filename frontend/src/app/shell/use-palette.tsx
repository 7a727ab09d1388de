import { useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useSessionHint } from '../../lib/session/session-hint.ts';
import { AccountPalette, Palette } from '../screens.ts';
import { PaletteFailure } from './palette-failure.tsx';

/**
 * The search palette's code is loaded when it is first asked for: with the button, or with Ctrl or Cmd and K from
 * anywhere, text fields included.
 * @returns `open`, and the palette itself, to be rendered anywhere
 */
export function usePalette() {
  const [asked, setAsked] = useState(0);
  const isHinted = useSessionHint();
  const [wasHinted, setWasHinted] = useState(isHinted);
  if (wasHinted !== isHinted) {
    setWasHinted(isHinted);
    // Another palette takes its place, and is not to open by itself.
    setAsked(0);
  }
  const open = () => setAsked((times) => times + 1);
  useHotkeys([['mod+K', open]], [], true);
  const host =
    asked === 0 ? null : (
      <ErrorBoundary fallback={(retry) => <PaletteFailure onRetry={retry} onDismiss={() => setAsked(0)} />}>
        <Suspense>{isHinted ? <AccountPalette asked={asked} /> : <Palette asked={asked} />}</Suspense>
      </ErrorBoundary>
    );
  return { open, host };
}
