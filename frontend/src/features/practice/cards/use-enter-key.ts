import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements that handle Enter themselves. For example, a field submits its form. */
const enterTargets = 'a, button, input, textarea, select, [role=dialog], [role=menu], [role=listbox]';

/** Calls `goOn` on Enter, unless the focused element handles it. */
export function useEnterKey(goOn: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(enterTargets)) return;
    event.preventDefault();
    goOn();
  });
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
