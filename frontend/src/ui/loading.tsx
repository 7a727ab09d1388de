import { texts } from '../../../core/texts.ts';
import styles from './loading.module.css';

/** In place of a screen while its code is on the way. */
export function Loading() {
  return <output className={styles.loading}>{texts.loading}</output>;
}
