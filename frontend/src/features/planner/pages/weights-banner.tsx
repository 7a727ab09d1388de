import { IconScale } from '@tabler/icons-react';
import type { CourseFigures } from '../model/figures.ts';
import { isComplete, weightsNote } from '../model/weights-note.ts';
import { weightlessNote } from '../model/weightless.ts';
import styles from './pages.module.css';

/** Where the weights miss 100 percent: the cause, or what it means for the grade. */
export function WeightsBanner({ figures }: { figures: CourseFigures }) {
  const { totalWeight } = figures.standing;
  const cause = weightlessNote(figures.course.categories, totalWeight);
  if (figures.items.size === 0 || (cause === null && isComplete(totalWeight))) return null;
  return (
    <output className={styles.banner}>
      <IconScale size={20} aria-hidden />
      <span>
        {cause === null ? weightsNote(totalWeight) : `${cause} Enter the points, or use those of the items.`}
      </span>
    </output>
  );
}
