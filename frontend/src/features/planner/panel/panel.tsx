import type { CourseFigures } from '../model/figures.ts';
import { PanelBody } from './panel-body.tsx';
import styles from './panel.module.css';

/** The panel next to the table, always in view. */
export function Panel({ figures }: { figures: CourseFigures }) {
  return (
    <aside className={styles.panel} aria-label="Where you stand">
      <PanelBody figures={figures} />
    </aside>
  );
}
