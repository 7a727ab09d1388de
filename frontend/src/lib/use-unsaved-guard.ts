import { useEffect, useEffectEvent } from 'react';
import { guardLeaving } from './leaving.ts';

/**
 * Asks before the user leaves the screen with unsaved work, and makes the browser ask before the tab is
 * closed.
 * @param ask receives a function that continues the navigation
 */
export function useUnsavedGuard(hasUnsaved: () => boolean, ask: (leave: () => void) => void): void {
  const holdBack = useEffectEvent((leave: () => void) => {
    if (!hasUnsaved()) return false;
    ask(leave);
    return true;
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const stopGuarding = guardLeaving((leave) => holdBack(leave));
    const warnNow = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', warnNow);
    return () => {
      stopGuarding();
      window.removeEventListener('beforeunload', warnNow);
    };
  }, []);
}
