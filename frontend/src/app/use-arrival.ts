import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * After a navigation inside the site, goes to the top of the page and to the screen's heading, where a screen reader
 * starts to read. Going back and forth, and the first page, keep the browser's own scroll position and focus.
 */
export function useArrival(): void {
  const navigation = useNavigationType();
  // How the screen was come to: what it does with its own address since is no arrival.
  const [isNew] = useState(navigation !== NavigationType.Pop);
  useEffect(() => {
    if (!isNew) return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [isNew]);
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
