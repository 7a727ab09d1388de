import { useEffect, useEffectEvent } from 'react';
import { placeOfKey } from './letters.ts';

/** What takes letters and digits itself. A choice takes none. */
const edited = 'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]';

/** What lies over the page. */
const overlay = '[role=dialog], [role=menu], [role=listbox]';

/** Chooses an answer by its letter or digit wherever on the page the focus is, unless text is edited there. */
export function useLetterKeys(isOn: boolean, count: number, choose: (place: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const place = placeOfKey(event.key);
    if (place === null || place >= count) return;
    if (event.target instanceof Element && event.target.closest(`${edited}, ${overlay}`)) return;
    event.preventDefault();
    choose(place);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
