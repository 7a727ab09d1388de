import { Loader } from '@mantine/core';
import styles from './sending.module.css';

/** What is going on, while the server works on it. */
export function Sending({ message }: { message: string | null }) {
  return (
    <output className={styles.sending}>
      {message === null ? null : (
        <>
          <Loader size={18} aria-hidden />
          {message}
        </>
      )}
    </output>
  );
}
