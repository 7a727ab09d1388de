import { Skeleton } from '@mantine/core';
import { texts } from '../../../../core/texts.ts';
import styles from './courses.module.css';

/** Placeholder of the list while it is loading. */
export function LoadingCourses({ count = 3 }: { count?: number }) {
  return (
    <div role="status" aria-label={texts.loading}>
      <ul className={styles.list} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles.card}>
            <div className={styles.words}>
              <Skeleton height={18} width="70%" />
              <Skeleton height={12} mt={12} width="90%" />
              <Skeleton height={12} mt={8} width="40%" />
            </div>
            <Skeleton height={62} width={120} radius="md" />
          </li>
        ))}
      </ul>
    </div>
  );
}
