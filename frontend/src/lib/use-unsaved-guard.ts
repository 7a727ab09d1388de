import { useEffect, useEffectEvent } from 'react';
import { guardLeaving } from './leaving.ts';

/**
 * Asks before the screen on show is left with something unsaved, and has the browser ask before the tab is closed with
 * it.
 *
 * @param ask gets what leads on, for when the answer comes
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
