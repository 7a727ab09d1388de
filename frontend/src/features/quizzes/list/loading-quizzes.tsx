import { Skeleton } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import styles from './quizzes.module.css';

const widths = ['38%', '52%', '44%'];

/** In the shape of the list while it is on its way. */
export function LoadingQuizzes() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.shelf}>
      <Skeleton height={22} width={180} mb="md" />
      <ul className={styles.rows} aria-hidden>
        {widths.map((width) => (
          <li key={width} className={styles.row}>
            <div className={styles.words}>
              <Skeleton height={16} width={width} />
              <Skeleton height={12} mt={10} width="26%" />
            </div>
            <Skeleton height={24} width={64} />
          </li>
        ))}
      </ul>
    </div>
  );
}
