import styles from './figures.module.css';
import { materialNames, materials, type Material } from './materials.ts';

interface LegendProps {
  /** The shown materials. By default all four. */
  show?: readonly Material[];
}

/** The meaning of each material. */
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

/** A small sample of a material, next to its name. */
export function Swatch({ material }: { material: Material }) {
  return <i aria-hidden className={`${styles.swatch} m-${material}`} />;
}
