import { Skeleton } from '@mantine/core';
import styles from './quiz.module.css';

/** In the shape of a quiz: a title, and a card. */
export function LoadingQuiz() {
  return (
    <div className={styles.column}>
      <h1>A quiz</h1>
      <output aria-label="Loading">
        <Skeleton height={300} radius="lg" mt={16} />
      </output>
    </div>
  );
}
