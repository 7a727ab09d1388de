import { IconScale } from '@tabler/icons-react';
import type { CourseFigures } from '../model/figures.ts';
import { isComplete, weightsNote } from '../model/weights-note.ts';
import styles from './pages.module.css';

/** Where the weights miss 100 percent: that they do, and what it means for the grade. */
export function WeightsBanner({ figures }: { figures: CourseFigures }) {
  const { totalWeight } = figures.standing;
  if (figures.items.size === 0 || isComplete(totalWeight)) return null;
  return (
    <output className={styles.banner}>
      <IconScale size={20} aria-hidden />
      <span>{weightsNote(totalWeight)}</span>
    </output>
  );
}
