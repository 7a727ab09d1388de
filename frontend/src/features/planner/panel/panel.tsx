import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CourseFigures } from '../model/figures.ts';
import { PanelBody } from './panel-body.tsx';
import styles from './panel.module.css';

/**
 * Stores the distance of the panel from the top of the window in `--panel-top`. The CSS computes the height from it, so
 * that the panel always ends within the window.
 */
function usePanelTop(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = panel;
      current?.style.setProperty('--panel-top', `${current.getBoundingClientRect().top}px`);
    };
    measure();
    // Notices above the panel move it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, []);
  return panel;
}

/** The panel next to the table, always in view as a whole. If it does not fit, it scrolls. */
export function Panel({ figures }: { figures: CourseFigures }) {
  const panel = usePanelTop();
  return (
    <aside ref={panel} className={styles.panel} aria-label="Where you stand">
      <PanelBody figures={figures} />
    </aside>
  );
}
