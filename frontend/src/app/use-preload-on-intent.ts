import { useEffect } from 'react';
import { preloadScreen } from './preload-screen.ts';

/** Loads a screen's code once a link to it is hovered, touched or focused, anywhere on the site. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    document.addEventListener('pointerover', preloadTarget);
    document.addEventListener('focusin', preloadTarget);
    return () => {
      document.removeEventListener('pointerover', preloadTarget);
      document.removeEventListener('focusin', preloadTarget);
    };
  }, []);
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin === window.location.origin) preloadScreen(link.pathname);
}
