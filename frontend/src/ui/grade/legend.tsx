import styles from './legend.module.css';
import { materialNames, materials, type Material } from './materials.ts';

interface LegendProps {
  /** Which materials are on show; all four by default. */
  show?: readonly Material[];
}

/** What each material means. */
export function Legend({ show = materials }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {show.map((material) => (
        <li key={material}>
          <Swatch material={material} />
          {materialNames[material]}
        </li>
      ))}
    </ul>
  );
}

/** A small sample of a material, to stand before its word. */
export function Swatch({ material }: { material: Material }) {
  return <i aria-hidden className={`${styles.swatch} m-${material}`} />;
}
