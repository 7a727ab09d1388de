import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation inside the site, goes to the part that the address names, else to the top of the page and to the
 * screen's heading, where a screen reader starts to read. Going back and forth, and the first page, keep the browser's
 * own scroll position and focus.
 */
export function useArrival(): void {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  // How the screen was come to: what it does with its own address since is no arrival.
  const [isNew] = useState(navigation !== NavigationType.Pop);
  const [named] = useState(hash.slice(1));
  useEffect(() => {
    if (!isNew) return;
    const part = document.getElementById(named);
    if (part === null) window.scrollTo(0, 0);
    else part.scrollIntoView();
    focusOn(part ?? headingOfScreen());
  }, [isNew, named]);
}

const headingOfScreen = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');

function focusOn(target: HTMLElement | null): void {
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
