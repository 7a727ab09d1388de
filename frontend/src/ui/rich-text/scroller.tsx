import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './rich-text.module.css';

interface ScrollerProps {
  /** What scrolls, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Content that may be wider than its column. It can be scrolled with the keyboard if it is. */
export function Scroller({ label, children }: ScrollerProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={element}
      className={styles.scroller}
      {...(isWide && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      {children}
    </div>
  );
}
