import { Loader } from '@mantine/core';
import { texts } from '../../../core/texts.ts';
import styles from './full-screen-loader.module.css';

interface FullScreenLoaderProps {
  /** What is going on; without it only the sign turns. */
  message?: string;
}

/** Covers everything while the site cannot go on without an answer, such as who the user is. */
export function FullScreenLoader({ message }: FullScreenLoaderProps) {
  return (
    <output className={styles.cover} aria-label={message ?? texts.loading}>
      <Loader aria-hidden />
      {message === undefined ? null : <p>{message}</p>}
    </output>
  );
}
