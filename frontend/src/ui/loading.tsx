import { texts } from '../../../core/texts.ts';
import styles from './loading.module.css';

/** Replaces a screen while its code is loading. */
export function Loading() {
  return <output className={styles.loading}>{texts.loading}</output>;
}
